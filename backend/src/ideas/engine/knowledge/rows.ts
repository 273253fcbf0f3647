/** Tables of texts: one row per line, columns between bars with spaces around them, alternatives between slashes. */

export const parseRows = (table: string): string[][] =>
  table
    .split('\n')
    .map((line) => line.split(/(?<!\S)\|(?!\S)/).map((cell) => cell.trim()))
    .filter(([first]) => first !== '');

export const parseAlternatives = (cell: string | undefined): string[] =>
  (cell ?? '').split(' / ').flatMap((text) => (text.trim() ? [text.trim()] : []));

/**
 * What one does in a kind of game. What begins with “?” is a detail that some games have: it is told of a game only where its page
 * has all of its words.
 */
export interface ToldActs {
  acts: readonly string[];
  details: readonly string[];
}
export function parseActs(cell: string | undefined): ToldActs {
  const all = parseAlternatives(cell);
  return {
    acts: all.filter((act) => !act.startsWith('?')),
    details: all.flatMap((act) => (act.startsWith('?') ? [act.slice(1).trim()] : [])),
  };
}
