const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Truncates between grapheme clusters, so that no emoji, flag or accented letter is split.
 * @param max maximum length in UTF-16 units, `ellipsis` included
 */
export function truncate(text: string, max: number, ellipsis = ''): string {
  if (text.length <= max) return text;
  let end = 0;
  for (const { index, segment } of graphemes.segment(text)) {
    if (index + segment.length > max - ellipsis.length) break;
    end = index + segment.length;
  }
  return ellipsis ? `${text.slice(0, end).trimEnd()}${ellipsis}` : text.slice(0, end);
}
