import { findEntry } from '../../ai/taxonomy/taxonomy.js';
import { listLogFactorials, overlapProbability, selectDiscoveries } from '../statistics.js';

/** Games with a mechanic and a meta element, compared with chance. */
export interface PairCell {
  mechanicId: string;
  metaId: string;
  games: number;
  /** Games with both if the two were independent. */
  expected: number;
  /** Two-sided p-value; null where fewer than three games are expected. */
  probability: number | null;
  /** Set where chance is ruled out at a false discovery rate of 10 %. */
  flag: 'more' | 'fewer' | null;
}

export interface PairMap {
  n: number;
  /** Most frequent first. */
  mechanics: { id: string; games: number }[];
  metas: { id: string; games: number }[];
  /** Each mechanic with each meta element, row by row. */
  cells: PairCell[];
  /** How many pairs were tested. */
  tested: number;
}

const FALSE_DISCOVERY_RATE = 0.1;
const MIN_EXPECTED = 3;

/**
 * Finds which mechanics and meta elements occur together more or less than by chance: an exact permutation test per
 * pair, with the false discovery rate controlled over all pairs.
 * @param games taxonomy ids of each game
 */
export function mapPairs(
  games: readonly (readonly string[])[],
  { mechanics: mostMechanics, metas: mostMetas }: { mechanics: number; metas: number },
): PairMap {
  const having = new Map<string, Set<number>>();
  games.forEach((items, game) => {
    for (const id of items) having.set(id, (having.get(id) ?? new Set()).add(game));
  });
  const rank = (kind: 'mechanic' | 'meta', most: number) =>
    [...having]
      .filter(([id]) => findEntry(id)?.kind === kind)
      .sort(([a, as], [b, bs]) => bs.size - as.size || (a < b ? -1 : 1))
      .slice(0, most);
  const [mechanics, metas] = [rank('mechanic', mostMechanics), rank('meta', mostMetas)];
  const logs = listLogFactorials(games.length);
  const cells = mechanics.flatMap(([mechanicId, a]) =>
    metas.map(([metaId, b]): PairCell => {
      const both = [...a].filter((game) => b.has(game)).length;
      const expected = (a.size * b.size) / games.length;
      const counts = { n: games.length, a: a.size, b: b.size, both };
      const probability = expected >= MIN_EXPECTED ? overlapProbability(counts, logs) : null;
      return { mechanicId, metaId, games: both, expected, probability, flag: null };
    }),
  );
  const tested = cells.filter(({ probability }) => probability !== null);
  const found = selectDiscoveries(
    tested.map(({ probability }) => probability!),
    FALSE_DISCOVERY_RATE,
  );
  tested.forEach((cell, index) => {
    if (found[index]) cell.flag = cell.games > cell.expected ? 'more' : 'fewer';
  });
  const list = (ranked: [string, Set<number>][]) => ranked.map(([id, set]) => ({ id, games: set.size }));
  return { n: games.length, mechanics: list(mechanics), metas: list(metas), cells, tested: tested.length };
}
