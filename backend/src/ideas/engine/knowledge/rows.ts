/** Tables of texts: one row per line, columns between bars, alternatives between slashes. */

export const parseRows = (table: string): string[][] =>
  table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter(([first]) => first !== '');

export const parseAlternatives = (cell: string | undefined): string[] =>
  (cell ?? '').split(' / ').flatMap((text) => (text.trim() ? [text.trim()] : []));
