import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { storeIdOf } from './catalogue.service.js';
import type { FieldSources, ListingFacts, Rating, Share, SimilarApp } from './games.types.js';

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

/** Writes the details of listings that exist, and which source gave each field when. */
@Injectable()
export class ListingDetailsService {
  async write(manager: EntityManager, rows: ListingDetails[], source: string): Promise<void> {
    if (rows.length === 0) return;
    const at = new Date().toISOString();
    const incoming = rows.map((row) => ({
      platform: row.platform,
      storeId: storeIdOf(row),
      ...knownFields(row),
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
       where l.platform = i.platform and l.store_id = i."storeId"`,
      [JSON.stringify(incoming)],
    );
  }
}

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

function knownFields(row: ListingDetails): Partial<ListingDetails> {
  return Object.fromEntries(
    FIELDS.filter((field) => isKnown(row[field])).map((field) => [field, row[field]]),
  );
}

function sourcesOf(row: ListingDetails, source: string, at: string): FieldSources {
  return Object.fromEntries(
    FIELDS.filter((field) => isKnown(row[field])).map((field) => [field, { source, at }]),
  );
}
