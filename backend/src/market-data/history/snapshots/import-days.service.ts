import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { formatDay, DAY_MS } from '../../../common/time/clock.js';
import { ensurePartitions, showPartitions } from '../../../database/rows/partitions.js';
import { HOME_STOREFRONT, getStoreId } from '../../../games/catalog/catalog.types.js';
import type { ListingField, StoredListing } from '../../../games/listings/listing-fields.types.js';
import { ListingDetailsService } from '../../../games/listings/listing-details.service.js';
import type { DatedRow } from '../../../games/import/dated-row.rules.js';
import { MarketEvents } from '../../../market-events/market-events.service.js';
import type { Storefront } from '../game-history.repository.js';
import { InstallRates } from '../installs/install-rates.service.js';
import { ListingSnapshotsRepository } from './listing-snapshots.repository.js';
import { IMPORTED, listGiven, mergeDays } from './merge-days.js';

/** Imports a team's own daily history of listings. */
@Injectable()
export class ImportDays {
  constructor(
    private readonly source: DataSource,
    private readonly snapshots: ListingSnapshotsRepository,
    private readonly listings: ListingDetailsService,
    private readonly events: MarketEvents,
    private readonly rates: InstallRates,
  ) {}

  /** @param rows of existing listings; when two rows contradict each other, the later one wins */
  async write(manager: EntityManager, rows: readonly DatedRow[]): Promise<void> {
    const times = [...new Set(rows.map(({ day }) => day.slice(0, 7)))].map(
      (month) => new Date(`${month}-01`),
    );
    await ensurePartitions(this.source, 'listing_snapshots', times);
    await showPartitions(manager, 'listing_snapshots', times, new Set());
    const groups = groupBy(rows, (row) => `${row.platform}/${getStoreId(row)}/${row.country ?? ''}`);
    // Everyone imports in the same order, so that two imports never deadlock.
    for (const [, group] of [...groups].sort(([a], [b]) => (a < b ? -1 : 1)))
      await this.writeStorefront(manager, group);
  }

  private async writeStorefront(manager: EntityManager, rows: readonly DatedRow[]): Promise<void> {
    const { platform, country } = rows[0]!;
    const storeId = getStoreId(rows[0]!);
    const listing = await this.listings.lock(manager, platform, storeId);
    if (!listing) return;
    const storefront: Storefront = {
      platform,
      storeId,
      country: country ?? listing.country ?? HOME_STOREFRONT,
    };
    const byDay = groupBy(rows, ({ day }) => day);
    const days = [...byDay.keys()].sort();
    const [first, last] = [days[0]!, days.at(-1)!];
    const eve = formatDay(new Date(Date.parse(first) - DAY_MS));
    const before = await this.snapshots.findLastFacts(storefront, eve, manager);
    const stored = await this.snapshots.listDays(storefront, first, last, manager);
    const merged = mergeDays(stored, before, byDay);
    const latest = stored.at(-1) ?? before;
    if (latest) await this.snapshots.updateNextDay(storefront, last, latest, manager);
    await this.snapshots.replaceDays(storefront, merged.days, manager);
    const pages = { bundleId: listing.bundleId, platform, country: storefront.country };
    this.events.notePages(manager, pages, null);
    const newest = new Map<ListingField, DatedRow>();
    for (const day of days)
      for (const row of byDay.get(day)!) for (const field of listGiven(row)) newest.set(field, row);
    await this.updateListing(manager, listing, storefront, newest);
    await this.rates.update(storefront, manager);
  }

  /** A listing takes values that it does not have, or that are older than that day. */
  private async updateListing(
    manager: EntityManager,
    listing: StoredListing,
    { country, storeId, platform }: Storefront,
    newest: ReadonlyMap<ListingField, DatedRow>,
  ): Promise<void> {
    if (country !== (listing.country ?? HOME_STOREFRONT)) return;
    const news = [...newest].filter(([field, { day }]) => {
      const known = listing.fieldSources[field];
      return !known || known.source === 'sample' || known.at.slice(0, 10) < day;
    });
    if (news.length === 0) return;
    const values = Object.fromEntries(news.map(([field, row]) => [field, row[field]]));
    const sources = Object.fromEntries(
      news.map(([field, { day }]) => [field, { source: IMPORTED, at: new Date(day).toISOString() }]),
    );
    const trackId = platform === 'ios' ? storeId : null;
    const details = { platform, bundleId: listing.bundleId, trackId, ...values, sources };
    await this.listings.write(manager, [details], IMPORTED, { confirm: false });
  }
}

function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = getKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
