const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const LAST_ASCII = 0x7f;

/**
 * Truncates a text between grapheme clusters: a flag, a family emoji or a letter with its marks stays whole.
 * @param max most UTF-16 units of the result, `ellipsis` included
 * @param ellipsis put behind what was cut; the spaces before it go
 */
export function truncate(text: string, max: number, ellipsis = ''): string {
  if (text.length <= max) return text;
  const head = text.slice(0, findBoundary(text, Math.max(0, max - ellipsis.length)));
  return ellipsis ? `${head.trimEnd()}${ellipsis}` : head;
}

/** Last position up to `at` where the text may be cut. */
function findBoundary(text: string, at: number): number {
  // Segmentation after an ASCII character does not depend on what precedes it, so only a part is examined.
  for (let from = at; from > 0;) {
    from = findAscii(text, from - 1);
    const { index } = graphemes.segment(text.slice(from, at + 2)).containing(at - from) ?? { index: 0 };
    // Some marks combine with a preceding ASCII character: then the part begins earlier.
    if (index > 0) return from + index;
  }
  // A single cluster longer than the limit is cut rather than dropped.
  return isPairAt(text, at - 1) ? at - 1 : at;
}

/** Nearest ASCII character up to `at`, or the start of the text. */
function findAscii(text: string, at: number): number {
  let found = at;
  while (found > 0 && text.charCodeAt(found) > LAST_ASCII) found -= 1;
  return found;
}

const isPairAt = (text: string, at: number): boolean => (text.codePointAt(at) ?? 0) > 0xffff;
