import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { queryPrepared } from '../../database/rows/prepared.js';
import { HOME_STOREFRONT, type IncomingListing } from './catalog.types.js';
import { type GameMove, toMoveColumns } from '../games.types.js';

// A title is replaced by one from the same storefront, from the home storefront, or when it was a sample.
const TITLE_WINS = `(g.sample or g.title_country is null or g.title_country = excluded.title_country
  or excluded.title_country = '${HOME_STOREFRONT}' or g.title = g.bundle_id)`;

// The columns come as $1 to $8, one array each; $9 marks samples.
const INCOMING = `incoming as (
  select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
    with ordinality as i (platform, store_id, bundle_id, title, developer, icon_url, url, country, place))`;

// A game listed in both stores appears twice; the home storefront names it, or else the later one.
const GAMES = `
  insert into games as g (bundle_id, title, developer, icon_url, title_country, sample)
  select distinct on (bundle_id) bundle_id, coalesce(title, bundle_id), developer, icon_url, country, $9::boolean
  from incoming order by bundle_id, country is not distinct from '${HOME_STOREFRONT}' desc, place desc
  on conflict (bundle_id) do update set
    title = case when ${TITLE_WINS} and excluded.title <> excluded.bundle_id then excluded.title else g.title end,
    developer = case when ${TITLE_WINS} then coalesce(excluded.developer, g.developer)
                else coalesce(g.developer, excluded.developer) end,
    icon_url = case when g.sample and not excluded.sample then excluded.icon_url
               else coalesce(excluded.icon_url, g.icon_url) end,
    title_country = case when ${TITLE_WINS} then excluded.title_country else g.title_country end,
    sample = g.sample and excluded.sample,
    updated_at = now()
  where not (excluded.sample and not g.sample)
    and (g.sample and not excluded.sample
      or (excluded.icon_url is not null and excluded.icon_url is distinct from g.icon_url)
      or (g.developer is null and excluded.developer is not null)
      or (${TITLE_WINS} and excluded.title <> excluded.bundle_id
          and (g.title, g.title_country) is distinct from (excluded.title, excluded.title_country))
      or (${TITLE_WINS} and excluded.developer is distinct from g.developer and excluded.developer is not null))`;

// A row without a title keeps the known one.
const LISTING_TITLE = 'coalesce(nullif(excluded.title, excluded.bundle_id), l.title)';

const LISTINGS = `
  insert into game_listings as l (platform, store_id, bundle_id, title, developer, icon_url, url, country, sample)
  select platform, store_id, bundle_id, coalesce(title, bundle_id), developer, icon_url, url, country, $9::boolean
  from incoming
  on conflict (platform, store_id) do update set
    title = ${LISTING_TITLE},
    developer = coalesce(excluded.developer, l.developer),
    icon_url = case when l.sample and not excluded.sample then excluded.icon_url
               else coalesce(excluded.icon_url, l.icon_url) end,
    url = coalesce(excluded.url, l.url),
    country = excluded.country,
    sample = l.sample and excluded.sample,
    updated_at = now()
  where (l.sample and not excluded.sample)
    or (excluded.sample = l.sample
      and (l.country is null or l.country = excluded.country or excluded.country = '${HOME_STOREFRONT}')
      and (l.title, coalesce(excluded.developer, l.developer), coalesce(excluded.icon_url, l.icon_url),
           coalesce(excluded.url, l.url))
        is distinct from (${LISTING_TITLE}, l.developer, l.icon_url, l.url))`;

const UPSERT_GAMES = `with ${INCOMING} ${GAMES}`;
// The foreign key of the listings is checked at the end of the statement, when the games exist.
const UPSERT_GAMES_AND_LISTINGS = `with ${INCOMING}, written as (${GAMES}) ${LISTINGS}`;

/** Writes games together with their listings, always in batches. */
@Injectable()
export class CatalogRepository {
  /** Known bundle ids of App Store listings, with their store ids, and whether there are sample games. */
  async findKnown(
    storeIds: string[],
    manager: EntityManager,
  ): Promise<{ bundleIds: [storeId: string, bundleId: string][]; hasSamples: boolean }> {
    const [found] = await queryPrepared<{ bundleIds: [string, string][]; hasSamples: boolean }>(
      manager,
      'games-known',
      `select exists (select from games where sample) as "hasSamples",
         (select coalesce(json_agg(json_build_array(store_id, bundle_id)), '[]') from game_listings
          where platform = 'ios' and store_id = any($1::text[])) as "bundleIds"`,
      [storeIds],
    );
    return found!;
  }

  async upsertGames(listings: IncomingListing[], sample: boolean, manager: EntityManager): Promise<void> {
    await queryPrepared(manager, 'games-upsert', UPSERT_GAMES, toColumns(listings, sample));
  }

  async upsertGamesAndListings(
    listings: IncomingListing[],
    sample: boolean,
    manager: EntityManager,
  ): Promise<void> {
    const values = toColumns(listings, sample);
    await queryPrepared(manager, 'games-and-listings-upsert', UPSERT_GAMES_AND_LISTINGS, values);
  }

  /** Copies the game `from` to another bundle id, unless that exists. */
  async insertCopies(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    await manager.query(
      `insert into games (bundle_id, title, developer, icon_url, title_country, sample, created_at)
       select m.to_id, title, developer, icon_url, title_country, sample, created_at
       from unnest($1::text[], $2::text[]) as m (from_id, to_id) join games on bundle_id = m.from_id
       order by 1 on conflict (bundle_id) do nothing`,
      toMoveColumns(moves),
    );
  }

  /** Recomputes titles from the games' own listings after listings moved. */
  async updateFromListings(bundleIds: string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update games g set title = l.title, developer = l.developer, icon_url = l.icon_url,
         title_country = l.country, updated_at = now()
       from (select distinct on (bundle_id) * from game_listings where bundle_id = any($1::text[])
             order by bundle_id, platform, store_id) l
       where g.bundle_id = l.bundle_id`,
      [bundleIds],
    );
  }

  async lockGames(bundleIds: string[], manager: EntityManager): Promise<void> {
    await manager.query(`select from games where bundle_id = any($1) order by bundle_id for update`, [
      bundleIds,
    ]);
  }

  /** The games among these that are samples, locked. */
  async lockSamples(bundleIds: string[], manager: EntityManager): Promise<string[]> {
    const rows = await queryPrepared<{ bundle_id: string }>(
      manager,
      'games-samples',
      `select bundle_id from games where sample and bundle_id = any($1::text[])
       order by bundle_id collate "C" for update`,
      [bundleIds],
    );
    return rows.map((row) => row.bundle_id);
  }

  async updateAsReal(bundleIds: string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update games set sample = false, title_country = null, updated_at = now() where bundle_id = any($1::text[])`,
      [bundleIds],
    );
  }

  async updateSampleIcons(bundleIds: string[], manager: EntityManager): Promise<void> {
    await manager.query(
      `update games set icon_url = null where bundle_id = any($1::text[]) and icon_url like '/sample-icons/%'`,
      [bundleIds],
    );
  }

  async deleteGames(bundleIds: string[], manager: EntityManager): Promise<void> {
    await manager.query('delete from games where bundle_id = any($1::text[])', [bundleIds]);
  }

  async listSampleIds(prefix: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ bundle_id: string }[]>(
      `select bundle_id from games where sample and starts_with(bundle_id, $1) order by 1`,
      [prefix],
    );
    return rows.map((row) => row.bundle_id);
  }

  /** Whether there are games, and whether there are samples among them. */
  async getPresence(manager: EntityManager): Promise<{ any: boolean; sample: boolean }> {
    const [found] = await manager.query<{ any: boolean; sample: boolean }[]>(
      `select exists (select from games) as any, exists (select from games where sample) as sample`,
    );
    return found!;
  }

  /** Real games among these, found by bundle id or track id. */
  async getRealGames(
    bundleIds: string[],
    trackIds: string[],
    manager: EntityManager,
  ): Promise<Map<string, string>> {
    const rows = await manager.query<{ bundle_id: string; track_ids: string[] }[]>(
      `select g.bundle_id,
         array(select store_id from game_listings l where l.bundle_id = g.bundle_id and l.platform = 'ios') as track_ids
       from games g
       where not g.sample and (g.bundle_id = any($1::text[]) or g.bundle_id in (
         select bundle_id from game_listings where platform = 'ios' and store_id = any($2::text[])))`,
      [bundleIds, trackIds],
    );
    return new Map(rows.flatMap((row) => [row.bundle_id, ...row.track_ids].map((id) => [id, row.bundle_id])));
  }
}

/** Converts rows to one array per column, as the statements expect. */
const toColumns = (listings: IncomingListing[], sample: boolean): unknown[] => [
  listings.map((row) => row.platform),
  listings.map((row) => row.storeId),
  listings.map((row) => row.bundleId),
  listings.map((row) => row.title),
  listings.map((row) => row.developer),
  listings.map((row) => row.iconUrl),
  listings.map((row) => row.url),
  listings.map((row) => row.country),
  sample,
];
