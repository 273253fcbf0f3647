import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, formatDay } from '../../common/time/clock.js';
import { nextRun } from '../../common/time/cron.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { MarketEvents } from '../../market-events/market-events.service.js';
import { type ActiveMarket, MarketsService } from '../markets/markets.service.js';
import { REFRESH_KIND } from '../refresh/refresh-plan.js';
import { CoverageRepository } from './coverage.repository.js';
import { CoverageService } from './coverage.service.js';

/**
 * A refresh may still be fetching for this long after its start; after that, a chart without a capture is missing.
 */
const GRACE_MS = 60 * 60_000;
/** After a long downtime, only this many most recent scheduled times are checked. */
const MAX_RUNS = 400;

/** Records which scheduled charts were not captured, including while the product was down. */
@Injectable()
export class CoverageWatch implements OnModuleInit {
  constructor(
    private readonly coverage: CoverageService,
    private readonly rows: CoverageRepository,
    private readonly markets: MarketsService,
    private readonly jobs: JobsService,
    private readonly metrics: Metrics,
    private readonly events: MarketEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.metrics.addGauge(
      'gamekit_chart_age_seconds',
      'Time since a chart was captured last',
      ['platform', 'country', 'category', 'type'],
      () => this.readAges(),
    );
  }

  /**
   * Records charts that were due at least an hour before `now`, since the last check, and are not captured. Every
   * process may check: recording a gap twice is harmless.
   */
  async check(now: Date): Promise<void> {
    const until = new Date(now.getTime() - GRACE_MS);
    const [markets, checks] = await Promise.all([this.markets.listActive(), this.rows.getChecks()]);
    for (const market of markets) {
      const check = checks.get(market.country);
      const since = check?.checkedUntil;
      // What was started late has not had its time yet.
      if (check?.madeUpAt && check.madeUpAt > until) continue;
      // A market is only checked from the moment it is first seen.
      const dues = since ? listScheduledTimes(market.schedule, since, until) : [];
      const found: Awaited<ReturnType<typeof this.findGaps>>[] = [];
      for (const due of dues) found.push(await this.findGaps(market, due, now));
      await this.rows.transaction(async (manager) => {
        for (const gaps of found) await this.rows.upsertGaps(gaps, { isNews: false, sample: false }, manager);
        if (dues[0]) this.events.noteGaps(manager, dues[0].dueAt);
        await this.rows.upsertCheck(market.country, since ? until : now, manager);
      });
    }
    const watched = new Set(markets.map(({ country }) => country));
    const unwatched = [...checks.keys()].filter((country) => !watched.has(country));
    if (unwatched.length > 0) await this.rows.deleteChecks(unwatched);
  }

  async findGaps(market: ActiveMarket, { dueAt, nextAt }: ScheduledTime, now: Date) {
    const wanted = this.coverage.listWanted([market]);
    const missing = await this.rows.listWithoutCapture(wanted, dueAt, nextAt);
    if (missing.length === 0) return [];
    const live = await this.jobs.findOfKind(REFRESH_KIND, 'live');
    const time = `${dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
    const reason = live
      ? `The refresh of ${time} has not fetched this chart yet.`
      : `Nothing was fetched at ${time}. Check that a worker was running.`;
    return missing.map((key) => ({
      ...key,
      ...{
        day: formatDay(dueAt),
        state: 'missing' as const,
        reason,
        dueAt,
        jobId: live?.id ?? null,
        notedAt: now,
      },
    }));
  }

  private async readAges() {
    const now = this.clock.now().getTime();
    return (await this.rows.listAges()).map(({ platform, country, category, rankingType, capturedAt }) => ({
      labels: { platform, country, category, type: rankingType },
      value: Math.max(0, Math.round((now - capturedAt.getTime()) / 1_000)),
    }));
  }
}

/** A scheduled time and the one after it. */
interface ScheduledTime {
  dueAt: Date;
  nextAt: Date;
}

/** Scheduled times after `since` and up to `until`. */
function listScheduledTimes(cron: string | null, since: Date, until: Date): ScheduledTime[] {
  const dues: ScheduledTime[] = [];
  let dueAt = nextRun(cron, since);
  while (dueAt && dueAt <= until) {
    const nextAt = nextRun(cron, dueAt)!;
    dues.push({ dueAt, nextAt });
    dueAt = nextAt;
  }
  return dues.slice(-MAX_RUNS);
}
