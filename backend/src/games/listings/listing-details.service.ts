import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { getStoreId } from '../catalog/catalog.types.js';
import type { FieldSources, Platform } from '../games.types.js';
import {
  isGiven,
  LISTING_FIELD_LIST,
  type ListingDetails,
  type StoredListing,
} from './listing-fields.types.js';
import { ListingsRepository } from './listings.repository.js';

/** The same source is not written again within this time. */
const FRESH_MS = 20 * 3_600_000;

/** Writes details of existing listings, with the source and time of each field. */
@Injectable()
export class ListingDetailsService {
  constructor(private readonly rows: ListingsRepository) {}

  /** @param options.confirm false leaves a listing untouched, including times, when nothing new is known */
  async write(
    manager: EntityManager,
    rows: ListingDetails[],
    source: string,
    { confirm = true } = {},
  ): Promise<void> {
    if (rows.length === 0) return;
    const at = new Date().toISOString();
    const incoming = new Map<string, object>();
    for (const row of rows) {
      const [platform, storeId] = [row.platform, getStoreId(row)];
      const key = `${platform}:${storeId}`;
      incoming.set(key, { ...incoming.get(key), platform, storeId, ...knownFields(row) });
    }
    const listings = [...incoming.values()].map((row) => ({
      ...row,
      fieldSources: nameSources(row, source, at),
    }));
    await this.rows.updateDetails(listings, confirm, manager);
  }

  /**
   * Writes details that come with other recurring work: only fields that are unknown, sample data, or from the same
   * source some time ago.
   */
  async writeStale(manager: EntityManager, rows: ListingDetails[], source: string): Promise<void> {
    const sources = await this.rows.getFieldSources(
      rows.map((row) => row.platform),
      rows.map(getStoreId),
      manager,
    );
    const staleBefore = Date.now() - FRESH_MS;
    const isStale = (key: string, field: string): boolean => {
      const known = sources.get(key)?.[field];
      if (!known || known.source === 'sample') return true;
      return known.source === source && Date.parse(known.at) < staleBefore;
    };
    const stale = rows.flatMap((row) => {
      const key = `${row.platform}:${getStoreId(row)}`;
      const fields = Object.entries(knownFields(row)).filter(([field]) => isStale(key, field));
      const { platform, bundleId, trackId } = row;
      return fields.length > 0 ? [{ platform, bundleId, trackId, ...Object.fromEntries(fields) }] : [];
    });
    await this.write(manager, stale, source);
  }

  /**
   * Stored listings of a game, Google Play first.
   * @param bundleId may be `id<trackId>` of an iOS game whose bundle id has become known
   */
  listForGame(bundleId: string, manager?: EntityManager): Promise<StoredListing[]> {
    return this.rows.listByGame(bundleId, /^id(\d{1,15})$/.exec(bundleId)?.[1], manager);
  }

  /** Locks a listing's row until the transaction ends, so that nobody else writes what is derived from it. */
  async lock(
    manager: EntityManager,
    platform: Platform,
    storeId: string,
  ): Promise<StoredListing | undefined> {
    const bundleId = await this.rows.lock(platform, storeId, manager);
    if (bundleId === undefined) return undefined;
    const listings = await this.listForGame(bundleId, manager);
    return listings.find((listing) => listing.platform === platform && listing.storeId === storeId);
  }

  /** Stores a listing's installs per day, if its texts come from that country. */
  writeRate(...rate: Parameters<ListingsRepository['updateRate']>): Promise<void> {
    return this.rows.updateRate(...rate);
  }

  /** Known release dates of listings, by store id. */
  getReleaseDates(platform: Platform, storeIds: string[]): Promise<Map<string, Date>> {
    return this.rows.getReleaseDates(platform, storeIds);
  }
}

const givenFields = (row: Partial<ListingDetails>): (keyof ListingDetails)[] =>
  LISTING_FIELD_LIST.map(({ name }) => name).filter((name) => isGiven(row[name]));

const knownFields = (row: Partial<ListingDetails>): Partial<ListingDetails> =>
  Object.fromEntries(givenFields(row).map((field) => [field, row[field]]));

const nameSources = (row: Partial<ListingDetails>, source: string, at: string): FieldSources =>
  Object.fromEntries(givenFields(row).map((field) => [field, row.sources?.[field] ?? { source, at }]));
