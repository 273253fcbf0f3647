import { entryName, findEntry } from '../../ai/taxonomy/taxonomy.js';
import { countNoun } from '../../common/text/count-noun.js';
import { computeItemShares, type ItemShare } from '../mechanics-share.js';
import {
  type ChartFacts,
  type MappedItem,
  MAX_LISTED,
  type NearGame,
  type ScorePart,
  THRESHOLDS,
} from '../trends.types.js';

/** A mean share this high gets full marks for presence. */
const FULL_PRESENCE = 0.25;
/** A mean change of this many percentage points, up or down, is the end of the scale. */
const FULL_CHANGE = 5;
const MIDDLE = 5.5;
const HALF_SCALE = 4.5;

/** A game of both stores is one example, not two. */
const isFirstWithTitle = (
  { title }: { title: string },
  at: number,
  all: readonly { title: string }[],
): boolean => all.findIndex((other) => other.title.toLowerCase() === title.toLowerCase()) === at;

type Part = Omit<ScorePart, 'id' | 'label'>;
const notEnough = (explanation: string, numbers: Record<string, number>): Part => ({
  score: null,
  explanation,
  numbers,
  games: [],
});

const roundScore = (value: number): number => Math.round(Math.min(10, Math.max(1, value)) * 10) / 10;
const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;
const computeMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** The four parts of an idea's score, each with the numbers and games behind it. */
export function scoreParts(
  items: readonly MappedItem[],
  nearest: readonly NearGame[],
  facts: ChartFacts,
): ScorePart[] {
  const ids = [...new Set(items.flatMap(({ ids: own }) => own.slice(0, 1)))];
  const mechanics = ids.filter((id) => findEntry(id)?.kind === 'mechanic');
  const shares = new Map(computeItemShares(facts).map((share) => [share.id, share]));
  return [
    {
      id: 'presence',
      label: 'Chart presence of its mechanics',
      ...scorePresence(mechanics, shares, facts),
    },
    { id: 'momentum', label: 'Momentum', ...scoreMomentum(mechanics, shares, facts) },
    { id: 'newcomers', label: 'Newcomers', ...scoreNewcomers(mechanics, facts) },
    { id: 'distinctness', label: 'Distinctness', ...scoreDistinctness(ids, nearest, facts) },
  ];
}

const noMechanics = (): Part =>
  notEnough('None of the idea’s core mechanics was recognized.', { mechanics: 0 });

const notCompared = ({ captures }: ChartFacts): Part =>
  notEnough('Not every chart was captured earlier, so nothing can be compared.', { captures });

const tooFew = ({ charting }: ChartFacts): Part =>
  notEnough(
    `${charting.analysed} of ${charting.charting} charting games are analyzed, ${THRESHOLDS.share} needed.`,
    { analysed: charting.analysed, charting: charting.charting, needed: THRESHOLDS.share },
  );

function scorePresence(
  mechanics: readonly string[],
  shares: ReadonlyMap<string, ItemShare>,
  facts: ChartFacts,
): Part {
  if (facts.charting.analysed < THRESHOLDS.share) return tooFew(facts);
  if (mechanics.length === 0) return noMechanics();
  const each = mechanics.map((id) => ({
    id,
    games: shares.get(id)?.games ?? 0,
    share: shares.get(id)?.share ?? 0,
  }));
  const average = computeMean(each.map(({ share }) => share));
  const counts = each.map(({ id, games }) => `${entryName(id)} ${games}`).join(', ');
  return {
    score: roundScore(1 + 9 * Math.min(1, average / FULL_PRESENCE)),
    explanation: `Of ${countNoun(facts.charting.analysed, 'analyzed charting game')}: ${counts}. On average ${formatPercent(average)}; ${formatPercent(FULL_PRESENCE)} would be 10.`,
    numbers: {
      analysed: facts.charting.analysed,
      charting: facts.charting.charting,
      averageShare: Math.round(average * 1000) / 1000,
    },
    games: facts.charting.games
      .filter(({ items }) => mechanics.some((id) => items.includes(id)))
      .filter(isFirstWithTitle)
      .slice(0, MAX_LISTED.games)
      .map(({ bundleId, title, rank }) => ({ bundleId, title, rank })),
  };
}

function scoreMomentum(
  mechanics: readonly string[],
  shares: ReadonlyMap<string, ItemShare>,
  facts: ChartFacts,
): Part {
  const { baseline } = facts;
  if (facts.charting.analysed < THRESHOLDS.share) return tooFew(facts);
  if (mechanics.length === 0) return noMechanics();
  if (!baseline) return notCompared(facts);
  const days = countNoun(baseline.days, 'day');
  const known = mechanics.flatMap((id) => {
    const change = shares.get(id)?.change ?? null;
    return change === null ? [] : [{ id, change }];
  });
  if (known.length === 0) {
    return notEnough(
      `None of its mechanics has ${THRESHOLDS.change} analyzed games in the lists, or fewer than ${THRESHOLDS.share} games of the captures ${days} before are analyzed.`,
      { analysedBefore: baseline.analysed.length, days: baseline.days },
    );
  }
  const average = computeMean(known.map(({ change }) => change));
  const sign = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`;
  return {
    score: roundScore(MIDDLE + HALF_SCALE * Math.max(-1, Math.min(1, average / FULL_CHANGE))),
    explanation: `Over ${days}: ${known.map(({ id, change }) => `${entryName(id)} ${sign(change)} points`).join(', ')} of share. No change would be ${MIDDLE}.`,
    numbers: { days: baseline.days, averageChange: Math.round(average * 100) / 100 },
    games: known
      .flatMap(({ id }) => shares.get(id)?.examples ?? [])
      .filter(isFirstWithTitle)
      .slice(0, MAX_LISTED.games),
  };
}

function scoreNewcomers(mechanics: readonly string[], facts: ChartFacts): Part {
  const { charting, baseline } = facts;
  if (mechanics.length === 0) return noMechanics();
  if (!baseline) return notCompared(facts);
  const days = countNoun(baseline.days, 'day');
  const fresh = charting.games.filter(({ newcomer }) => newcomer);
  if (fresh.length < THRESHOLDS.newcomers) {
    return notEnough(
      `${countNoun(fresh.length, 'analyzed game')} entered the lists in ${days}, ${THRESHOLDS.newcomers} needed.`,
      { newcomers: fresh.length, days: baseline.days, needed: THRESHOLDS.newcomers },
    );
  }
  const having = fresh.filter(({ items }) => mechanics.some((id) => items.includes(id)));
  const all = charting.games.filter(({ items }) => mechanics.some((id) => items.includes(id)));
  const [share, usual] = [having.length / fresh.length, all.length / charting.games.length];
  const ratio = usual === 0 ? 0 : share / usual;
  return {
    // A ratio of 1 is the middle; twice or half as frequent is the end of the scale.
    score: roundScore(ratio === 0 ? 1 : MIDDLE + HALF_SCALE * Math.max(-1, Math.min(1, Math.log2(ratio)))),
    explanation: `${having.length} of ${fresh.length} analyzed newcomers of ${days} have one of its mechanics (${formatPercent(share)}); of all analyzed charting games, ${formatPercent(usual)} do.`,
    numbers: { newcomers: fresh.length, withMechanics: having.length, days: baseline.days },
    games: having
      .filter(isFirstWithTitle)
      .slice(0, MAX_LISTED.games)
      .map(({ bundleId, title, rank }) => ({ bundleId, title, rank })),
  };
}

function scoreDistinctness(ids: readonly string[], nearest: readonly NearGame[], facts: ChartFacts): Part {
  if (facts.charting.analysed < THRESHOLDS.share) return tooFew(facts);
  if (ids.length < 2)
    return notEnough('Fewer than two of the idea’s items were recognized.', { items: ids.length });
  const [first] = nearest;
  const games = nearest
    .slice(0, MAX_LISTED.games)
    .map(({ bundleId, title, rank }) => ({ bundleId, title, rank }));
  return {
    score: roundScore(10 - 9 * (first?.nearness ?? 0)),
    explanation: first
      ? `The nearest charting game, ${first.title}, overlaps by ${formatPercent(first.nearness)}. No overlap would be 10.`
      : `None of ${facts.charting.analysed} analyzed charting games is near.`,
    numbers: { analysed: facts.charting.analysed, nearest: first?.nearness ?? 0 },
    games,
  };
}
