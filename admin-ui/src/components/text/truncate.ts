const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The beginning of a text, cut between two characters as people see them, so that no emoji, flag or accented letter is
 * cut in two.
 * @param max most UTF-16 units of the result, `ellipsis` included
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
