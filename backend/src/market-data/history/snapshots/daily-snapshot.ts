import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '../../../common/time/clock.js';
import { DATED_FIELDS, isGiven, type ListingJson } from '../../../games/listings/listing-fields.types.js';
import type { ProviderAnswer } from '../../details/merge-facts.js';
import type { GameFacts } from '../../market-data.types.js';
import { type DailyChange, getDailyChanges } from '../changes/daily-changes.js';
import type { SnapshotFacts } from './listing-snapshot.entity.js';
import type { DayFacts } from './listing-snapshots.repository.js';

const RATE_DAYS = 7;
export const COMPARED_FIELDS = [...DATED_FIELDS, 'installCount', 'rating'] as const;

export type Counts = Pick<DayFacts, 'installCount' | 'ratingScore' | 'ratingTotal' | 'ratingCounts'>;

/** The counts that change every day. */
export function readCounts({ installCount, rating }: Pick<GameFacts, 'installCount' | 'rating'>): Counts {
  const stars = [...(rating?.distribution ?? [])].sort((a, b) => a.stars - b.stars);
  return {
    // A store that reports zero has not counted yet.
    installCount: installCount || null,
    ratingScore: rating?.score ?? null,
    ratingTotal: rating?.total || null,
    ratingCounts: stars.length === 5 ? stars.map(({ count }) => count) : null,
  };
}

/** The change in installs of each day since the previous measurement. */
export const getInstallChanges = (days: readonly DayFacts[]): DailyChange[] =>
  getDailyChanges(
    days.map(({ day, installCount, sources }) => ({
      day,
      count: installCount,
      source: sources['installCount'],
    })),
  );

export const getRatingChanges = (days: readonly DayFacts[]): DailyChange[] =>
  getDailyChanges(
    days.map(({ day, ratingTotal, sources }) => ({ day, count: ratingTotal, source: sources['rating'] })),
  );

/**
 * Mean installs per day over the last measured days; corrections and days without a count are left out.
 * @param days oldest first
 */
export function getInstallRate(days: readonly DayFacts[]): { perDay: number | null; day: string | null } {
  const measured = getInstallChanges(days).flatMap(({ state, difference, days: length }, index) =>
    state === 'measured' ? [{ day: days[index]!.day, difference: difference!, length: length! }] : [],
  );
  const last = measured.at(-1);
  if (!last) return { perDay: null, day: null };
  const from = Date.parse(last.day) - RATE_DAYS * DAY_MS;
  const recent = measured.filter(({ day }) => Date.parse(day) > from);
  const sum = (key: 'difference' | 'length') => recent.reduce((all, change) => all + change[key], 0);
  return { perDay: sum('difference') / sum('length'), day: last.day };
}

/** The facts that change rarely, as far as known. */
export const readDatedFacts = (facts: ListingJson): SnapshotFacts =>
  Object.fromEntries(
    DATED_FIELDS.filter((field) => isGiven(facts[field])).map((field) => [field, facts[field]]),
  );

/** The facts from now on if they differ from the last stored ones, else null. Facts without a new value stay. */
export function updateFacts(
  before: Pick<DayFacts, 'facts' | 'sources'> | undefined,
  facts: SnapshotFacts,
  sources: Record<string, string>,
): Pick<DayFacts, 'facts' | 'sources'> | null {
  const known = Object.entries(sources).filter(([field]) => COMPARED_FIELDS.some((name) => name === field));
  const after = {
    facts: { ...before?.facts, ...facts },
    sources: { ...before?.sources, ...Object.fromEntries(known) },
  };
  if (facts.inAppPurchases === false) delete after.facts.purchaseRange;
  const isSame =
    before &&
    isDeepStrictEqual(toPlain(before.facts), toPlain(after.facts)) &&
    isDeepStrictEqual(before.sources, after.sources);
  return isSame ? null : after;
}

/** Values of other sources that differ from the preferred one; null when there are none. */
export function findOthers(
  facts: GameFacts,
  sources: Readonly<Record<string, string>>,
  answers: readonly ProviderAnswer[],
): DayFacts['others'] | null {
  const others: DayFacts['others'] = {};
  for (const { answer } of answers) {
    for (const field of COMPARED_FIELDS) {
      const source = answer.sources?.[field] ?? answer.source;
      const value = answer.facts[field];
      if (source === sources[field] || !isGiven(value) || isDeepStrictEqual(value, facts[field])) continue;
      (others[source] ??= {})[field] = value;
    }
  }
  return Object.keys(others).length > 0 ? others : null;
}

/** The value as it reads back from the database. */
export const toPlain = (value: object): unknown => JSON.parse(JSON.stringify(value));
