import { readWords, type Word } from '../engines/built-in/words.js';
import { additions } from './additions.js';
import { boundaries, type Boundary } from './boundaries/index.js';
import { families } from './families/index.js';
import { linkPhrases } from './link-phrases.js';
import { paraphrases } from './paraphrases/index.js';
import type { EntryKind, Paraphrases, TaxonomyEntry } from './taxonomy.types.js';

export { languageCues } from './languages/index.js';
export { linkPhrases, type LinkPhrases } from './link-phrases.js';

/** Raise with every change of ids, cues or relations: stored analyses record their version. */
export const TAXONOMY_VERSION = '1.6.1';

export interface LoadedEntry extends TaxonomyEntry {
  kind: EntryKind;
  family: string;
  /** Name of the family, for display. */
  familyName: string;
  /** Where it ends and its neighbor begins. */
  boundary?: Boundary | undefined;
  /** Paraphrases of the entry. */
  paraphrases?: Paraphrases[string];
  /** Set for entries reported in addition to the others; `within` is the entry that it is a form of. */
  addition?: { within: string | null };
}

/** All entries in the order of the families. */
export const taxonomyEntries: readonly LoadedEntry[] = families.flatMap((family) =>
  family.entries.map((entry) => ({
    ...entry,
    kind: family.kind,
    family: family.id,
    familyName: family.name,
    boundary: boundaries.get(entry.id),
    paraphrases: paraphrases[entry.id],
  })),
);

/** Families of finer entries that are not a form of another entry. */
const FINER: Record<EntryKind, string> = { mechanic: 'More mechanics', meta: 'More meta elements' };

/** The finer entries, reported in addition to the others. */
export const taxonomyAdditions: readonly LoadedEntry[] = additions.map(({ within, ...entry }) => ({
  ...entry,
  family: 'additions',
  familyName: taxonomyEntries.find(({ id }) => id === within)?.familyName ?? FINER[entry.kind],
  boundary: boundaries.get(entry.id),
  addition: { within: within ?? null },
}));

/** All entries, including the finer ones. */
export const allEntries: readonly LoadedEntry[] = [...taxonomyEntries, ...taxonomyAdditions];

/** Shorter prefixes match nearly every name. */
const SHORTEST_PREFIX = 3;

const byId = new Map(allEntries.map((entry) => [entry.id, entry]));

/** The cues of one field of an entry. */
export const cueList = (field: string | undefined): string[] =>
  (field ?? '')
    .split('|')
    .map((cue) => cue.trim())
    .filter(Boolean);

let teamEntries: ReadonlyMap<string, LoadedEntry> = new Map();

/** Replaces the entries that the team added, so that whoever reads stored analyses knows them. */
export function setTeamEntries(entries: readonly LoadedEntry[]): void {
  teamEntries = new Map(entries.map((entry) => [entry.id, entry]));
}

/** The entry with this id, shipped or added by the team, or undefined. */
export const findEntry = (id: string): LoadedEntry | undefined => byId.get(id) ?? teamEntries.get(id);

/** Joins a mechanic and another entry in one sentence: what a success in the first does in the second. */
export function linkEntries(mechanicId: string, otherId: string): string | undefined {
  const beat = linkPhrases[mechanicId]?.beat;
  const reward = linkPhrases[otherId]?.reward;
  return beat && reward && `Each ${beat} ${reward}`;
}

/** The entry's name, or the id of an unknown entry. */
export const entryName = (id: string): string => findEntry(id)?.name ?? id;

const nameKey = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/&/g, ' and ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const byName = new Map(
  taxonomyEntries.flatMap((entry) =>
    [entry.name, entry.id, ...(entry.aliases ?? [])].map((name) => [nameKey(name), entry] as const),
  ),
);

/** Maps a free name ("Match 3 Swap", "guild wars") to its entry by id or name; undefined without an exact match. */
export const findEntryByName = (name: string, kind?: EntryKind): LoadedEntry | undefined => {
  const entry = byName.get(nameKey(name));
  return entry && (!kind || entry.kind === kind) ? entry : undefined;
};

/** Entries with a name that contains words equal to or beginning with each of these: "merge" finds "Item merging". */
export function searchEntries(text: string): LoadedEntry[] {
  const query = readWords(text);
  if (query.length === 0) return [];
  return allEntries.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((called) => {
      const words = readWords(called);
      return query.every((word) => words.some(({ text, stem }) => isLike(word, { text, stem })));
    }),
  );
}

const isLike = (asked: Pick<Word, 'text' | 'stem'>, word: Pick<Word, 'text' | 'stem'>): boolean =>
  asked.stem === word.stem || (asked.text.length >= SHORTEST_PREFIX && word.text.startsWith(asked.text));

/**
 * Inconsistencies of the taxonomy, one line each; empty when it is sound. The matcher checks the notation of cues.
 */
export function listTaxonomyProblems(entries: readonly LoadedEntry[] = allEntries): string[] {
  const problems: string[] = [];
  const ids = new Set<string>();
  for (const entry of entries) {
    if (ids.has(entry.id)) problems.push(`${entry.id}: id used twice`);
    ids.add(entry.id);
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(entry.id)) problems.push(`${entry.id}: not kebab-case`);
    if (!entry.definition.endsWith('.')) problems.push(`${entry.id}: definition is no sentence`);
    if (cueList(entry.certain).length + cueList(entry.sure).length + cueList(entry.likely).length < 2)
      problems.push(`${entry.id}: fewer than two cues`);
  }
  for (const entry of entries) {
    for (const other of [
      entry.addition?.within ?? [],
      entry.related ?? [],
      entry.implies ?? [],
      entry.absorbs ?? [],
    ].flat()) {
      if (!ids.has(other)) problems.push(`${entry.id}: unknown id ${other}`);
      if (other === entry.id) problems.push(`${entry.id}: refers to itself`);
    }
  }
  return problems;
}
