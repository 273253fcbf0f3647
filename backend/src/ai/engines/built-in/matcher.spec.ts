import { CueMatcher } from './matcher.js';
import { parseCue } from './cue-syntax.js';
import { readWords } from './words.js';

const finds = (cue: string, text: string): boolean => new CueMatcher([cue]).find(readWords(text)).length > 0;

describe('cues', () => {
  it.each([
    ['words in a row, whatever their endings', 'swap gem', 'Swapping gems all day', true],
    ['not in another order', 'swap gem', 'gems to swap', false],
    ['a hyphen is a space', 'co-op', 'Co op with a friend', true],
    ['a gap up to its width', 'climb ~2 ladder', 'climb the golden ladder', true],
    ['no wider', 'climb ~2 ladder', 'climb the very golden ladder', false],
    ['alternatives', 'catch/tame dragon', 'tame dragons', true],
    ['alternatives of two words', 'real_time/live duel', 'real-time duels', true],
    ['an optional word present', 'pull the? pin', 'pull the pin', true],
    ['an optional word absent', 'pull the? pin', 'pull pins', true],
    ['a named set', 'upgrade @vehicle', 'upgrade karts', true],
    ['an exact spelling', '=races', 'a race', false],
    ['any number', '# player', 'eight players', true],
    ['a big number only', '## level', '3 levels', false],
    ['a number as a word', '3 in a row', 'three in a row', true],
    ['that number only', '2048', '4096', false],
  ])('%s', (_, cue, text, found) => expect(finds(cue, text)).toBe(found));

  it('reports the words covered', () => {
    expect(
      new CueMatcher(['zzz', 'endless ~2 runner']).find(readWords('An endless night runner game')),
    ).toEqual([{ cue: 1, from: 1, to: 4 }]);
  });

  it('finds parts in any order and tells where they stand', () => {
    const matcher = new CueMatcher(['swap & three/four & row']);
    const text = 'A row of three plums: swap two and it is gone';
    expect(matcher.find(readWords(text))).toEqual([
      {
        cue: 0,
        from: 1,
        to: 6,
        parts: [
          { from: 5, to: 6 },
          { from: 3, to: 4 },
          { from: 1, to: 2 },
        ],
      },
    ]);
    expect(matcher.find(readWords('Swap two in a row'))).toEqual([]);
    expect(matcher.find(readWords(`Three ${'very '.repeat(20)} row swap`))).toEqual([]);
  });

  it.each(['~3 gem', 'gem ~3', 'gem ~12 row', '@nosuchset', 'gem?'])('refuses the notation "%s"', (cue) => {
    expect(() => parseCue(cue)).toThrow(cue);
  });
});
