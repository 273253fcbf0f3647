import { readWords, findStem } from './words.js';

const stems = (text: string): string[] => readWords(text).map((word) => word.stem);

describe('readWords', () => {
  it('points into the text as it was given', () => {
    const text = 'Café — 1,000+ “LEVELS”!';
    for (const word of readWords(text)) expect(text.slice(word.start, word.end).length).toBeGreaterThan(0);
    expect(readWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Café',
      '1,000',
      'LEVELS',
    ]);
  });

  it('reads accents, fancy letters, possessives and hyphens as plain words', () => {
    expect(readWords("Café player's match-3 𝐌𝐞𝐫𝐠𝐞").map((word) => word.text)).toEqual([
      'cafe',
      'player',
      'match',
      '3',
      'merge',
    ]);
  });

  it('skips "words" no language has', () => {
    expect(readWords(`short ${'x'.repeat(50_000)} end`).map((word) => word.text)).toEqual(['short', 'end']);
  });
});

describe('stemOf', () => {
  it.each([
    ['merging', 'merge'],
    ['cities', 'city'],
    ['heroes', 'hero'],
    ['customised', 'customize'],
    ['colours', 'color'],
    ['built', 'build'],
    ['upgraded', 'upgrade'],
    ['tapping', 'tap'],
  ])('folds %s and %s', (one, other) => expect(findStem(one)).toBe(findStem(other)));

  it.each([
    ['themes', 'them'],
    ['caring', 'car'],
    ['boxing', 'box'],
    ['ads', 'adds'],
    ['buildings', 'building'],
  ])('keeps %s and %s apart', (one, other) => expect(findStem(one)).not.toBe(findStem(other)));

  it('knows small numbers from big ones, in figures and in words', () => {
    expect(stems('3 three 12 hundreds 1,500 5k')).toEqual(['#', '#', '##', '##', '##', '##']);
  });

  it('is not led astray by words that objects inherit', () => {
    expect(stems('constructor toString __proto__')).toHaveLength(3);
  });
});
