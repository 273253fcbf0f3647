import type { ChartPosition, GameDetail, RankHistory, RankingType } from '../api/types';
import type { TimeSeries } from '../components/plot/time-series';
import type { Alignment } from './compare-address';

const DAY = 86_400_000;
/** The default storefront. */
const HOME = 'us';

/** A list that contains some of the games. */
export interface SharedChart extends Pick<ChartPosition, 'platform' | 'country' | 'category'> {
  key: string;
  rankingType: RankingType;
  /** Its newest capture. */
  capturedAt: string;
  /** Number of the games in it. */
  games: number;
}

/** The lists that contain the games, most games first. */
export function listSharedCharts(games: readonly { game: GameDetail | null }[]): SharedChart[] {
  const charts = new Map<string, SharedChart>();
  for (const { game } of games) {
    for (const { platform, country, category, rankingType, capturedAt } of game?.positions ?? []) {
      const key = [platform, country, category, rankingType].join('.');
      const known = charts.get(key);
      charts.set(key, {
        ...{ key, platform, country, category, rankingType },
        capturedAt: known && known.capturedAt > capturedAt ? known.capturedAt : capturedAt,
        games: (known?.games ?? 0) + 1,
      });
    }
  }
  const isOverall = ({ category }: SharedChart) => Number(category === 'all');
  const isHome = ({ country }: SharedChart) => Number(country === HOME);
  return [...charts.values()].sort(
    (a, b) =>
      b.games - a.games || isOverall(b) - isOverall(a) || isHome(b) - isHome(a) || a.key.localeCompare(b.key),
  );
}

/** Release date of a game, else its first appearance in the chart; null when unknown. */
export function findLaunch(
  game: GameDetail | null,
  history: RankHistory | null,
  chart: Pick<SharedChart, 'rankingType'> | undefined,
): number | null {
  const released = (game?.listings ?? []).flatMap(({ releaseDate }) =>
    releaseDate ? [Date.parse(releaseDate)] : [],
  );
  const seen = history?.series.find(({ rankingType }) => rankingType === chart?.rankingType)?.firstSeen;
  const launch = released.length > 0 ? Math.min(...released) : seen ? Date.parse(seen) : null;
  return launch === null ? null : Math.floor(launch / DAY) * DAY;
}

/** Points by date, or by days since launch; null when the launch is unknown. */
export function alignSeries(
  points: TimeSeries['points'],
  align: Alignment,
  launch: number | null,
): TimeSeries['points'] | null {
  if (align === 'date') return points;
  return launch === null ? null : points.map(({ time, value }) => ({ time: time - launch, value }));
}

/** "Day 12" after the launch. */
export const describeDay = (time: number): string => `Day ${Math.round(time / DAY)}`;
