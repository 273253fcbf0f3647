import { findOrigin, type Lead } from './evidence.js';
import { findDayBefore, type WatchedChart } from './watched-charts.js';

/** Minimum days on which a test market listed a game and the target country was captured without it. */
const MIN_SHARED_DAYS = 3;

/** First day in a country, at any rank and within the compared ranks. */
export interface GameStart {
  country: string;
  day: string;
  topDay: string | null;
}

export interface TestLaunch {
  /** The test market that listed it first. */
  country: string;
  day: string;
  launchedOn: string | null;
  lead: Lead | null;
}

/**
 * Decides whether a game was soft-launched; otherwise why nothing is claimed, or null for an old game. In other
 * countries any rank counts, since it raises doubt.
 */
export function judgeSoftLaunch(
  starts: readonly GameStart[],
  charts: readonly WatchedChart[],
  { target, testMarkets }: { target: string; testMarkets: readonly string[] },
): TestLaunch | 'gap' | 'elsewhere' | null {
  const tested = starts
    .flatMap(({ country, topDay }) =>
      topDay && testMarkets.includes(country) ? { country, day: topDay } : [],
    )
    .sort((a, b) => a.day.localeCompare(b.day));
  const [first] = tested;
  const home = charts.find(({ country }) => country === first?.country);
  const goal = charts.find(({ country }) => country === target);
  if (!first || !home || !goal) return null;
  const launch = starts.find(({ country }) => country === target);
  const isElsewhere = starts.some(
    ({ country, day }) =>
      !testMarkets.includes(country) &&
      (day <= first.day || (country !== target && (!launch || day < launch.day))),
  );
  if (isElsewhere) return 'elsewhere';
  // Listed since the first capture: an old game, or an unknown one.
  if (findDayBefore(home, first.day) === null) return null;
  const origin = findOrigin([home, goal], launch ? [first, launch] : [first], target);
  return origin.first ? { ...first, launchedOn: launch?.day ?? null, lead: origin.lead } : 'gap';
}

/** Number of listed days with a capture of the target country; null when too few prove absence. */
export function countSharedDays(rankedDays: readonly string[], { days }: WatchedChart): number | null {
  const captured = new Set(days);
  const shared = rankedDays.filter((day) => captured.has(day)).length;
  return shared >= MIN_SHARED_DAYS ? shared : null;
}
