import { Injectable } from '@nestjs/common';
import { formatDay, DAY_MS } from '../../common/time/clock.js';
import { type ChartCapture, filterComplete } from '../../market-events/advance-chart.rules.js';
import { ChartCaptures } from '../../market-events/chart-captures.service.js';
import type { DigestDays } from '../digests.types.js';
import { PLATFORMS } from '../../games/games.types.js';
import { MarketsService } from '../../rankings/markets/markets.service.js';
import { MAX_MARKETS, RANKING_TYPES } from '../../rankings/rankings.types.js';
import { addDays } from '../schedule/digest-days.js';
import type { DigestChart, DigestCoverage } from './digest-content.js';

/** Charts without captures for this long are no longer collected. */
const LOOK_BACK_DAYS = 28;
/** Charts searched for a watchlist: all overall charts of all markets. */
const MAX_CHARTS = MAX_MARKETS * PLATFORMS.length * RANKING_TYPES.length;

/** A chart with its captures up to the last day, oldest first. */
export interface DigestSeries {
  chart: DigestChart;
  captures: ChartCapture[];
  /** Whether its market is paused, so that no captures are expected. */
  isPaused: boolean;
}

/** Reads the charts of a digest. */
@Injectable()
export class DigestCharts {
  constructor(
    private readonly captures: ChartCaptures,
    private readonly markets: MarketsService,
  ) {}

  /** Reads one chart with all ranks. */
  async readMarket(chart: DigestChart, days: DigestDays): Promise<DigestSeries[]> {
    return [{ ...(await this.readChart(chart, days, null)), isPaused: false }];
  }

  /** Reads the overall charts of every market; real charts replace sample ones. */
  async readWatched(days: DigestDays, bundleIds: readonly string[]): Promise<DigestSeries[]> {
    const filter = { platform: null, countries: [], category: 'all', rankingType: null };
    const lists = await this.captures.listLists(filter, MAX_CHARTS);
    const markets = await this.markets.listAll();
    const paused = new Set(markets.flatMap(({ paused, country }) => (paused ? country : [])));
    const read: DigestSeries[] = [];
    for (const list of lists) {
      const series = await this.readChart(list as DigestChart, days, bundleIds);
      read.push({ ...series, isPaused: paused.has(list.country) });
    }
    const captured = read.filter(({ captures }) => captures.length > 0).sort(byChart);
    const real = captured.filter(({ captures }) => !captures.at(-1)!.sample);
    return real.length > 0 ? real : captured;
  }

  private async readChart(
    chart: DigestChart,
    { firstDay, lastDay }: DigestDays,
    bundleIds: readonly string[] | null,
  ): Promise<Omit<DigestSeries, 'isPaused'>> {
    const from = new Date(Date.parse(firstDay) - LOOK_BACK_DAYS * DAY_MS);
    const to = new Date(Date.parse(lastDay) + DAY_MS - 1);
    return { chart, captures: await this.captures.listCaptures(chart, { from, to, bundleIds }) };
  }
}

const toKey = ({ platform, country, category, rankingType }: DigestChart): string =>
  [platform, country, category, rankingType].join('/');
const byChart = (a: DigestSeries, b: DigestSeries): number => (toKey(a.chart) < toKey(b.chart) ? -1 : 1);

export const listDays = ({ firstDay, lastDay }: DigestDays): string[] => {
  const count = (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
  return Array.from({ length: count }, (_, at) => addDays(firstDay, at));
};

/** Describes the days on which the charts were captured completely. */
export function describeCoverage(
  series: readonly DigestSeries[],
  days: DigestDays,
): Pick<DigestCoverage, 'days' | 'complete' | 'missing'> {
  const expected = series.filter(({ isPaused }) => !isPaused);
  const all = listDays(days);
  const missing = new Map<string, DigestCoverage['missing'][number]>();
  const incomplete = new Set<string>(expected.length === 0 ? all : []);
  for (const { chart, captures } of expected) {
    const captured = new Set(filterComplete(captures).map(({ capturedAt }) => formatDay(capturedAt)));
    const { platform, country } = chart;
    const key = `${platform} ${country}`;
    const known = missing.get(key) ?? { platform, country, days: [] };
    const missingDays = all.filter((day) => known.days.includes(day) || !captured.has(day));
    if (missingDays.length > 0) missing.set(key, { ...known, days: missingDays });
    for (const day of missingDays) incomplete.add(day);
  }
  return { days: all.length, complete: all.length - incomplete.size, missing: [...missing.values()] };
}
