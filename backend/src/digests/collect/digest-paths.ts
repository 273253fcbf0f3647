import type { DigestChart } from './digest-content.js';

const ADMIN = '/admin';
const query = (parts: Record<string, string>): string => new URLSearchParams(parts).toString();
const toParams = ({ platform, country, category, rankingType }: DigestChart): Record<string, string> => ({
  ...{ platform, country, category, list: rankingType },
});

/** Paths of the screens behind the lines, at their dates. */
export const digestPaths = {
  chart: (chart: DigestChart, date: string): string =>
    `${ADMIN}/game-rankings?${query({ ...toParams(chart), date })}`,
  movers: (chart: DigestChart, date: string, compareDate: string): string =>
    `${ADMIN}/game-rankings?${query({ ...toParams(chart), view: 'movers', date, compareDate })}`,
  game: (bundleId: string, day: string, chart?: DigestChart | null): string =>
    `${ADMIN}/game-rankings/${encodeURIComponent(bundleId)}?${query({
      ...(chart && { platform: chart.platform, country: chart.country, category: chart.category }),
      day,
    })}`,
  launches: (chart: DigestChart): string => `${ADMIN}/launches?${query(toParams(chart))}`,
  changes: (to: string, days: number, chart: DigestChart | null, types: readonly string[]): string =>
    `${ADMIN}/changes?${query({
      ...(chart && { platform: chart.platform, country: chart.country }),
      // The screen supports periods of a week or longer.
      ...(days > 7 && { days: String(days) }),
      to,
    })}${types.map((type) => `&type=${type}`).join('')}`,
  trends: (chart: DigestChart, date: string): string =>
    `${ADMIN}/trends?${query({ ...toParams(chart), date })}`,
  watchlist: (id: string): string => `${ADMIN}/watchlists/${id}`,
  digests: `${ADMIN}/digests`,
};
