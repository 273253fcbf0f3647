import type { Group } from '../mechanics/mechanics.js';
import { parseRows } from '../rows.js';
import { linkTables } from './link-tables.js';

/** One rule by which two kinds of play make one game. */
export interface Link {
  text: string;
  /** Completes "You decide …". */
  choice: string;
  why: string;
}

/** Columns: group | group | text | choice | why; words of the first group in {thing1} and so on, see `fillLink`. */
const links = linkTables.flatMap(parseRows).map(([a = '', b = '', text = '', choice = '', why = '']) => ({
  ...{ a, b, link: { text, choice, why } },
}));

/** Says {thing1} of the second and {thing2} of the first. */
const turn = (text: string): string =>
  text.replace(/\{(\w+)([12])\}/g, (_, word: string, side: string) => `{${word}${side === '1' ? 2 : 1}}`);
export const turnLink = ({ text, choice, why }: Link): Link => ({
  ...{ text: turn(text), choice: turn(choice), why: turn(why) },
});

const byGroups = new Map<string, Link[]>();
for (const { a, b, link } of links) {
  byGroups.set(`${a} ${b}`, [...(byGroups.get(`${a} ${b}`) ?? []), link]);
  if (a !== b) byGroups.set(`${b} ${a}`, [...(byGroups.get(`${b} ${a}`) ?? []), turnLink(link)]);
}

/** What links a game of one group to a game of another, in the order of the tables. */
export const listLinks = (one: Group, other: Group): readonly Link[] => byGroups.get(`${one} ${other}`) ?? [];
