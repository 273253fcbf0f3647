import { Doubts } from './doubt.js';
import { readWords } from './words.js';

const isDoubtful = (text: string, word: string, next = ''): boolean => {
  const words = readWords(text);
  const from = words.findIndex((one) => one.text === word);
  const sentence = {
    start: 0,
    end: text.length,
    words,
    part: 'body' as const,
    order: 0,
    opensLine: true,
    opensBlock: true,
  };
  return new Doubts({ text: `${text} ${next}`, sentence }).has({ from, to: from + 1 }, false);
};

describe('a place that may deny what it names', () => {
  it.each([
    ['Joining a guild is neither needed nor possible', 'guild'],
    ['Talking in a chat they cannot', 'chat'],
    ['Guilds have been sunset', 'guilds'],
    ['Login bonuses are dead', 'bonuses'],
    ['Co-op was deliberately kept out', 'op'],
    ['We shelved the tournaments', 'tournaments'],
    ['A legendary pull is meaningless', 'pull'],
    ["We'd love live duels too", 'duels'],
    ['Hints are for the weak, and you won’t get one from us', 'hints'],
    ['Tournaments came to an end', 'tournaments'],
    ['The hint button does nothing', 'hint'],
    ['Merging does precisely nothing', 'merging'],
    ['Despite the name, this solitaire is a story', 'solitaire'],
  ])('"%s": %s', (text, word) => expect(isDoubtful(text, word)).toBe(true));

  it.each([
    ['You might want to merge the flowers.', 'merge', "You can't."],
    ['An idle game plays itself.', 'idle', 'This one begs to be played.'],
    ['Marvel heroes?', 'marvel', 'Wrong aisle.'],
  ])('"%s" and what follows takes %s back', (text, word, next) => {
    expect(isDoubtful(text, word, next) || isDoubtful(`${text} ${next}`, word)).toBe(true);
  });

  it.each([
    ['Your base grows while you are not playing', 'base'],
    ['Unlock skins that nobody else has', 'skins'],
    ['The tournament never sleeps', 'tournament'],
    ['Guilds have been added', 'guilds'],
    ['We reworked the tournaments', 'tournaments'],
    ['Explore an open world without loading screens', 'world'],
    ["Don't Look Back is a platformer", 'platformer'],
    ['Classic solitaire can’t be beat', 'solitaire'],
    ['Whether you win or not, the guild celebrates', 'guild'],
    ['Train your hero, and never stop', 'hero'],
    ['You can buy gems, though you do not need them to win', 'gems'],
    ["It sounds easy to sort the balls, but it isn't.", 'sort'],
  ])('"%s": no doubt about %s', (text, word) => expect(isDoubtful(text, word)).toBe(false));
});
