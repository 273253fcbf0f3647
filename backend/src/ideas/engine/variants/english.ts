import { isKnownStem } from '../../../ai/engines/built-in/built-in.engine.js';
import { readWords } from '../../../ai/engines/built-in/words.js';
import actWeights from './act-weights.json' with { type: 'json' };

/** Words of what other pages say one does. */
const said = new Set(actWeights.words.split(' '));

/** So often a page means what it writes. */
const MEANT = 2;

/** A rare word may be right; one that the page itself spells otherwise is not. */
const RARE = 0.4;
const SLIP = 5;

/**
 * How much speaks against the words of a clause: those that neither other pages have nor the page says again, unless they are names.
 * “sort colores” is a slip where the page itself says “colors”.
 */
export function readSpelling(title: string, text: string): (clause: string) => number {
  const page = `${title}\n${text}`.toLowerCase();
  const times = new Map<string, number>();
  for (const [word] of page.matchAll(/\p{L}+/gu)) times.set(word, (times.get(word) ?? 0) + 1);
  const isSlip = (word: string): boolean => {
    const bare = /^(.+[^aeiouhsxz])es$/.exec(word)?.[1];
    return bare !== undefined && !times.has(`${bare}e`) && (times.has(`${bare}s`) || times.has(bare));
  };
  const weigh = (word: string, stem: string): number => {
    if (isSlip(word)) return SLIP;
    return said.has(stem) || isKnownStem(stem) || (times.get(word) ?? 0) >= MEANT ? 0 : RARE;
  };
  return (clause) =>
    readWords(clause).reduce(
      (sum, { text: word, stem, start }) =>
        sum + (/\p{Lu}|\d/u.test(clause.charAt(start)) ? 0 : weigh(word, stem)),
      0,
    );
}
