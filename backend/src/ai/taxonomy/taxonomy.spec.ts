import { analyzeText } from '../engines/built-in/built-in.engine.js';
import { parseCue } from '../engines/built-in/cue-syntax.js';
import { MOST_NAMED } from '../prompts/game-analysis.js';
import { boundaries, parseBoundaries } from './boundaries/index.js';
import { MOST_ACCEPTED, MOST_ENTRIES, MOST_TOLD } from './taxonomy.types.js';
import {
  allEntries,
  cueList,
  findEntry,
  findEntryByName,
  searchEntries,
  taxonomyEntries,
  listTaxonomyProblems,
} from './taxonomy.js';

describe('the bundled taxonomy', () => {
  it('has no problems', () => expect(listTaxonomyProblems()).toEqual([]));

  it('stays within the size documented by the API', () => {
    const named = MOST_NAMED.mechanics + MOST_NAMED.metaElements;
    expect(taxonomyEntries.length + MOST_ACCEPTED + named).toBeLessThanOrEqual(MOST_ENTRIES);
    for (const { id, aliases = [], related = [], boundary } of taxonomyEntries)
      for (const { length } of [aliases, related, boundary?.examples ?? []])
        expect([id, length <= MOST_TOLD]).toEqual([id, true]);
  });

  it('finds entries by words of their names in any form', () => {
    const search = (text: string) => searchEntries(text).map(({ name }) => name);
    for (const text of ['merge', 'MERGING items', 'mer']) expect(search(text)).toContain('Item merging');
    expect(search('merge guild')).toEqual([]);
    expect(search('xyzzy')).toEqual([]);
    expect(search('!')).toEqual([]);
  });

  it('detects invalid entries', () => {
    const [entry] = taxonomyEntries;
    if (!entry) throw new Error('empty');
    const broken = {
      ...entry,
      definition: 'no stop',
      sure: '',
      certain: '',
      likely: '',
      implies: ['nothing-of-the-kind', entry.id],
    };
    expect(listTaxonomyProblems([entry, broken])).toEqual(
      expect.arrayContaining([
        `${entry.id}: id used twice`,
        `${entry.id}: definition is no sentence`,
        `${entry.id}: fewer than two cues`,
        `${entry.id}: unknown id nothing-of-the-kind`,
        `${entry.id}: refers to itself`,
      ]),
    );
  });

  it('keeps every id that was ever released', () => {
    const kinds = taxonomyEntries.map((entry) => entry.kind);
    expect(kinds.filter((kind) => kind === 'mechanic').length).toBeGreaterThanOrEqual(81);
    expect(kinds.filter((kind) => kind === 'meta').length).toBeGreaterThanOrEqual(60);
  });

  it('has only valid cues', () => {
    for (const entry of allEntries) {
      for (const field of ['certain', 'sure', 'likely', 'hint', 'title', 'not', 'requires'] as const) {
        const told = field === 'title' || field === 'requires' ? undefined : entry.paraphrases?.[field];
        for (const cue of [...cueList(entry[field]), ...cueList(told)])
          expect(() => parseCue(cue)).not.toThrow();
      }
    }
  });

  it('finds entries by id and by name in any spelling', () => {
    expect(findEntry('bingo')?.name).toBe('Bingo');
    expect(findEntryByName('match 3 SWAP')?.id).toBe('match3-swap');
    expect(findEntryByName('Guilds & Teams', 'meta')?.id).toBe('guilds');
    expect(findEntryByName('Guilds & Teams', 'mechanic')).toBeUndefined();
    expect(findEntryByName('constructor')).toBeUndefined();
  });

  it.each([
    ['Tower defence', 'tower-defence', 'Tower defense'],
    ['Colouring', 'colour-by-number', 'Coloring'],
  ])('finds a renamed entry by its old name, “%s”', (before, id, after) => {
    expect(findEntryByName(before)).toMatchObject({ id, name: after });
    for (const name of [before, after]) {
      expect(searchEntries(name).map((entry) => entry.id)).toContain(id);
      expect(analyzeText({ title: '', description: `${name}.` }).mechanics).toMatchObject([
        { id, name: after },
      ]);
    }
  });

  it('defines a boundary for every entry', () => {
    expect([...boundaries.keys()].sort()).toEqual(allEntries.map(({ id }) => id).sort());
  });

  it('refuses a boundary without its parts', () => {
    expect(() => parseBoundaries('sorting\n  Kinds.\n  + One example.\n  - queue-jam | Another.')).toThrow(
      'No boundary: sorting',
    );
  });

  it.each([...boundaries])('applies the boundary of %s to its examples', (id, boundary) => {
    const read = (description: string): string[] => {
      const { mechanics, metaElements, details = [] } = analyzeText({ title: '', description });
      return [...mechanics, ...metaElements, ...details].map((item) => item.id ?? '');
    };
    for (const example of boundary.examples)
      expect([example, read(example)]).toEqual([example, expect.arrayContaining([id])]);
    expect(read(boundary.counterexample)).not.toContain(id);
    expect(read(boundary.counterexample)).toContain(boundary.instead);
  });
});
