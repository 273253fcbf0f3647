import { truncate } from './truncate.js';

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const PIECES: Record<string, string[]> = {
  emoji: ['😀', '🧩', '❤️', '👍🏽', '1️⃣', '©'],
  'joined emoji': ['👨‍👩‍👧‍👦', '🏳️‍🌈', '👩🏾‍🚀', '🧑🏿‍🤝‍🧑🏻', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  flags: ['🇹🇼', '🇯🇵', '🇧🇷', '🇩🇪'],
  CJK: ['原', '神', 'パ', 'ズ', 'が', '한', '국', '𠮷', '𩸽', '葛󠄀', '、'],
  Thai: ['เ', 'ก', 'ม', 'น้ำ', 'ที่', 'ส', 'นุ', 'ก์'],
  'combining marks': ['é', 'ạ̈', 'o̊', 'Z͑ͫ̓ͪ', 'ñ'],
  'right-to-left': ['ש', 'ל', 'וֹ', 'م', 'حَ', 'بّ', '\u200f', '\u202b', '؀'],
  Indic: ['क्ष', 'त्र', 'நி', 'কি'],
  Latin: ['a', 'b', ' ', '-', '.', '\n', '\r\n'],
};

/** Deterministic, so that failures can be reproduced. */
function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

function makeText(random: (below: number) => number, kinds: string[][]): string {
  let text = '';
  for (let count = 1 + random(24); count > 0; count -= 1) {
    const pieces = kinds[random(kinds.length)]!;
    text += pieces[random(pieces.length)]!;
  }
  return text;
}

describe('truncate', () => {
  const all = Object.values(PIECES);
  const mixes: [string, string[][]][] = [
    ...Object.entries(PIECES).map(([name, pieces]): [string, string[][]] => [name, [pieces]]),
    ['everything mixed', all],
  ];

  it.each(mixes)('cuts %s only between characters, and as late as it can', (_name, kinds) => {
    const random = makeRandom(7);
    const wrong: unknown[] = [];
    for (let round = 0; round < 120; round += 1) {
      const text = makeText(random, kinds);
      const boundaries = [...graphemes.segment(text)].map(({ index }) => index).concat(text.length);
      for (let max = boundaries[1]!; max <= text.length + 1; max += 1) {
        const latest = boundaries.findLast((index) => index <= max);
        const kept = truncate(text, max);
        if (kept !== text.slice(0, latest) || !kept.isWellFormed()) wrong.push({ text, max, kept });
      }
    }
    expect(wrong).toEqual([]);
  });

  it.each(mixes)('keeps %s with an ellipsis within the limit', (_name, kinds) => {
    const random = makeRandom(11);
    const wrong: unknown[] = [];
    for (let round = 0; round < 60; round += 1) {
      const text = makeText(random, kinds);
      for (let max = 2; max < text.length; max += 1) {
        const kept = truncate(text, max, '…');
        if (kept.length > max || !kept.isWellFormed() || !/\S…$|^…$/.test(kept))
          wrong.push({ text, max, kept });
      }
    }
    expect(wrong).toEqual([]);
  });

  it('counts flags from where they begin, however many stand in a row', () => {
    const flags = '🇹🇼'.repeat(2_000);
    for (const max of [3_997, 3_998, 3_999, 4_000])
      expect(truncate(flags, max)).toHaveLength(max - (max % 4));
  });

  it('keeps whole code points of a character that is longer than the limit', () => {
    expect(truncate('👨‍👩‍👧‍👦', 4)).toBe('👨‍');
    expect(truncate('👨‍👩‍👧‍👦', 1)).toBe('');
    expect(truncate(`a${'\u0301'.repeat(900)}`, 500)).toHaveLength(500);
  });

  it('takes as long on a long text as on a short one', () => {
    const long = `${'word '.repeat(400_000)}😀`;
    truncate(long, 1_000_001);
    const started = performance.now();
    for (let at = 0; at < 1_000; at += 1) truncate(long, 1_000_000 + at);
    expect(performance.now() - started).toBeLessThan(1_000);
  });
});
