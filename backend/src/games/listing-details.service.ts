import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { storeIdOf } from './catalogue.service.js';
import type {
  FieldSources,
  ListingFacts,
  Platform,
  Rating,
  Share,
  SimilarApp,
  StoredListing,
} from './games.types.js';

/** What a source says of a listing beyond title and icon; absent or null is unknown and changes nothing. */
export interface ListingDetails extends Pick<ListingFacts, 'platform' | 'bundleId' | 'trackId'> {
  description?: string | null;
  categories?: string[] | null;
  screenshots?: string[] | null;
  videoUrl?: string | null;
  version?: string | null;
  lastUpdate?: Date | null;
  releaseDate?: Date | null;
  similarApps?: SimilarApp[] | null;
  downloads?: Share | null;
  revenue?: Share | null;
  rating?: Rating | null;
  /** Fields that another source than the one of the whole write gave. */
  sources?: FieldSources;
}

const FIELDS = [
  'description',
  'categories',
  'screenshots',
  'videoUrl',
  'version',
  'lastUpdate',
  'releaseDate',
  'similarApps',
  'downloads',
  'revenue',
  'rating',
] as const satisfies readonly (keyof ListingDetails)[];

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
    await manager.query(
      `update game_listings l set
         description = coalesce(i.description, l.description),
         categories = coalesce(i.categories, l.categories),
         screenshots = coalesce(i.screenshots, l.screenshots),
         video_url = coalesce(i."videoUrl", l.video_url),
         version = coalesce(i.version, l.version),
         last_update = coalesce(i."lastUpdate", l.last_update),
         release_date = coalesce(i."releaseDate", l.release_date),
         similar_apps = coalesce(i."similarApps", l.similar_apps),
         downloads = coalesce(i.downloads, l.downloads),
         revenue = coalesce(i.revenue, l.revenue),
         rating = coalesce(i.rating, l.rating),
         field_sources = l.field_sources || i."fieldSources",
         updated_at = now()
       from jsonb_to_recordset($1) as i (
         platform text, "storeId" text, description text, categories text[], screenshots text[], "videoUrl" text,
         version text, "lastUpdate" timestamptz, "releaseDate" timestamptz, "similarApps" jsonb, downloads jsonb,
         revenue jsonb, rating jsonb, "fieldSources" jsonb)
       where l.platform = i.platform and l.store_id = i."storeId" and ($2 or
         (l.description, l.categories, l.screenshots, l.video_url, l.version, l.last_update, l.release_date,
           l.similar_apps, l.downloads, l.revenue, l.rating) is distinct from
         (coalesce(i.description, l.description), coalesce(i.categories, l.categories),
           coalesce(i.screenshots, l.screenshots), coalesce(i."videoUrl", l.video_url),
           coalesce(i.version, l.version), coalesce(i."lastUpdate", l.last_update),
           coalesce(i."releaseDate", l.release_date), coalesce(i."similarApps", l.similar_apps),
           coalesce(i.downloads, l.downloads), coalesce(i.revenue, l.revenue), coalesce(i.rating, l.rating)))`,
      [JSON.stringify(listings), confirm],
    );
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
  async of(bundleId: string, manager = this.source.manager): Promise<StoredListing[]> {
    const trackId = /^id(\d{1,15})$/.exec(bundleId)?.[1] ?? null;
    return await manager.query<StoredListing[]>(
      `select platform, store_id as "storeId", bundle_id as "bundleId", url, title, developer, icon_url as "iconUrl",
         country, description, categories, screenshots, video_url as "videoUrl", version,
         last_update as "lastUpdate", release_date as "releaseDate", similar_apps as "similarApps", downloads,
         revenue, rating, field_sources as "fieldSources", sample, updated_at as "updatedAt"
       from game_listings where bundle_id = $1 or (platform = 'ios' and store_id = $2)
       order by platform, store_id`,
      [bundleId, trackId],
    );
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
    const listings = await this.of(row.bundle_id, manager);
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

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function knownFields(row: Partial<ListingDetails>): Partial<ListingDetails> {
  return Object.fromEntries(
    FIELDS.filter((field) => isKnown(row[field])).map((field) => [field, row[field]]),
  );
}

function sourcesOf(row: Partial<ListingDetails>, source: string, at: string): FieldSources {
  return Object.fromEntries(
    FIELDS.filter((field) => isKnown(row[field])).map((field) => [
      field,
      row.sources?.[field] ?? { source, at },
    ]),
  );
}
