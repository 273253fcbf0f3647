const MAX_WORDS = 8;
/** Shorter words have too few trigrams to recognize them with a typo. */
const MIN_LENGTH_WITH_TYPO = 4;
const MAX_TRANSPOSED_LENGTH = 16;

/** A search text, prepared for conditions. */
export interface SearchTerms {
  /** The whole text in lower case with single spaces. */
  text: string;
  words: string[];
}

export function parseSearchTerms(q: string): SearchTerms | undefined {
  const words = q.toLowerCase().trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  return words.length > 0 ? { text: words.join(' '), words } : undefined;
}

const escapePattern = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

export const prefixPattern = (text: string): string => `${escapePattern(text)}%`;

/**
 * Patterns of which one must match a text that contains the word. One or two letters only match at the start of
 * words: nearly every title contains them.
 */
export function toExactPatterns(word: string): string[] {
  const isShort = word.length < 3 && /^[a-z0-9]+$/.test(word);
  return isShort ? [`${escapePattern(word)}%`, `% ${escapePattern(word)}%`] : [`%${escapePattern(word)}%`];
}

/**
 * Patterns of the word with two adjacent letters swapped: the most common typo, and the one trigrams tolerate
 * least. Empty when the word is too short to tolerate typos.
 */
export function toSwappedPatterns(word: string): string[] {
  if (!forgivesTypos(word) || word.length > MAX_TRANSPOSED_LENGTH) return [];
  const letters = [...word];
  const swapped = letters.slice(1).map((letter, index) => {
    return [...letters.slice(0, index), letter, letters[index]!, ...letters.slice(index + 2)].join('');
  });
  return [...new Set(swapped)].filter((one) => one !== word).map((one) => `%${escapePattern(one)}%`);
}

/** Bundle ids and numbers are copied, not typed, and their trigrams would match half of the catalog. */
export const forgivesTypos = (word: string): boolean =>
  [...word].length >= MIN_LENGTH_WITH_TYPO && /^[\p{L}\p{M}'’-]+$/u.test(word);
