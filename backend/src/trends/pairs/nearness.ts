import { entryName, findEntry } from '../../ai/taxonomy/taxonomy.js';
import { truncate } from '../../common/text/truncate.js';
import {
  type ChartFacts,
  type ChartingGame,
  type MappedItem,
  MAX_LISTED,
  type NearGame,
} from '../trends.types.js';

const MECHANIC_WEIGHT = 2;
/** Longer quotations from an idea are cut within a sentence; the list next to it has them in full. */
const MAX_QUOTED_WORDS = 60;
/** Games with less overlap are not near. */
const MIN_NEARNESS = 0.08;

/**
 * Charting games by weighted overlap with an idea: the weight of shared items divided by the weight of all items of
 * either. Rare items weigh more, and mechanics twice as much as meta elements.
 */
export function findNearestGames(items: readonly MappedItem[], { charting }: ChartFacts): NearGame[] {
  const own = new Set(items.flatMap(({ ids }) => ids.slice(0, 1)));
  if (own.size === 0) return [];
  const counts = new Map<string, number>();
  for (const game of charting.games) for (const id of game.items) counts.set(id, (counts.get(id) ?? 0) + 1);
  const weighEntry = (id: string) =>
    Math.log(1 + charting.games.length / Math.max(1, counts.get(id) ?? 0)) *
    (findEntry(id)?.kind === 'mechanic' ? MECHANIC_WEIGHT : 1);
  return charting.games
    .map((game) => ({ game, nearness: overlap(own, game, weighEntry) }))
    .filter(({ nearness }) => nearness >= MIN_NEARNESS)
    .sort((a, b) => b.nearness - a.nearness || a.game.rank - b.game.rank)
    .filter(uniqueByTitle())
    .slice(0, MAX_LISTED.near)
    .map(({ game, nearness }) => toNearGame(game, nearness, items, own, weighEntry));
}

function overlap(own: ReadonlySet<string>, game: ChartingGame, weight: (id: string) => number): number {
  const theirs = new Set(game.items);
  let shared = 0;
  let all = 0;
  for (const id of new Set([...own, ...theirs])) {
    all += weight(id);
    if (own.has(id) && theirs.has(id)) shared += weight(id);
  }
  return all === 0 ? 0 : shared / all;
}

function toNearGame(
  game: ChartingGame,
  nearness: number,
  items: readonly MappedItem[],
  own: ReadonlySet<string>,
  weight: (id: string) => number,
): NearGame {
  const byWeight = (ids: readonly string[]) => [...new Set(ids)].sort((a, b) => weight(b) - weight(a));
  const shared = byWeight(game.items.filter((id) => own.has(id))).map(entryName);
  const missing = byWeight(game.items.filter((id) => !own.has(id))).map(entryName);
  const extra = items
    .filter(({ ids }) => !ids[0] || !game.items.includes(ids[0]))
    .map(({ content }) => content);
  return {
    bundleId: game.bundleId,
    title: game.title,
    developer: game.developer,
    platform: game.platform,
    rank: game.rank,
    rankingType: game.rankingType,
    nearness: Math.round(nearness * 100) / 100,
    shared,
    missing,
    extra,
    difference: describeDifference(shared, missing, extra),
  };
}

/** Keeps a game of both stores once: where it is nearest, then where it ranks best. */
function uniqueByTitle(): (row: { game: { title: string } }) => boolean {
  const seen = new Set<string>();
  return ({ game }) => {
    const key = game.title.trim().toLowerCase();
    return !seen.has(key) && Boolean(seen.add(key));
  };
}

function describeDifference(
  shared: readonly string[],
  missing: readonly string[],
  extra: readonly string[],
): string {
  const list = (names: readonly string[], most: number) =>
    names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
  const both = `Both have ${list(shared, 3)}`;
  const theirs = missing.length > 0 ? `the game adds ${list(missing, 3)}` : 'the game has nothing else';
  const yours =
    extra.length > 0 ? `yours alone: ${list(extra.map(quoteItem), 2)}` : 'yours has nothing of its own';
  return `${both}; ${theirs}; ${yours}.`;
}

/** An item in the idea's words, without a full stop that would end our sentence. */
function quoteItem(content: string): string {
  const words = content.trim().replace(/[.!?…]+$/, '');
  return `“${truncate(words, MAX_QUOTED_WORDS, '…')}”`;
}
