import { entryName, findEntry } from '../../ai/taxonomy/taxonomy.js';
import { computeItemShares } from '../mechanics-share.js';
import { findNearestGames } from '../pairs/nearness.js';
import {
  type ChartFacts,
  type IdeaSignal,
  type MappedItem,
  MAX_LISTED,
  type SignalGame,
  type SignalSummary,
  THRESHOLDS,
} from '../trends.types.js';

/** Four separate assessments of an idea in the charts, each with the number of games behind it; never a total. */
export function readSignal(items: readonly MappedItem[], facts: ChartFacts): IdeaSignal {
  const { charting, baseline } = facts;
  const { ids, mechanics } = readIds(items);
  const { scope, sample, capturedAt, charting: games, analysed } = charting;
  return {
    ...{ scope, sample, capturedAt, charting: games, analysed },
    comparedFrom: baseline?.from ?? null,
    days: baseline?.days ?? null,
    notEnough: explainNothing(facts, ids),
    unknown: items.filter(({ ids: own }) => own.length === 0).map(({ content }) => content),
    shares: readShares(mechanics, facts),
    crowding: readCrowding(ids, mechanics, facts),
    newcomers: readNewcomers(mechanics, facts),
    nearest: { n: analysed, games: findNearestGames(items, facts).slice(0, MAX_LISTED.nearest) },
  };
}

/** Summaries of many ideas for rows of a list; the shares are computed once. */
export function prepareSummaries(facts: ChartFacts): (items: readonly MappedItem[]) => SignalSummary | null {
  const shares = new Map(computeItemShares(facts).map((share) => [share.id, share]));
  const { games, analysed: n, sample } = facts.charting;
  return (items) => {
    const { ids, mechanics } = readIds(items);
    if (explainNothing(facts, ids)) return null;
    const [first] = mechanics;
    const found = first === undefined ? undefined : shares.get(first);
    const none = first !== undefined && n >= THRESHOLDS.share ? 0 : null;
    return {
      mechanic: first === undefined ? null : entryName(first),
      share: found?.share ?? none,
      change: found?.change ?? null,
      alike: games.filter((game) => ids.filter((id) => game.items.includes(id)).length >= 2).length,
      newcomers: readNewcomers(mechanics, facts).sharing,
      n,
      sample,
    };
  };
}

/** The taxonomy entry of each item, and which of them are mechanics. */
function readIds(items: readonly MappedItem[]): { ids: string[]; mechanics: string[] } {
  const ids = [...new Set(items.flatMap(({ ids: own }) => own.slice(0, 1)))];
  return { ids, mechanics: ids.filter((id) => findEntry(id)?.kind === 'mechanic') };
}

function explainNothing({ charting }: ChartFacts, ids: readonly string[]): string | null {
  if (charting.charting === 0) return 'These charts have not been captured yet.';
  if (charting.analysed === 0) return `None of the ${charting.charting} charting games is analyzed yet.`;
  return ids.length === 0 ? 'None of the idea’s items was recognized.' : null;
}

function readShares(mechanics: readonly string[], facts: ChartFacts): IdeaSignal['shares'] {
  const shares = new Map(computeItemShares(facts).map((share) => [share.id, share]));
  return {
    n: facts.charting.analysed,
    items: mechanics.map((id) => {
      const { games = 0, share, shareBefore = null, change = null } = shares.get(id) ?? {};
      const hasEnough = facts.charting.analysed >= THRESHOLDS.share;
      return { id, name: entryName(id), games, share: share ?? (hasEnough ? 0 : null), shareBefore, change };
    }),
  };
}

/** Games that combine the idea's items: its mechanics first, then a mechanic with a meta element. */
function readCrowding(
  ids: readonly string[],
  mechanics: readonly string[],
  { charting }: ChartFacts,
): IdeaSignal['crowding'] {
  const others = [...mechanics, ...ids.filter((id) => !mechanics.includes(id))];
  const pairs = mechanics.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other] as const));
  return {
    n: charting.analysed,
    pairs: pairs.slice(0, MAX_LISTED.pairs).map(([one, other]) => {
      const games = charting.games.filter(({ items }) => items.includes(one) && items.includes(other));
      return {
        ids: [one, other],
        names: [entryName(one), entryName(other)],
        games: games.length,
        examples: games.slice(0, MAX_LISTED.examples).map(toGame),
      };
    }),
  };
}

function readNewcomers(
  mechanics: readonly string[],
  { charting, baseline }: ChartFacts,
): IdeaSignal['newcomers'] {
  const all = charting.games.filter(({ newcomer }) => newcomer);
  const sharing = all.filter(({ items }) => items.some((id) => mechanics.includes(id)));
  return {
    n: baseline ? all.length : null,
    sharing: baseline ? sharing.length : null,
    since: baseline?.from ?? null,
    days: charting.newcomerDays,
    examples: baseline ? sharing.slice(0, MAX_LISTED.examples).map(toGame) : [],
  };
}

const toGame = ({ bundleId, title, rank }: SignalGame): SignalGame => ({ bundleId, title, rank });
