import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/time/clock.js';
import { ENV, type Env } from '../config/env.js';
import { SEED_LOCK } from '../database/locks/locks.js';
import { lockUntilCommit } from '../database/locks/run-locked.js';
import { CatalogService } from '../games/catalog/catalog.service.js';
import type { ListingDetails } from '../games/listings/listing-fields.types.js';
import { ListingDetailsService } from '../games/listings/listing-details.service.js';
import { type ListingFacts, PLATFORMS } from '../games/games.types.js';
import { SampleFacts } from '../games/catalog/sample-facts.service.js';
import { SampleAnalyses } from '../analyses/run/sample-analyses.service.js';
import { PluginsService } from '../plugins/plugins.service.js';
import { PrototypesService } from '../prototypes/prototypes.service.js';
import type { DatedChartRow } from '../rankings/captures/capture-rows.js';
import { CapturesService } from '../rankings/captures/captures.service.js';
import { ensurePartitions } from '../database/rows/partitions.js';
import { RevenueService } from '../revenue/revenue.service.js';
import { SAMPLE_COUNTRY, type SampleCapture, createSampleCaptures } from './sample-captures.js';
import { type SampleGame, sampleGames } from './sample-games.js';
import { samplePlugins, samplePrototypes, createSampleRevenue } from './sample-office.js';
import { sampleIconPath, drawSampleIcon } from './sample-icons.js';
import { SampleCatalogRepository } from './sample-catalog.repository.js';

const ORIGIN = { source: 'sample', sample: true, derived: null };

/**
 * Loads the sample catalog into an empty database: well-known games and made-up charts, every row marked as
 * sample.
 */
@Injectable()
export class SampleCatalog {
  private readonly byId = new Map(sampleGames.map((game) => [game.bundleId, game]));

  constructor(
    private readonly source: DataSource,
    private readonly lists: SampleCatalogRepository,
    private readonly catalog: CatalogService,
    private readonly details: ListingDetailsService,
    private readonly sampleFacts: SampleFacts,
    private readonly analyses: SampleAnalyses,
    private readonly captures: CapturesService,
    private readonly revenue: RevenueService,
    private readonly prototypes: PrototypesService,
    private readonly plugins: PluginsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Loads it according to SAMPLE_DATA: `auto` only into an empty database.
   * @returns true when rows were written
   */
  async load(): Promise<boolean> {
    if (this.env.SAMPLE_DATA === 'off') return false;
    return this.source.transaction(async (manager) => {
      await lockUntilCommit(manager, SEED_LOCK);
      if (!(await this.isWanted(manager))) return false;
      const real = await this.findRealGames(manager);
      const games = sampleGames.filter((game) => !real.has(game));
      await this.catalog.upsert(manager, games.flatMap(toListingFacts), { sample: true });
      await this.details.write(manager, games.flatMap(toListingDetails), 'sample');
      await this.loadCaptures(manager, createSampleCaptures(this.clock.now(), games));
      await this.revenue.addSamples(manager, createSampleRevenue(this.clock.now()));
      await this.prototypes.addSamples(manager, samplePrototypes);
      await this.plugins.addSamples(manager, samplePlugins);
      return true;
    });
  }

  /**
   * Removes leftovers of the catalog from games that are real: texts, listings, ranks and analyses. Safe to
   * repeat.
   */
  async removeFromRealGames(): Promise<void> {
    await this.source.transaction(async (manager) => {
      await lockUntilCommit(manager, SEED_LOCK);
      const real = await this.findRealGames(manager);
      if (real.size === 0) return;
      const texts = new Map([...real].map(([{ description }, bundleId]) => [bundleId, description]));
      await this.analyses.markUnmarked(manager, texts);
      await this.sampleFacts.remove(manager, [...texts.keys()]);
    });
  }

  /** The generated icon of a sample game; undefined when there is no such game. */
  drawIcon(bundleId: string): string | undefined {
    const game = this.byId.get(bundleId);
    return game && drawSampleIcon(game.bundleId, game.title, game.icon.motif, game.icon.palette);
  }

  private async isWanted(manager: EntityManager): Promise<boolean> {
    const { any, sample } = await this.sampleFacts.getPresence(manager);
    return this.env.SAMPLE_DATA === 'on' ? !sample : !any;
  }

  /** Sample games that are real in this database, each with its bundle id there. */
  private async findRealGames(manager: EntityManager): Promise<Map<SampleGame, string>> {
    const byId = await this.sampleFacts.getRealGames(
      sampleGames.map(({ bundleId }) => bundleId),
      sampleGames.flatMap(({ ios }) => (ios ? [ios.trackId] : [])),
      manager,
    );
    return new Map(
      sampleGames.flatMap((game) => {
        const bundleId = byId.get(game.bundleId) ?? byId.get(game.ios?.trackId ?? '');
        return bundleId === undefined ? [] : [[game, bundleId]];
      }),
    );
  }

  private async loadCaptures(manager: EntityManager, captures: SampleCapture[]): Promise<void> {
    await ensurePartitions(
      this.source,
      'game_rankings',
      captures.map((capture) => capture.capturedAt),
    );
    const rows = captures.flatMap((capture) => capture.rows.map((row) => this.chartRow(capture, row)));
    // A list with real captures must not get sample ones.
    const real = await this.lists.listRealCharts(SAMPLE_COUNTRY, manager);
    const free = rows.filter(
      (row) => !real.has(`${row.platform}/${row.category}/${row.country}/${row.rankingType}`),
    );
    const written = await this.captures.write(manager, free, ORIGIN);
    await this.captures.finish(manager, written.captures);
  }

  private chartRow(capture: SampleCapture, row: SampleCapture['rows'][number]): DatedChartRow {
    const game = this.byId.get(row.bundleId);
    if (!game) throw new Error(`Sample chart names an unknown game: ${row.bundleId}`);
    const facts = toListingFacts(game).find((listing) => listing.platform === capture.platform);
    if (!facts) throw new Error(`Sample chart of ${capture.platform} names a game that is not sold there.`);
    const { category, country, rankingType, capturedAt } = capture;
    return { ...facts, country, category, rankingType, capturedAt, rankPosition: row.rankPosition };
  }
}

function toListingFacts(game: SampleGame): ListingFacts[] {
  return PLATFORMS.filter((platform) => game[platform]).map((platform) => ({
    platform,
    bundleId: game.bundleId.startsWith('id') && platform === 'ios' ? null : game.bundleId,
    trackId: platform === 'ios' ? (game.ios?.trackId ?? null) : null,
    title: game.title,
    developer: game.developer,
    iconUrl: sampleIconPath(game.bundleId),
    url: null,
    country: SAMPLE_COUNTRY,
  }));
}

function toListingDetails(game: SampleGame): ListingDetails[] {
  return toListingFacts(game).map((facts) => ({
    platform: facts.platform,
    bundleId: facts.bundleId,
    trackId: facts.trackId,
    description: game.description,
    categories: [...(game[facts.platform]?.categories ?? [])],
  }));
}
