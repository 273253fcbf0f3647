import { isStatement } from './statement.js';
import { readWords } from './words.js';

const states = (text: string, cue: string, order = 0): boolean => {
  const words = readWords(text);
  const named = readWords(cue);
  const from = words.findIndex(({ text }) => text === named[0]?.text);
  const sentence = { start: 0, end: text.length, words, order, part: 'body' as const };
  return isStatement({ ...sentence, opensLine: true, opensBlock: true }, { from, to: from + named.length });
};

describe('isStatement', () => {
  it.each([
    ['A cozy hidden object game for quiet evenings.', 'hidden object'],
    ['This tile matching puzzle adventure is calm.', 'tile matching'],
    ['The hidden object, adventure game is back.', 'hidden object'],
    ['Word search game', 'word search game'],
  ])('knows what a page calls its game: %s', (text, cue) => {
    expect(states(text, cue)).toBe(true);
  });

  it.each([
    ['Find a hidden object in each scene.', 'hidden object'],
    ['Made for tile matching game fans.', 'tile matching'],
    ['A party game night for friends.', 'party game'],
  ])('takes nothing else for it: %s', (text, cue) => {
    expect(states(text, cue)).toBe(false);
  });

  it('reads the title and the first sentences only', () => {
    const stated = [-1, 3, 4].map((order) => states('A tower defense game', 'tower defense', order));
    expect(stated).toEqual([true, true, false]);
  });
});
