import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { storeIdOf } from './catalogue.service.js';
import type { FieldSources, Platform } from './games.types.js';
import { GameListing } from './game-listing.entity.js';
import {
  isGiven,
  LISTING_FIELD_LIST,
  type ListingDetails,
  type StoredListing,
} from './listing-fields.types.js';

/** Every field as `make` words it, for one of the lists of a statement. */
const eachField = (make: (column: string, incoming: string) => string): string =>
  LISTING_FIELD_LIST.map(({ name, column }) => make(column, `i."${name}"`)).join(', ');

const UPDATE_DETAILS = `
  update game_listings l set
    ${eachField((column, incoming) => `${column} = coalesce(${incoming}, l.${column})`)},
    field_sources = l.field_sources || i."fieldSources",
    updated_at = now()
  from jsonb_to_recordset($1) as i (
    platform text, "storeId" text, ${LISTING_FIELD_LIST.map(({ name, type }) => `"${name}" ${type}`).join(', ')},
    "fieldSources" jsonb)
  where l.platform = i.platform and l.store_id = i."storeId" and ($2 or
    (${eachField((column) => `l.${column}`)}) is distinct from
    (${eachField((column, incoming) => `coalesce(${incoming}, l.${column})`)}))`;

/** What a source said is not written again before this is over. */
const FRESH_MS = 20 * 3_600_000;

/** Writes the details of listings that exist, and which source gave each field when. */
@Injectable()
export class ListingDetailsService {
  constructor(private readonly source: DataSource) {}

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
      const [platform, storeId] = [row.platform, storeIdOf(row)];
      const key = `${platform}:${storeId}`;
      incoming.set(key, { ...incoming.get(key), platform, storeId, ...knownFields(row) });
    }
    const listings = [...incoming.values()].map((row) => ({
      ...row,
      fieldSources: sourcesOf(row, source, at),
    }));
    await manager.query(UPDATE_DETAILS, [JSON.stringify(listings), confirm]);
  }

  /**
   * Writes details that come along with other work, again and again: only fields that are unknown, a sample's, or were
   * said by the same source some time ago.
   */
  async writeStale(manager: EntityManager, rows: ListingDetails[], source: string): Promise<void> {
    const stored = await manager.query<{ key: string; field_sources: FieldSources }[]>(
      `select platform || ':' || store_id as key, field_sources from game_listings
       where (platform, store_id) in (select * from unnest($1::text[], $2::text[]))`,
      [rows.map((row) => row.platform), rows.map(storeIdOf)],
    );
    const sources = new Map(stored.map((row) => [row.key, row.field_sources]));
    const staleBefore = Date.now() - FRESH_MS;
    const isStale = (key: string, field: string): boolean => {
      const known = sources.get(key)?.[field];
      if (!known || known.source === 'sample') return true;
      return known.source === source && Date.parse(known.at) < staleBefore;
    };
    const stale = rows.flatMap((row) => {
      const key = `${row.platform}:${storeIdOf(row)}`;
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
  async listForGame(bundleId: string, manager = this.source.manager): Promise<StoredListing[]> {
    const trackId = /^id(\d{1,15})$/.exec(bundleId)?.[1] ?? null;
    return await manager.find(GameListing, {
      where: trackId ? [{ bundleId }, { platform: 'ios', storeId: trackId }] : { bundleId },
      order: { platform: 'ASC', storeId: 'ASC' },
    });
  }

  /** Holds a listing's row until the transaction ends, so that nobody else writes what is derived from it. */
  async lock(
    manager: EntityManager,
    platform: Platform,
    storeId: string,
  ): Promise<StoredListing | undefined> {
    const [row] = await manager.query<{ bundle_id: string }[]>(
      `select bundle_id from game_listings where platform = $1 and store_id = $2 for update`,
      [platform, storeId],
    );
    if (!row) return undefined;
    const listings = await this.listForGame(row.bundle_id, manager);
    return listings.find((listing) => listing.platform === platform && listing.storeId === storeId);
  }

  /** Release dates of listings, by store id, as far as they are known. */
  async releaseDates(platform: Platform, storeIds: string[]): Promise<Map<string, Date>> {
    const rows = await this.source.query<{ store_id: string; release_date: Date }[]>(
      `select store_id, release_date from game_listings
       where platform = $1 and store_id = any($2::text[]) and release_date is not null and not sample`,
      [platform, storeIds],
    );
    return new Map(rows.map((row) => [row.store_id, row.release_date]));
  }
}

const givenFields = (row: Partial<ListingDetails>): (keyof ListingDetails)[] =>
  LISTING_FIELD_LIST.map(({ name }) => name).filter((name) => isGiven(row[name]));

const knownFields = (row: Partial<ListingDetails>): Partial<ListingDetails> =>
  Object.fromEntries(givenFields(row).map((field) => [field, row[field]]));

const sourcesOf = (row: Partial<ListingDetails>, source: string, at: string): FieldSources =>
  Object.fromEntries(givenFields(row).map((field) => [field, row.sources?.[field] ?? { source, at }]));
