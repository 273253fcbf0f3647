import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock, formatDay, DAY_MS } from '../../common/time/clock.js';
import { countryName } from '../../common/countries.js';
import { SEED_LOCK } from '../../database/locks/locks.js';
import { ensurePartitions, showPartitions } from '../../database/rows/partitions.js';
import { lockUntilCommit } from '../../database/locks/run-locked.js';
import { CatalogService, WrittenListings } from '../../games/catalog/catalog.service.js';
import { ListingDetailsService } from '../../games/listings/listing-details.service.js';
import { SampleFacts } from '../../games/catalog/sample-facts.service.js';
import type { ListingFacts, Platform } from '../../games/games.types.js';
import { SampleHistory } from '../../market-data/history/snapshots/sample-history.service.js';
import { EventFeed } from '../../market-events/feed/event-feed.service.js';
import type { CaptureKey } from '../../rankings/captures/capture-rows.js';
import { CapturesService } from '../../rankings/captures/captures.service.js';
import { SampleGaps } from '../../rankings/coverage/sample-gaps.service.js';
import { GameTagsService } from '../../tags/game-tags.service.js';
import { SampleCatalogRepository } from '../sample-catalog.repository.js';
import { type DemoChart, type DemoFault, listDemoCharts, planFaults, rankDemoGames } from './demo-charts.js';
import { createCourse } from './demo-facts.js';
import type { PlannedChart, PlantedEvent } from './demo-events.js';
import { createDemoGames, DEMO_PREFIX, type DemoGame } from './demo-games.js';
import { type DemoOptions, type DemoTruth, describeTruth, type DemoListing } from './demo-truth.js';

const ORIGIN = { source: 'sample', sample: true, derived: null };
/** Time of day of the captures, as with a schedule. */
const CAPTURED_AT_MS = 5 * 3_600_000;

/** The countries have real charts, which must not be mixed with samples. */
export class RealChartsError extends Error {}

/** A sample history of made-up games, with every row marked as sample, and a record of what was put into it. */
@Injectable()
export class DemoHistory {
  constructor(
    private readonly source: DataSource,
    private readonly lists: SampleCatalogRepository,
    private readonly catalog: CatalogService,
    private readonly details: ListingDetailsService,
    private readonly sampleFacts: SampleFacts,
    private readonly captures: CapturesService,
    private readonly history: SampleHistory,
    private readonly gaps: SampleGaps,
    private readonly tags: GameTagsService,
    private readonly events: EventFeed,
    private readonly clock: Clock,
  ) {}

  /**
   * Writes the history, replacing an existing one.
   * @throws RealChartsError
   */
  async create(options: DemoOptions): Promise<DemoTruth> {
    const { days, seed, countries } = options;
    const start = Date.parse(formatDay(options.until ?? this.clock.now())) - (days - 1) * DAY_MS;
    const toTime = (day: number) => new Date(start + day * DAY_MS);
    const toDay = (day: number) => formatDay(toTime(day));
    const games = createDemoGames(seed, days);
    const charts = listDemoCharts(countries);
    const faults = planFaults(charts, days, seed);
    const planned = planCharts(games, charts, faults, { days, seed });
    const listed: DemoListing[] = games.flatMap((game) =>
      game.platforms.map((platform) => ({
        ...{ game, platform, course: createCourse(game, platform, { days, seed, toDay }) },
      })),
    );
    const months = Array.from({ length: days }, (_, day) => toTime(day));
    for (const table of ['game_rankings', 'listing_snapshots'] as const)
      await ensurePartitions(this.source, table, months);
    await this.source.transaction(async (manager) => {
      await lockUntilCommit(manager, SEED_LOCK);
      await this.checkCountries(manager, countries);
      await this.removeAll(manager);
      for (const table of ['game_rankings', 'listing_snapshots'] as const)
        await showPartitions(manager, table, months, new Set());
      await this.writeGames(manager, listed, countries[0]);
      await this.writeCharts(manager, { games, planned, toTime, days });
      for (const { game, platform, course } of listed)
        await this.history.write(
          manager,
          {
            ...{ platform, bundleId: game.bundleId, country: countries[0] },
            storeId: toFacts(game, platform, '').trackId ?? game.bundleId,
          },
          course.days,
          course.changes,
        );
      await this.gaps.write(
        manager,
        faults.map((fault) => toGap(fault, toTime)),
      );
    });
    return describeTruth({ ...options, from: toDay(0), to: toDay(days - 1), listed, faults, planned, toDay });
  }

  /**
   * Removes everything that {@link create} wrote.
   * @returns how many games were removed
   */
  remove(): Promise<number> {
    return this.source.transaction(async (manager) => {
      await lockUntilCommit(manager, SEED_LOCK);
      return this.removeAll(manager);
    });
  }

  /** The events stored about it. */
  async listEvents(): Promise<PlantedEvent[]> {
    const found: PlantedEvent[] = [];
    for await (const events of this.events.readAll({ filter: { sample: 'true' }, after: '0' }))
      for (const { occurredAt, platform, country, ...event } of events) {
        if (event.bundleId?.startsWith(DEMO_PREFIX) === false) continue;
        const { type, bundleId, category, rankingType } = event;
        const place = { platform: platform ?? '', country: country ?? '' };
        found.push({ type, bundleId, ...place, category, rankingType, day: formatDay(occurredAt) });
      }
    return found;
  }

  private async checkCountries(manager: EntityManager, countries: readonly string[]): Promise<void> {
    for (const country of countries) {
      const real = await this.lists.listRealCharts(country, manager);
      if (real.size > 0)
        throw new RealChartsError(
          `${countryName(country)} has real charts, and samples must not stand beside them. Choose other countries with --countries.`,
        );
    }
  }

  private async removeAll(manager: EntityManager): Promise<number> {
    const ids = await this.catalog.listSampleIds(DEMO_PREFIX, manager);
    await this.gaps.remove(manager);
    if (ids.length === 0) return 0;
    await this.tags.removeGames(ids, manager);
    await this.history.remove(manager, ids);
    await this.sampleFacts.remove(manager, ids);
    await this.catalog.removeSamples(ids, manager);
    return ids.length;
  }

  private async writeGames(
    manager: EntityManager,
    listed: readonly DemoListing[],
    country: string,
  ): Promise<void> {
    const facts = listed.map(({ game, platform, course }) => ({
      ...toFacts(game, platform, country),
      title: course.title,
    }));
    await this.catalog.upsert(manager, facts, { sample: true });
    const details = listed.map(({ game, platform, course }) => {
      const last = course.days.at(-1);
      const { lastUpdate: _, releaseDate: __, ...known } = last?.facts ?? {};
      return {
        ...toFacts(game, platform, country),
        ...known,
        installCount: last?.installCount ?? null,
        categories: [game.isPuzzle ? 'Puzzle' : 'Casual'],
        description: course.description,
      };
    });
    await this.details.write(manager, details, 'sample');
  }

  private async writeCharts(
    manager: EntityManager,
    plan: { games: DemoGame[]; planned: PlannedChart[]; toTime: (day: number) => Date; days: number },
  ): Promise<void> {
    const written = new WrittenListings();
    const games = new Map(plan.games.map((game) => [game.bundleId, game]));
    let last: CaptureKey[] = [];
    for (let day = 0; day < plan.days; day += 1) {
      const capturedAt = new Date(plan.toTime(day).getTime() + CAPTURED_AT_MS);
      const rows = plan.planned.flatMap(({ chart, days }) =>
        (days[day] ?? []).map((bundleId, index) => ({
          ...toFacts(games.get(bundleId)!, chart.platform, chart.country),
          ...{
            category: chart.category,
            rankingType: chart.rankingType,
            capturedAt,
            rankPosition: index + 1,
            country: chart.country,
          },
        })),
      );
      last = (await this.captures.write(manager, rows, { ...ORIGIN, written })).captures;
    }
    await this.captures.finish(manager, last);
  }
}

/** Plans the games of each chart and day. */
function planCharts(
  games: readonly DemoGame[],
  charts: readonly DemoChart[],
  faults: readonly DemoFault[],
  { days, seed }: Pick<DemoOptions, 'days' | 'seed'>,
): PlannedChart[] {
  return charts.map((chart) => ({
    chart,
    days: Array.from({ length: days }, (_, day) =>
      faults.some((fault) => fault.day === day && fault.chart === chart)
        ? null
        : rankDemoGames(games, chart, { day, days, seed }).map(({ bundleId }) => bundleId),
    ),
  }));
}

const toFacts = (game: DemoGame, platform: Platform, country: string): ListingFacts => ({
  platform,
  bundleId: game.bundleId,
  trackId: platform === 'ios' ? game.trackId : null,
  title: null,
  developer: game.developer,
  iconUrl: null,
  url: null,
  country,
});

const REASONS: Record<DemoFault['state'], string> = {
  missing: 'Sample: nothing was fetched at the due time.',
  blocked: 'Sample: the store refused the request.',
  empty: 'Sample: the store answered with an empty chart.',
};

function toGap({ chart, day, state }: DemoFault, toTime: (day: number) => Date) {
  const { platform, category, country, rankingType } = chart;
  const dueAt = new Date(toTime(day).getTime() + CAPTURED_AT_MS);
  return {
    ...{ platform, category, country, rankingType, day: formatDay(dueAt), state, reason: REASONS[state] },
    ...{ dueAt, jobId: null, notedAt: dueAt },
  };
}
