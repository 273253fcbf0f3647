import { findEntry, taxonomyEntries } from '../../ai/taxonomy/taxonomy.js';
import { gamesWith } from './chart-facts.js';
import type { ItemKind } from './engine.types.js';
import type { Charting } from '../../trends/trends.types.js';
import { goesWith } from './knowledge/knowledge.js';
import { joinWords } from './phrases.js';

export interface Complement {
  id: string;
  score: number;
  /** What it goes with, for people: "goes with Match-3 swap and Sorting". */
  ground: string;
}

/** A seat at the front of an entry's list of partners is worth more than one at its end. */
const SEAT = [3, 2.5, 2.2, 2];
const LATER_SEAT = 1.5;
const MUTUAL = 1;
/** Charting games that have both add up to this much. */
const CHART = 2;

const partners = new Map<string, string[]>();
const listPartners = (id: string): string[] => {
  const known = partners.get(id);
  if (known) return known;
  const list = goesWith(id);
  partners.set(id, list);
  return list;
};

/**
 * Entries of a kind that go with the given ones and are not excluded, best first: by their seat among the partners of
 * each, by being named both ways, and by the charting games that have both.
 */
export function complements(
  ids: readonly string[],
  kind: ItemKind,
  excluded: ReadonlySet<string>,
  charting: Charting | undefined,
): Complement[] {
  const found: Complement[] = [];
  for (const { id, kind: own } of taxonomyEntries) {
    if (own !== kind || excluded.has(id) || ids.includes(id)) continue;
    const grounds: string[] = [];
    let score = 0;
    for (const given of ids) {
      const seat = listPartners(given).indexOf(id);
      const back = listPartners(id).includes(given);
      if (seat < 0 && !back) continue;
      grounds.push(given);
      score += (seat < 0 ? 0 : (SEAT[seat] ?? LATER_SEAT)) + (back ? MUTUAL : 0);
    }
    if (score === 0) continue;
    found.push({ id, score: score + chartBonus(charting, id, ids), ground: describeGround(grounds) });
  }
  return found.sort((a, b) => b.score - a.score || a.id.localeCompare(b.id));
}

const describeGround = (ids: readonly string[]): string =>
  `goes with ${joinWords(ids.map((id) => findEntry(id)?.name ?? id))}`;

function chartBonus(charting: Charting | undefined, id: string, ids: readonly string[]): number {
  if (!charting || charting.games.length === 0) return 0;
  const having = gamesWith(charting, id);
  const both = having.filter((game) => game.items.some((item) => ids.includes(item))).length;
  return having.length === 0 ? 0 : (CHART * both) / having.length;
}
