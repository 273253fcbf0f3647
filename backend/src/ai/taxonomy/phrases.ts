import { BIG_NUMBER_STEM, readWords } from '../engines/built-in/words.js';

const MOST_WORDS = 8;

/** The wordings of a text, one a line, without those that stand there twice. */
export const splitPhrases = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

/** A wording in the notation of cues: its words in a row, numbers of ten and more as any number. Undefined when it is none. */
export function toCue(phrase: string): string | undefined {
  const words = readWords(phrase);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  return words.map(({ text, stem }) => (stem === BIG_NUMBER_STEM ? '#' : text)).join(' ');
}
