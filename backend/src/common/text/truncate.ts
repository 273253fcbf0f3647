const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const LAST_ASCII = 0x7f;

/**
 * The beginning of a text, cut between two characters as people see them: a flag, a family emoji or a letter with its
 * marks is kept whole or left out.
 * @param max most UTF-16 units of the result, `ellipsis` included
 * @param ellipsis put behind what was cut; the spaces before it go
 */
export function truncate(text: string, max: number, ellipsis = ''): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, findBoundary(text, Math.max(0, max - ellipsis.length)));
  return ellipsis ? `${kept.trimEnd()}${ellipsis}` : kept;
}

/** The last place at or before `at` where the text may be cut. */
function findBoundary(text: string, at: number): number {
  // What follows an ASCII character is divided the same way whatever stands before it, so only a piece is looked at.
  for (let from = at; from > 0;) {
    from = findAscii(text, from - 1);
    const { index } = graphemes.segment(text.slice(from, at + 2)).containing(at - from) ?? { index: 0 };
    // Some signs take in even the ASCII character behind them: then the piece has to begin earlier.
    if (index > 0) return from + index;
  }
  // One character that is longer than the limit: part of it says more than nothing.
  return isPairAt(text, at - 1) ? at - 1 : at;
}

/** The nearest ASCII character at or before `at`, or the beginning of the text. */
function findAscii(text: string, at: number): number {
  let found = at;
  while (found > 0 && text.charCodeAt(found) > LAST_ASCII) found -= 1;
  return found;
}

const isPairAt = (text: string, at: number): boolean => (text.codePointAt(at) ?? 0) > 0xffff;
