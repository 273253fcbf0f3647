import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  type FieldSources,
  type GameMove,
  type Platform,
  toMoveColumns,
  LISTING_LIMITS,
} from '../games.types.js';
import { GameListing } from './game-listing.entity.js';
import { LISTING_FIELD_LIST } from './listing-fields.types.js';

/** Renders every field with `make`, for a list within a statement. */
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

const IS_SAMPLE_ICON = `icon_url like '/sample-icons/%'`;
const isSample = (field: string): string =>
  `coalesce(field_sources -> '${field}' ->> 'source' = 'sample', false)`;

/** Installs per day, and the last day measured. */
export interface InstallRate {
  perDay: number | null;
  day: string | null;
}

/** The table of listings. {@link CatalogRepository} inserts them together with their games. */
@Injectable()
export class ListingsRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Google Play first.
   * @param trackId of another listing that belongs to the game
   */
  listByGame(
    bundleId: string,
    trackId: string | null = null,
    manager: EntityManager = this.source.manager,
  ): Promise<GameListing[]> {
    return manager.find(GameListing, {
      where: trackId ? [{ bundleId }, { platform: 'ios', storeId: trackId }] : { bundleId },
      order: { platform: 'ASC', storeId: 'ASC' },
      take: LISTING_LIMITS.listings,
    });
  }

  /** Source of each field of these listings, by `platform:storeId`. */
  async getFieldSources(
    platforms: Platform[],
    storeIds: string[],
    manager: EntityManager,
  ): Promise<Map<string, FieldSources>> {
    const rows = await manager.query<{ key: string; field_sources: FieldSources }[]>(
      `select platform || ':' || store_id as key, field_sources from game_listings
       where (platform, store_id) in (select * from unnest($1::text[], $2::text[]))`,
      [platforms, storeIds],
    );
    return new Map(rows.map((row) => [row.key, row.field_sources]));
  }

  /** Known release dates, by store id. */
  async getReleaseDates(platform: Platform, storeIds: string[]): Promise<Map<string, Date>> {
    const rows = await this.source.query<{ store_id: string; release_date: Date }[]>(
      `select store_id, release_date from game_listings
       where platform = $1 and store_id = any($2::text[]) and release_date is not null and not sample`,
      [platform, storeIds],
    );
    return new Map(rows.map((row) => [row.store_id, row.release_date]));
  }

  /**
   * Locks a listing until the transaction ends.
   * @returns its bundle id
   */
  async lock(platform: Platform, storeId: string, manager: EntityManager): Promise<string | undefined> {
    const [row] = await manager.query<{ bundle_id: string }[]>(
      `select bundle_id from game_listings where platform = $1 and store_id = $2 for update`,
      [platform, storeId],
    );
    return row?.bundle_id;
  }

  /** @param confirm false leaves a listing untouched, including times, when nothing new is known */
  async updateDetails(listings: object[], confirm: boolean, manager: EntityManager): Promise<void> {
    await manager.query(UPDATE_DETAILS, [JSON.stringify(listings), confirm]);
  }

  /** Only for a listing whose texts come from that country. */
  async updateRate(
    { platform, storeId, country }: { platform: Platform; storeId: string; country: string },
    { perDay, day }: InstallRate,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `update game_listings set installs_per_day = $4, rate_day = $5
       where platform = $1 and store_id = $2 and coalesce(country, 'us') = $3
         and (installs_per_day, rate_day) is distinct from ($4, $5::date)`,
      [platform, storeId, country, perDay, day],
    );
  }

  /** @param platform moves only the listings in this store */
  async updateGames(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void> {
    await manager.query(
      `update game_listings set bundle_id = m.to_id from unnest($1::text[], $2::text[]) as m (from_id, to_id)
       where bundle_id = m.from_id and ($3::text is null or platform = $3)`,
      [...toMoveColumns(moves), platform],
    );
  }

  /** Deletes sample data of these games. */
  async deleteSamples(bundleIds: string[], manager: EntityManager): Promise<void> {
    await manager.query(`delete from game_listings where bundle_id = any($1::text[]) and sample`, [
      bundleIds,
    ]);
    await manager.query(
      `update game_listings set
         description = case when ${isSample('description')} then null else description end,
         categories = case when ${isSample('categories')} then '{}' else categories end,
         icon_url = case when ${IS_SAMPLE_ICON} then null else icon_url end,
         field_sources = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(field_sources)
                          where value ->> 'source' is distinct from 'sample')
       where bundle_id = any($1::text[])
         and (${isSample('description')} or ${isSample('categories')} or ${IS_SAMPLE_ICON})`,
      [bundleIds],
    );
  }
}
