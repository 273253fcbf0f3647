import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, formatDay, DAY_MS, HOUR_MS } from '../../common/time/clock.js';
import { invalidField } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { HOME_STOREFRONT } from '../../games/catalog/catalog.types.js';
import { GamesService } from '../../games/catalog/games.service.js';
import { ListingDetailsService } from '../../games/listings/listing-details.service.js';
import type { FieldSources } from '../../games/games.types.js';
import { MarketEvents } from '../../market-events/market-events.service.js';
import { LISTED, NOT_LISTED } from '../../market-events/market-events.types.js';
import type { ProviderAnswer } from '../details/merge-facts.js';
import type { GameFacts } from '../market-data.types.js';
import { isChange, PAGE_FIELDS, readValue } from './changes/changes.js';
import { findOthers, readCounts, readDatedFacts, updateFacts } from './snapshots/daily-snapshot.js';
import type { GameChangeDto } from './changes/game-changes.dto.js';
import { GameHistoryRepository, type Storefront } from './game-history.repository.js';
import { getGrowth, type Growth, type Snapshot } from './installs/growth.js';
import { InstallRates } from './installs/install-rates.service.js';
import { type DayFacts, ListingSnapshotsRepository } from './snapshots/listing-snapshots.repository.js';
import { type StoreFactsDto, type StoreFactsQuery, toStoreFactsRows, MAX_DAYS } from './store-facts.dto.js';

/** More than the 30 days of growth, for games that are fetched rarely. */
const GROWTH_DAYS = 200;
const SHOWN_DAYS = 90;
/** Missing once, which may be a mistake of the store; missing again after this time, the game counts as removed. */
const MISSED = 'missed';
const CONFIRM_MS = 3 * HOUR_MS;

interface Recorded {
  facts: GameFacts;
  fieldSources: FieldSources;
  country: string;
  fetchedAt: Date;
  /** Whether the icon only has a new address. */
  isSameIcon: boolean;
}

/** Daily snapshots of games, and the change log derived from successive values of each source. */
@Injectable()
export class GameHistoryService {
  constructor(
    private readonly rows: GameHistoryRepository,
    private readonly snapshots: ListingSnapshotsRepository,
    private readonly games: GamesService,
    private readonly listings: ListingDetailsService,
    private readonly events: MarketEvents,
    private readonly rates: InstallRates,
    private readonly clock: Clock,
  ) {}

  /** Growth of the figures, where two snapshots allow it. */
  async getGrowths(
    storefront: Storefront,
  ): Promise<Record<'downloads' | 'revenue' | 'rating', Growth | null>> {
    const today = this.clock.now();
    const from = new Date(today.getTime() - GROWTH_DAYS * DAY_MS);
    const days = await this.snapshots.listDays(storefront, formatDay(from), formatDay(today));
    const snapshots = days.map(toGrowthSnapshot).reverse();
    return {
      // A store's rounded total ("10,000+") changes far less often than its count.
      downloads: getGrowth(snapshots, 'installCount') ?? getGrowth(snapshots, 'downloads'),
      revenue: getGrowth(snapshots, 'revenue'),
      rating: getGrowth(snapshots, 'rating'),
    };
  }

  /** Changes of a game's store pages. @throws ProblemException 404 "Game not found" */
  async listChanges(bundleId: string, query: ListQuery): Promise<ListPage<GameChangeDto>> {
    await this.games.getTitle(bundleId);
    return this.rows.listChanges(bundleId, query);
  }

  /**
   * Stores a snapshot, and a change for each field whose source has a new value. The caller holds a lock on the
   * listing's row.
   */
  async record(
    manager: EntityManager,
    recorded: Recorded,
    answers: readonly ProviderAnswer[],
  ): Promise<void> {
    const { facts, fieldSources, country, fetchedAt, isSameIcon } = recorded;
    const { platform, storeId } = facts;
    const sources = Object.fromEntries(
      Object.entries(fieldSources).map(([field, { source }]) => [field, source]),
    );
    const storefront = { platform, storeId, country };
    await this.recordDay(manager, storefront, recorded, sources, answers);
    for (const { provider, answer } of answers) {
      await this.recordValues(manager, storefront, answer, { values: sources, isSameIcon, at: fetchedAt });
      await this.recordListing(manager, storefront, { source: provider, isListed: true, at: fetchedAt });
    }
    const { bundleId } = facts;
    this.events.notePages(manager, { bundleId, platform, country }, new Date(formatDay(fetchedAt)));
  }

  /** Records that a store lacks a game, which is removed when a second look some hours later confirms it. The caller holds a lock on the listing's row. */
  async recordMissing(
    manager: EntityManager,
    storefront: Storefront,
    { bundleId, source, at }: { bundleId: string; source: string; at: Date },
  ): Promise<void> {
    await this.recordListing(manager, storefront, { source, isListed: false, at });
    const { platform, country } = storefront;
    this.events.notePages(manager, { bundleId, platform, country }, new Date(formatDay(at)));
  }

  /**
   * The daily history of a game's listing; days without a snapshot are left out.
   * @throws ProblemException 404 "Game not found"
   */
  async listDays(bundleId: string, query: StoreFactsQuery): Promise<StoreFactsDto> {
    await this.games.getTitle(bundleId);
    const listings = await this.listings.listForGame(bundleId);
    const listing = listings.find(({ platform }) => !query.platform || platform === query.platform);
    const { platform = query.platform ?? 'android', storeId = bundleId } = listing ?? {};
    const country = query.country ?? listing?.country ?? HOME_STOREFRONT;
    const to = query.to ?? formatDay(this.clock.now());
    const from = query.from ?? formatDay(new Date(Date.parse(to) - SHOWN_DAYS * DAY_MS));
    if (from > to) throw invalidField('from', 'must not be after "to"');
    if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_DAYS)
      throw invalidField('from', `must be less than ${MAX_DAYS.toLocaleString('en')} days before "to"`);
    const days = await this.snapshots.listDays({ platform, storeId, country }, from, to);
    return { bundleId, platform, storeId, country, from, to, rows: toStoreFactsRows(days) };
  }

  private async recordDay(
    manager: EntityManager,
    storefront: Storefront,
    { facts, fetchedAt }: Recorded,
    sources: Record<string, string>,
    answers: readonly ProviderAnswer[],
  ): Promise<void> {
    const day = formatDay(fetchedAt);
    const before = await this.snapshots.findLastFacts(storefront, day, manager);
    const after = updateFacts(before, readDatedFacts(facts), sources);
    if (before && after) await this.snapshots.updateNextDay(storefront, day, before, manager);
    const row = {
      day,
      takenAt: fetchedAt,
      ...readCounts(facts),
      facts: after?.facts ?? null,
      sources: after?.sources ?? null,
      others: findOthers(facts, sources, answers),
    };
    await this.snapshots.upsertDay(storefront, row, manager);
    if (row.installCount !== null) await this.rates.update(storefront, manager);
  }

  private async recordListing(
    manager: EntityManager,
    storefront: Storefront,
    { source, isListed, at }: { source: string; isListed: boolean; at: Date },
  ): Promise<void> {
    const known = (await this.rows.listLastValues(storefront, manager)).filter(
      (last) => last.source === source,
    );
    // A source that never had the game cannot lose it.
    if (known.length === 0) return;
    const field = 'listing';
    const last = known.find((one) => one.field === field);
    const state = last?.value ?? LISTED;
    const isConfirmed = state === MISSED && at.getTime() - last!.seenAt.getTime() >= CONFIRM_MS;
    const value = isListed ? LISTED : state === NOT_LISTED || isConfirmed ? NOT_LISTED : MISSED;
    if (value === state) return;
    await this.rows.upsertLastValue(storefront, { field, value, source }, at, manager);
    const before = state === MISSED ? LISTED : state;
    if (value === MISSED || value === before) return;
    await this.rows.insertChange(storefront, { field, from: before, value, source }, at, manager);
  }

  private async recordValues(
    manager: EntityManager,
    storefront: Storefront,
    answer: ProviderAnswer['answer'],
    { values, isSameIcon, at }: { values: Record<string, string>; isSameIcon: boolean; at: Date },
  ): Promise<void> {
    const known = await this.rows.listLastValues(storefront, manager);
    for (const field of PAGE_FIELDS) {
      const value = readValue(answer.facts, field);
      if (value === null) continue;
      const source = answer.sources?.[field] ?? answer.source;
      const before = known.find((last) => last.field === field && last.source === source);
      if (before && !isChange(field, before.value, value)) continue;
      await this.rows.upsertLastValue(storefront, { field, value, source }, at, manager);
      // Only the source shown is logged, so that two sources do not report the same change twice.
      if (!before || values[field] !== source || (field === 'iconUrl' && isSameIcon)) continue;
      const change = { field, from: before.value, value, source };
      await this.rows.insertChange(storefront, change, at, manager);
    }
  }
}

function toGrowthSnapshot({
  takenAt,
  installCount,
  ratingScore,
  ratingTotal,
  facts,
  sources,
}: DayFacts): Snapshot {
  return {
    takenAt,
    installCount,
    downloads: facts.downloads ?? null,
    revenue: facts.revenue ?? null,
    rating: ratingScore === null ? null : { score: ratingScore, total: ratingTotal, distribution: [] },
    sources,
  };
}
