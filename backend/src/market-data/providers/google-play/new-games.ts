import { DAY_MS } from '../../../common/time/clock.js';
import { noChart } from '../chart-outcomes.js';
import type {
  ChartRequest,
  GameDates,
  GameDatesSource,
  NoChart,
  StoreChartEntry,
} from '../../market-data.types.js';
import type { PlayChartApp } from './chart-answer.js';
import { toPlayEntry } from './play-entry.js';

/** A game released within this many days is new. */
export const RELEASED_DAYS = 90;
/** Without a release date, a game that first charted within this many days is new. */
export const FIRST_SEEN_DAYS = 30;
const MOST = 100;

export interface NewChart {
  entries: StoreChartEntry[];
  derived: string;
}

interface Candidate {
  app: PlayChartApp;
  /** Best rank in any of the charts. */
  best: number;
  since?: number;
}

/**
 * Google Play has no chart of new games and its charts contain no dates, so new games are selected from the
 * charting ones by the dates known to the owner of the history.
 */
export async function findNewGames(
  charts: readonly { apps: PlayChartApp[] }[],
  source: GameDatesSource,
  request: Pick<ChartRequest, 'country' | 'signal'>,
  now: number,
): Promise<NewChart | NoChart> {
  const candidates = new Map<string, Candidate>();
  for (const { apps } of charts) {
    for (const app of apps) {
      const known = candidates.get(app.storeId);
      if (!known) candidates.set(app.storeId, { app, best: app.place });
      else known.best = Math.min(known.best, app.place);
    }
  }
  const { country, signal } = request;
  const { dates, historySince } = await source.listDates({
    platform: 'android',
    country,
    storeIds: [...candidates.keys()],
    ...(signal ? { signal } : {}),
  });
  // Games that charted on the first day of collecting may be older; from the next day on, first appearances count.
  const firstCounts = historySince ? historySince.getTime() + DAY_MS : Number.POSITIVE_INFINITY;
  let dated = 0;
  for (const [storeId, candidate] of candidates) {
    const known = dates.get(storeId) ?? {};
    if (known.releasedAt) dated++;
    candidate.since = newSince(known, firstCounts, now);
  }
  if (dated === 0 && now < firstCounts) {
    return noChart(
      'not-available',
      'Google Play has no chart of new games, and the release dates of the games in its charts are not known yet.',
    );
  }
  const fresh = [...candidates.values()].filter(({ since }) => since !== undefined);
  if (fresh.length === 0) {
    const known = `release dates are known for ${dated} of ${candidates.size}`;
    return noChart('empty', `None of the games in Google Play's charts is known to be new; ${known}.`);
  }
  fresh.sort((a, b) => b.since! - a.since! || a.best - b.best);
  const entries = fresh.slice(0, MOST).map(({ app }, index) => {
    const releasedAt = dates.get(app.storeId)?.releasedAt;
    return {
      ...toPlayEntry({ ...app, place: index + 1 }, country),
      releaseDate: releasedAt?.toISOString() ?? null,
    };
  });
  return { entries, derived: derivedFrom(candidates.size, dated) };
}

function newSince(
  { releasedAt, firstSeenAt }: GameDates,
  firstCounts: number,
  now: number,
): number | undefined {
  if (releasedAt) {
    const released = releasedAt.getTime();
    // A future date is a pre-registration.
    return released <= now + DAY_MS && released >= now - RELEASED_DAYS * DAY_MS ? released : undefined;
  }
  const seen = firstSeenAt?.getTime();
  return seen !== undefined && seen >= firstCounts && seen >= now - FIRST_SEEN_DAYS * DAY_MS
    ? seen
    : undefined;
}

const derivedFrom = (games: number, dated: number): string =>
  'Google Play has no chart of new games: these are the games of its top free and top grossing charts that were ' +
  `released in the last ${RELEASED_DAYS} days or, where the release date is not known, first charted in the last ` +
  `${FIRST_SEEN_DAYS} days, newest first. Release dates are known for ${dated} of ${games} games.`;
