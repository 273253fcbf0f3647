import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { getStoreId } from '../catalogue/catalogue.types.js';
import type { FieldSources, Platform } from '../games.types.js';
import {
  isGiven,
  LISTING_FIELD_LIST,
  type ListingDetails,
  type StoredListing,
} from './listing-fields.types.js';
import { ListingsRepository } from './listings.repository.js';

/** What a source said is not written again before this is over. */
const FRESH_MS = 20 * 3_600_000;

/** Writes the details of listings that exist, and which source gave each field when. */
@Injectable()
export class ListingDetailsService {
  constructor(private readonly rows: ListingsRepository) {}

  /** @param options.confirm false leaves a listing as it is, times included, when nothing new is said of it */
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
   * Writes details that come along with other work, again and again: only fields that are unknown, a sample's, or were
   * said by the same source some time ago.
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
   * What is stored of a game in each store, Google Play first.
   * @param bundleId also `id<trackId>` of an iOS game whose bundle id is known by now
   */
  listForGame(bundleId: string, manager?: EntityManager): Promise<StoredListing[]> {
    return this.rows.listByGame(bundleId, /^id(\d{1,15})$/.exec(bundleId)?.[1], manager);
  }

  /** Holds a listing's row until the transaction ends, so that nobody else writes what is derived from it. */
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

  /** Notes how fast a listing is installed, if its words come from that country. */
  writeRate(...rate: Parameters<ListingsRepository['updateRate']>): Promise<void> {
    return this.rows.updateRate(...rate);
  }

  /** Release dates of listings, by store id, as far as they are known. */
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
