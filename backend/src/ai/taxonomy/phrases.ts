import { BIG_NUMBER_STEM, readWords } from '../engines/built-in/words.js';

const MOST_WORDS = 8;

/** The phrases of a text, one per line, without repeats. */
export const splitPhrases = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/**
 * Converts a phrase to the notation of cues: its words in a row, with numbers from ten as any number. Undefined
 * when that is impossible.
 */
export function toCue(phrase: string): string | undefined {
  const words = readWords(phrase);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  return words.map(({ text, stem }) => (stem === BIG_NUMBER_STEM ? '#' : text)).join(' ');
}
