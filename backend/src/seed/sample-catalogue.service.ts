import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../common/clock.js';
import { ENV, type Env } from '../config/env.js';
import { CatalogueService } from '../games/catalogue.service.js';
import type { ListingDetails } from '../games/listing-fields.types.js';
import { ListingDetailsService } from '../games/listing-details.service.js';
import { type ListingFacts, PLATFORMS } from '../games/games.types.js';
import { SampleFacts } from '../games/sample-facts.service.js';
import { SampleAnalyses } from '../analyses/sample-analyses.service.js';
import { PluginsService } from '../plugins/plugins.service.js';
import { PrototypesService } from '../prototypes/prototypes.service.js';
import type { DatedChartRow } from '../rankings/captures/capture-rows.js';
import { CapturesService } from '../rankings/captures/captures.service.js';
import { ensurePartitions } from '../rankings/captures/partitions.repository.js';
import { RevenueService } from '../revenue/revenue.service.js';
import { SAMPLE_COUNTRY, type SampleCapture, sampleCaptures } from './sample-captures.js';
import { type SampleGame, sampleGames } from './sample-games.js';
import { samplePlugins, samplePrototypes, sampleRevenue } from './sample-office.js';
import { sampleIconPath, sampleIconSvg } from './sample-icons.js';
import { SEED_LOCK } from '../database/locks.js';

const ORIGIN = { source: 'sample', sample: true, derived: null };

/** Puts the sample catalogue into an empty database: well-known games, invented charts, every row marked. */
@Injectable()
export class SampleCatalogue {
  private readonly byId = new Map(sampleGames.map((game) => [game.bundleId, game]));

  constructor(
    private readonly source: DataSource,
    private readonly catalogue: CatalogueService,
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

  /** Loads it as SAMPLE_DATA says: auto only into an empty database. @returns true when rows were written */
  async load(): Promise<boolean> {
    if (this.env.SAMPLE_DATA === 'off') return false;
    return this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
      if (!(await this.isWanted(manager))) return false;
      const real = await realGames(manager);
      const games = sampleGames.filter((game) => !real.has(game));
      await this.catalogue.upsert(manager, games.flatMap(listingFacts), { sample: true });
      await this.details.write(manager, games.flatMap(listingDetails), 'sample');
      await this.loadCaptures(manager, sampleCaptures(this.clock.now(), games));
      await this.revenue.addSamples(manager, sampleRevenue(this.clock.now()));
      await this.prototypes.addSamples(manager, samplePrototypes);
      await this.plugins.addSamples(manager, samplePlugins);
      return true;
    });
  }

  /**
   * Removes what earlier versions left of the catalogue in games that are real: texts, listings, places and analyses.
   * Safe to repeat.
   */
  async removeFromRealGames(): Promise<void> {
    await this.source.transaction(async (manager) => {
      await manager.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
      const real = await realGames(manager);
      if (real.size === 0) return;
      const texts = new Map([...real].map(([{ description }, bundleId]) => [bundleId, description]));
      await this.analyses.markUnmarked(manager, texts);
      await this.sampleFacts.remove(manager, [...texts.keys()]);
    });
  }

  /** The drawn icon of a sample game; undefined when there is no such game. */
  icon(bundleId: string): string | undefined {
    const game = this.byId.get(bundleId);
    return game && sampleIconSvg(game.bundleId, game.title, game.icon.motif, game.icon.palette);
  }

  private async isWanted(manager: EntityManager): Promise<boolean> {
    const [found] = await manager.query<{ any: boolean; sample: boolean }[]>(
      `select exists (select from games) as any, exists (select from games where sample) as sample`,
    );
    return this.env.SAMPLE_DATA === 'on' ? !found?.sample : !found?.any;
  }

  private async loadCaptures(manager: EntityManager, captures: SampleCapture[]): Promise<void> {
    await ensurePartitions(
      this.source,
      captures.map((capture) => capture.capturedAt),
    );
    const rows = captures.flatMap((capture) => capture.rows.map((row) => this.chartRow(capture, row)));
    // A real list that is there already must not get a sample beside it.
    const real = await manager.query<{ key: string }[]>(
      `select platform || '/' || category || '/' || country || '/' || ranking_type as key
       from ranking_lists where not sample and country = $1`,
      [SAMPLE_COUNTRY],
    );
    const taken = new Set(real.map((row) => row.key));
    const free = rows.filter(
      (row) => !taken.has(`${row.platform}/${row.category}/${row.country}/${row.rankingType}`),
    );
    const written = await this.captures.write(manager, free, ORIGIN);
    await this.captures.finish(manager, written.captures);
  }

  private chartRow(capture: SampleCapture, row: SampleCapture['rows'][number]): DatedChartRow {
    const game = this.byId.get(row.bundleId);
    if (!game) throw new Error(`Sample chart names an unknown game: ${row.bundleId}`);
    const facts = listingFacts(game).find((listing) => listing.platform === capture.platform);
    if (!facts) throw new Error(`Sample chart of ${capture.platform} names a game that is not sold there.`);
    const { category, country, rankingType, capturedAt } = capture;
    return { ...facts, country, category, rankingType, capturedAt, rankPosition: row.rankPosition };
  }
}

/** Sample games that are real in this database, each with the bundle id that it has there. */
async function realGames(manager: EntityManager): Promise<Map<SampleGame, string>> {
  const rows = await manager.query<{ bundle_id: string; track_ids: string[] }[]>(
    `select g.bundle_id,
       array(select store_id from game_listings l where l.bundle_id = g.bundle_id and l.platform = 'ios') as track_ids
     from games g
     where not g.sample and (g.bundle_id = any($1::text[]) or g.bundle_id in (
       select bundle_id from game_listings where platform = 'ios' and store_id = any($2::text[])))`,
    [
      sampleGames.map(({ bundleId }) => bundleId),
      sampleGames.flatMap(({ ios }) => (ios ? [ios.trackId] : [])),
    ],
  );
  const byId = new Map(
    rows.flatMap((row) => [row.bundle_id, ...row.track_ids].map((id) => [id, row.bundle_id])),
  );
  return new Map(
    sampleGames.flatMap((game) => {
      const bundleId = byId.get(game.bundleId) ?? byId.get(game.ios?.trackId ?? '');
      return bundleId === undefined ? [] : [[game, bundleId]];
    }),
  );
}

function listingFacts(game: SampleGame): ListingFacts[] {
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

function listingDetails(game: SampleGame): ListingDetails[] {
  return listingFacts(game).map((facts) => ({
    platform: facts.platform,
    bundleId: facts.bundleId,
    trackId: facts.trackId,
    description: game.description,
    categories: [...(game[facts.platform]?.categories ?? [])],
  }));
}
