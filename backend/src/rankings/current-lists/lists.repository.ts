import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { queryPrepared } from '../../database/rows/prepared.js';
import {
  HOME_STOREFRONT,
  joinStorefrontName,
  LOCAL_DEVELOPER,
  LOCAL_ICON,
  LOCAL_TITLE,
} from '../../games/catalog/catalog.types.js';
import type { Platform } from '../../games/games.types.js';
import { KEY_CONDITION, keyParams } from '../chart-key.js';
import { type ChartKey, type ChartMarket, LISTS_CHANNEL, TREND_CAPTURES } from '../rankings.types.js';
import type { ListedRank } from './chart-list.js';
import { RankingList } from './ranking-list.entity.js';

/** Further ranks are stored in the history but not compared. */
const COMPARED_RANKS = 200;

export type GameCells = [bundleId: string, title: string, developer: string | null, iconUrl: string | null];

/** A capture with its ranks; the newest one of a list also with its games. */
export interface StoredCapture {
  captured_at: Date;
  sample: boolean;
  source: string;
  derived: string | null;
  row_count: number;
  ids: string[];
  positions: number[];
  games: GameCells[] | null;
}

/** A list that others are merged from. */
export interface StoredList {
  category: string;
  captured_at: Date;
  sample: boolean;
  source: string;
  rows: string;
}

/** A list without its key. `rows` is a JSON array. */
export interface NewList extends Pick<
  RankingList,
  'capturedAt' | 'sample' | 'source' | 'derived' | 'total' | 'previousTotal' | 'rows'
> {
  /** All ranks of its capture; none for a merged list. */
  ranks: readonly ListedRank[];
}

export interface ListCountry {
  country: string;
  platforms: Platform[];
  captured_at: Date;
  sample: boolean;
}

export interface NewestCapture {
  capturedAt: Date;
  sample: boolean;
  /** Lists whose newest capture is of the same day (UTC). */
  lists: number;
  countries: string[];
}

interface GameNames {
  join: string;
  title: string;
  developer: string;
  icon: string;
}

/** @param past the newest captures before a time ($5), at most this many ($6) */
const newestCaptures = (names: GameNames, past = false): string =>
  `select c.*, r.ids, r.positions, case when c.place = 1 then (
       select json_agg(json_build_array(g.bundle_id, ${names.title}, ${names.developer}, ${names.icon}))
       from games g ${names.join} where g.bundle_id = any(r.bundle_ids)) end as games
   from (
     select captured_at, sample, source, derived, row_count,
       row_number() over (order by captured_at desc) as place
     from chart_captures where ${KEY_CONDITION} ${past ? 'and captured_at < $5' : ''}
     order by captured_at desc limit ${past ? '$6' : TREND_CAPTURES}) c
   cross join lateral (
     select coalesce(json_agg(bundle_id), '[]') as ids, coalesce(json_agg(rank_position), '[]') as positions,
       array_agg(bundle_id) as bundle_ids
     from game_rankings g where ${KEY_CONDITION} and g.captured_at = c.captured_at
       and rank_position <= ${COMPARED_RANKS}) r
   order by c.place`;

/** The home storefront has no names of its own to look up. */
const NEWEST_AT_HOME = newestCaptures({
  join: '',
  title: 'g.title',
  developer: 'g.developer',
  icon: 'g.icon_url',
});
const ABROAD: GameNames = {
  join: joinStorefrontName('$1', '$3'),
  title: LOCAL_TITLE,
  developer: LOCAL_DEVELOPER,
  icon: LOCAL_ICON,
};
const NEWEST_ABROAD = newestCaptures(ABROAD);
const NEWEST_IN_THE_PAST = newestCaptures(ABROAD, true);

/** Age of the charts of one store and country. */
export interface StorefrontAge {
  platform: Platform;
  country: string;
  capturedAt: Date;
  sample: boolean;
  /** Number of lists captured there. */
  lists: number;
}

/** A game whose rank in an overall list differs from the previous capture. */
export interface ListedMove extends Omit<ChartKey, 'category'> {
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  sample: boolean;
  from: number;
  to: number;
}

const STORE_LIST = `
  with ranks as (
    insert into current_ranks as c
      (platform, category, country, ranking_type, bundle_id, rank_position, previous_position, rank_change)
    select $1, $2, $3, $4, * from unnest($5::text[], $6::int[], $7::int[], $8::text[])
    on conflict (platform, category, country, ranking_type, bundle_id) do update set
      rank_position = excluded.rank_position, previous_position = excluded.previous_position,
      rank_change = excluded.rank_change
    where (c.rank_position, c.previous_position, c.rank_change)
      is distinct from (excluded.rank_position, excluded.previous_position, excluded.rank_change)
  ), gone as (
    delete from current_ranks where ${KEY_CONDITION} and bundle_id <> all($5::text[])
  ), list as (
    insert into ranking_lists
      (platform, category, country, ranking_type, captured_at, sample, source, derived, total, previous_total, rows,
       updated_at)
    values ($1, $2, $3, $4, $9, $10, $11, $12, $13, $14, $15, now())
    on conflict (platform, category, country, ranking_type) do update set
      captured_at = excluded.captured_at, sample = excluded.sample, source = excluded.source,
      derived = excluded.derived, total = excluded.total, previous_total = excluded.previous_total,
      rows = excluded.rows, updated_at = excluded.updated_at
  )
  select pg_notify('${LISTS_CHANNEL}', $16)`;

const documentName = ({ platform, category, country }: ChartKey): string =>
  `${platform}/${category}/${country}`;

/** The stored current lists (tables ranking_lists and current_ranks), and the captures they are built from. */
@Injectable()
export class ListsRepository {
  constructor(@InjectRepository(RankingList) private readonly lists: Repository<RankingList>) {}

  /** The lists of one document. */
  listDocument(platform: Platform, category: string, country: string): Promise<RankingList[]> {
    return this.lists.findBy({ platform, category, country });
  }

  /** Lists of one kind of chart in all categories except the overall one. */
  listCategories(
    { platform, country, rankingType }: ChartKey,
    manager: EntityManager,
  ): Promise<StoredList[]> {
    return manager.query<StoredList[]>(
      `select category, captured_at, sample, source, rows from ranking_lists
       where platform = $1 and country = $2 and ranking_type = $3 and category <> 'all'`,
      [platform, country, rankingType],
    );
  }

  /** `committed` is false for rows written by this transaction, which may still be rolled back. */
  async findOrigin(
    key: ChartKey,
    manager: EntityManager,
  ): Promise<{ derived: string | null; sample: boolean; committed: boolean } | undefined> {
    const [row] = await manager.query<{ derived: string | null; sample: boolean; committed: boolean }[]>(
      `select derived, sample, xmin <> pg_current_xact_id()::xid as committed
       from ranking_lists where ${KEY_CONDITION}`,
      keyParams(key),
    );
    return row;
  }

  /** The captures that a list is built from, newest first. */
  listNewestCaptures(key: ChartKey, manager = this.lists.manager): Promise<StoredCapture[]> {
    const isHome = key.country === HOME_STOREFRONT;
    return queryPrepared<StoredCapture>(
      manager,
      isHome ? 'rankings-newest-home' : 'rankings-newest',
      isHome ? NEWEST_AT_HOME : NEWEST_ABROAD,
      keyParams(key),
    );
  }

  /** The captures of a list before a time, newest first. */
  listCapturesBefore(key: ChartKey, time: Date, most: number): Promise<StoredCapture[]> {
    return this.lists.query<StoredCapture[]>(NEWEST_IN_THE_PAST, [...keyParams(key), time, most]);
  }

  /** Lists of a storefront that were captured before a time, in one category or all. */
  listCapturedBefore(
    { platform, country }: Pick<ChartMarket, 'platform' | 'country'>,
    category: string | null,
    time: Date,
  ): Promise<ChartKey[]> {
    return this.lists.query<ChartKey[]>(
      `select distinct platform, category, country, ranking_type as "rankingType" from chart_captures
       where platform = $1 and country = $2 and ($3::text is null or category = $3) and captured_at < $4`,
      [platform, country, category, time],
    );
  }

  /** Times of the captures around a day: the last one before it, the last one on it and the first one after it. */
  async findCapturesAround(
    { platform, category, country }: Omit<ChartMarket, 'category'> & { category: string | null },
    day: { start: Date; end: Date },
  ): Promise<{ before: Date | null; within: Date | null; after: Date | null }> {
    const captured = `from chart_captures where platform = $1 and country = $2 and ($3::text is null or category = $3)`;
    const [row] = await this.lists.query<{ before: Date | null; within: Date | null; after: Date | null }[]>(
      `select (select max(captured_at) ${captured} and captured_at < $4) as before,
         (select max(captured_at) ${captured} and captured_at >= $4 and captured_at < $5) as within,
         (select min(captured_at) ${captured} and captured_at >= $5) as after`,
      [platform, country, category, day.start, day.end],
    );
    return row!;
  }

  /** Which of the games a list contained before a time. */
  async listSeenBefore(
    key: ChartKey,
    bundleIds: string[],
    time: Date,
    manager = this.lists.manager,
  ): Promise<string[]> {
    const rows = await queryPrepared<{ bundle_id: string }>(
      manager,
      'rankings-seen',
      `select distinct bundle_id from game_rankings
       where ${KEY_CONDITION} and bundle_id = any($5::text[]) and captured_at < $6`,
      [...keyParams(key), bundleIds, time],
    );
    return rows.map((row) => row.bundle_id);
  }

  /** Every list that ever contained one of the games. */
  listHolding(bundleIds: string[], manager: EntityManager): Promise<ChartKey[]> {
    return manager.query<ChartKey[]>(
      `select distinct platform, category, country, ranking_type as "rankingType"
       from game_rankings where bundle_id = any($1::text[]) order by 1, 2, 3, 4`,
      [bundleIds],
    );
  }

  /**
   * Writes a list and the current ranks of its games, and notifies every process.
   * @returns the document that changed
   */
  async upsertList(key: ChartKey, { ranks, ...list }: NewList, manager: EntityManager): Promise<string> {
    const document = documentName(key);
    await queryPrepared(manager, 'rankings-store', STORE_LIST, [
      ...keyParams(key),
      ranks.map((rank) => rank.bundleId),
      ranks.map((rank) => rank.rankPosition),
      ranks.map((rank) => rank.previousPosition),
      ranks.map((rank) => rank.change),
      ...[list.capturedAt, list.sample, list.source, list.derived, list.total, list.previousTotal, list.rows],
      document,
    ]);
    return document;
  }

  /**
   * Removes a list and its ranks, and notifies every process.
   * @returns the document that changed
   */
  async deleteList(key: ChartKey, manager: EntityManager): Promise<string> {
    const document = documentName(key);
    await manager.query(
      `with ranks as (delete from current_ranks where ${KEY_CONDITION}),
         list as (delete from ranking_lists where ${KEY_CONDITION})
       select pg_notify('${LISTS_CHANNEL}', $5)`,
      [...keyParams(key), document],
    );
    return document;
  }

  listCountries(): Promise<ListCountry[]> {
    return this.lists.query<ListCountry[]>(
      `select country, array_agg(distinct platform) as platforms, max(captured_at) as captured_at,
         bool_and(sample) as sample
       from ranking_lists group by country`,
    );
  }

  /** Every store and country with charts, the oldest first; samples only where nothing else is. */
  listStorefronts(): Promise<StorefrontAge[]> {
    return this.lists.query<StorefrontAge[]>(
      `select platform, country, bool_and(sample) as sample, count(*)::int as lists,
         coalesce(max(captured_at) filter (where not sample), max(captured_at)) as "capturedAt"
       from ranking_lists group by platform, country order by 5, platform, country`,
    );
  }

  /** Which of the games moved in the overall lists of a country, largest moves first. */
  listMoves(country: string, bundleIds: string[]): Promise<ListedMove[]> {
    return this.lists.query<ListedMove[]>(
      `select r.platform, r.country, r.ranking_type as "rankingType", l.sample, r.bundle_id as "bundleId",
         ${LOCAL_TITLE} as title, ${LOCAL_DEVELOPER} as developer, ${LOCAL_ICON} as "iconUrl",
         r.previous_position as "from", r.rank_position as "to"
       from current_ranks r
       join ranking_lists l using (platform, category, country, ranking_type)
       join games g on g.bundle_id = r.bundle_id ${joinStorefrontName('r.platform', 'r.country')}
       where r.category = 'all' and r.country = $1 and r.bundle_id = any($2::text[])
         and r.previous_position <> r.rank_position
       order by abs(r.previous_position - r.rank_position) desc, r.rank_position, r.bundle_id, r.platform, r.ranking_type`,
      [country, bundleIds],
    );
  }

  /**
   * The storefront with the newest real charts by day, or with samples while there are no others. On the same day,
   * the preferred countries come first, in their order.
   */
  async findFreshestStorefront(
    preferredCountries: string[],
  ): Promise<{ platform: Platform; country: string } | null> {
    const [start] = await this.lists.query<{ platform: Platform; country: string }[]>(
      `select platform, country from ranking_lists group by platform, country
       order by bool_and(sample),
         (coalesce(max(captured_at) filter (where not sample), max(captured_at)) at time zone 'UTC')::date desc,
         array_position($1::text[], country) nulls last, count(*) filter (where not sample) desc, platform, country
       limit 1`,
      [preferredCountries],
    );
    return start ?? null;
  }

  /** The newest real capture, or the newest sample one while there is no real one; null before the first. */
  async findNewestCapture(): Promise<NewestCapture | null> {
    const [row] = await this.lists.query<NewestCapture[]>(
      `with newest as (
         select captured_at, sample from ranking_lists order by sample, captured_at desc limit 1)
       select n.captured_at as "capturedAt", n.sample, count(*)::int as lists,
         array_agg(distinct l.country) as countries
       from newest n join ranking_lists l on l.sample = n.sample
         and l.captured_at > n.captured_at - interval '24 hours'
       group by 1, 2`,
    );
    return row ?? null;
  }
}
