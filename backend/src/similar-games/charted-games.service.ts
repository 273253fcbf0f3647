import { Injectable } from '@nestjs/common';
import { Clock } from '../common/time/clock.js';
import { TtlCache } from '../common/concurrency/ttl-cache.js';
import { readForAll } from '../database/replicas/reader.js';
import { Metrics } from '../metrics/metrics.service.js';
import { type ChartedRow, type ChartRow, SimilarGamesRepository } from './similar-games.repository.js';
import type { ChartedTogether } from './similar-games.types.js';

/** Charts kept in memory, each until its next capture. */
const MAX_CHARTS = 300;
const CACHE_MS = 24 * 3_600_000;

/** Which games were in which chart on which days. A chart is evaluated once per capture, not once per game. */
@Injectable()
export class ChartedGames {
  private readonly charts: TtlCache<Map<string, ChartedRow>>;

  constructor(
    private readonly rows: SimilarGamesRepository,
    clock: Clock,
    metrics: Metrics,
  ) {
    this.charts = new TtlCache({ ttlMs: CACHE_MS, max: MAX_CHARTS, now: () => clock.now().getTime() });
    metrics.addCache('similar_games', this.charts.values);
  }

  /** Games that were in the same charts, each with the chart of most common days first. */
  async list(bundleId: string): Promise<Map<string, ChartedTogether[]>> {
    const all = await this.rows.listCharts(bundleId);
    const real = all.filter(({ sample }) => !sample);
    const charted = new Map<string, ChartedTogether[]>();
    const charts = real.length > 0 ? real : all;
    const found = await Promise.all(charts.map((chart) => this.listTogether(bundleId, chart)));
    for (const [other, together] of found.flat())
      charted.set(other, [...(charted.get(other) ?? []), together]);
    for (const list of charted.values()) list.sort((a, b) => b.together - a.together);
    return charted;
  }

  private async listTogether(bundleId: string, chart: ChartRow): Promise<[string, ChartedTogether][]> {
    const { platform, category, country, ranking_type: rankingType, sample, changed } = chart;
    const key = [platform, category, country, rankingType, changed].join(' ');
    const rows = await this.charts.get(key, async () => {
      const read = await readForAll(() => this.rows.listCharted(chart));
      return new Map(read.map((row) => [row.bundle_id, row]));
    });
    const own = rows.get(bundleId);
    if (!own) return [];
    const about = { platform, category, country, rankingType, sample };
    const found = { ...about, captured: own.captured, days: countBits(own.early) + countBits(own.late) };
    return [...rows.values()].flatMap((row): [string, ChartedTogether][] => {
      const together = countBits(row.early & own.early) + countBits(row.late & own.late);
      if (together === 0 || row.bundle_id === bundleId) return [];
      const days = countBits(row.early) + countBits(row.late);
      return [[row.bundle_id, { chart: found, days, together }]];
    });
  }
}

function countBits(bits: number): number {
  let count = 0;
  for (let remaining = bits; remaining !== 0; remaining &= remaining - 1) count += 1;
  return count;
}
