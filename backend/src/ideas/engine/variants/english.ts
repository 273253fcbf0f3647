import { isKnownStem } from '../../../ai/engines/built-in/built-in.engine.js';
import { readWords } from '../../../ai/engines/built-in/words.js';
import actWeights from './act-weights.json' with { type: 'json' };

/** Words of what other pages say one does. */
const said = new Set(actWeights.words.split(' '));

/** So often a page means what it writes. */
const MEANT = 2;

/**
 * Whether a page writes a clause in words of its language: such as other pages have, names of its own, and what it says again and again.
 * “sort colores” has none of them where the page itself says “colors”.
 */
export function readSpelling(title: string, text: string): (clause: string) => boolean {
  const page = `${title}\n${text}`.toLowerCase();
  const times = new Map<string, number>();
  for (const [word] of page.matchAll(/\p{L}+/gu)) times.set(word, (times.get(word) ?? 0) + 1);
  const isSlip = (word: string): boolean => {
    const bare = /^(.+[^aeiouhsxz])es$/.exec(word)?.[1];
    return bare !== undefined && !times.has(`${bare}e`) && (times.has(`${bare}s`) || times.has(bare));
  };
  return (clause) =>
    readWords(clause).every(
      ({ text: word, stem, start }) =>
        /\p{Lu}|\d/u.test(clause.charAt(start)) ||
        ((said.has(stem) || isKnownStem(stem) || (times.get(word) ?? 0) >= MEANT) && !isSlip(word)),
    );
}
