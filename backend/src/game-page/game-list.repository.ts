import { Injectable } from '@nestjs/common';
import { DatabaseEvents } from '../database/database-events.js';
import { ReadDatabase } from '../database/replicas/read-database.js';
import { SnapshotCache } from '../database/snapshot-cache.js';
import { addFilters, type FilterConditions } from '../common/list/list-filters.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { streamRows } from '../database/rows/list-rows.js';
import { GamesService } from '../games/catalog/games.service.js';
import type { Platform } from '../games/games.types.js';
import { Metrics } from '../metrics/metrics.service.js';
import { type ListedGameDto, type ListedGameRow, toListedGameDto } from './game-list.dto.js';

/** Charts that ranks come from: no country means no ranks, no platforms means both. */
export interface Market {
  country: string | null;
  platforms: Platform[] | null;
}

// Every statement takes the market as its first parameters, even if it does not use them.
const COUNTRY = '$1::text';
const PLATFORMS = '$2::text[]';
/** Always true: PostgreSQL rejects parameters that no condition uses. */
const NAMES_MARKET = `(${COUNTRY} is null or ${PLATFORMS} is null or true)`;

/** A sort key: the games that have a value, in order, and a condition on `games g` for the others. */
interface SortKey {
  from: string;
  key: string;
  known?: string;
  others?: string;
}

const onPlatforms = (table: string): string =>
  `(${PLATFORMS} is null or ${table}.platform = any(${PLATFORMS}))`;
const isInMarket = (table: string) => `${table}.country = ${COUNTRY} and ${onPlatforms(table)}`;
const IN_MARKET = isInMarket('r');
/** The overall chart wins ties. */
const bestFirst = (table: string) =>
  ['rank_position', `category <> 'all'`, 'platform', 'ranking_type', 'category']
    .map((key) => `${table}.${key}`)
    .join(', ');
/** Whether `r` is the best rank of its game in the market. */
const IS_BEST = `${IN_MARKET} and not exists (
  select from current_ranks o where o.bundle_id = r.bundle_id and ${isInMarket('o')}
    and (${bestFirst('o')}) < (${bestFirst('r')}))`;
/** Null when the game was not ranked before. */
const GAINED = 'r.previous_position - r.rank_position';
const HAS_GAINED = `r.previous_position is not null and ${IS_BEST}`;

const SCORE = `(l.rating ->> 'score')::numeric`;
/** Whether listing `l` provides the rating of its game: the store with more ratings does. */
const SPEAKS_FOR_GAME = `l.rating ->> 'score' is not null and ${onPlatforms('l')} and not exists (
  select from game_listings o where o.bundle_id = l.bundle_id and o.rating ->> 'score' is not null
    and ${onPlatforms('o')} and (coalesce((o.rating ->> 'total')::numeric, 0), o.platform, o.store_id)
      > (coalesce((l.rating ->> 'total')::numeric, 0), l.platform, l.store_id))`;

/** The listing whose rating counts comes first, see {@link SPEAKS_FOR_GAME}. */
const BY_RATINGS = `coalesce((l.rating ->> 'total')::numeric, 0) desc, l.platform desc, l.store_id desc`;

/** Sorts by a column of the listings; of several stores the highest or lowest value counts. */
function sortByListing(column: string, beats: '>' | '<'): SortKey {
  const has = (table: string) =>
    `${table}.bundle_id = g.bundle_id and ${table}.${column} is not null and ${onPlatforms(table)}`;
  return {
    from: 'game_listings l join games g using (bundle_id)',
    key: `l.${column}`,
    known: `l.${column} is not null and ${onPlatforms('l')} and not exists (
      select from game_listings o where ${has('o')}
        and (o.${column}, o.platform, o.store_id) ${beats} (l.${column}, l.platform, l.store_id))`,
    others: `not exists (select from game_listings o where ${has('o')})`,
  };
}

const WITH_GAME = 'join games g using (bundle_id)';

// With `not in`, PostgreSQL would compare every game first.
const IS_ANALYZED = 'exists (select from game_analysis a where a.bundle_id = g.bundle_id and a.is_current)';

const TITLE: SortKey = { from: 'games g', key: 'g.title' };
const ID: SortKey = { from: 'games g', key: 'g.bundle_id' };

const SORT_KEYS: Record<string, SortKey> = {
  relevance: TITLE,
  title: TITLE,
  id: ID,
  bundleId: ID,
  updatedAt: { from: 'games g', key: 'g.updated_at' },
  developer: {
    from: 'games g',
    key: 'g.developer',
    known: 'g.developer is not null',
    others: 'g.developer is null',
  },
  category: {
    from: `game_listings l ${WITH_GAME}`,
    key: 'game_category_keys(l.categories)',
    known: `l.categories <> '{}' and not exists (
      select from game_listings o where o.bundle_id = l.bundle_id and o.categories <> '{}'
        and (o.platform, o.store_id) < (l.platform, l.store_id))`,
    others: `not exists (
      select from game_listings l where l.bundle_id = g.bundle_id and l.categories <> '{}')`,
  },
  rank: {
    from: `current_ranks r ${WITH_GAME}`,
    key: 'r.rank_position',
    known: IS_BEST,
    others: `not exists (select from current_ranks r where r.bundle_id = g.bundle_id and ${IN_MARKET})`,
  },
  rankChange: {
    from: `current_ranks r ${WITH_GAME}`,
    key: GAINED,
    known: HAS_GAINED,
    others: `not exists (select from current_ranks r where r.bundle_id = g.bundle_id and ${HAS_GAINED})`,
  },
  rating: {
    from: `game_listings l ${WITH_GAME}`,
    key: SCORE,
    known: SPEAKS_FOR_GAME,
    others: `not exists (
      select from game_listings l where l.bundle_id = g.bundle_id and l.rating ->> 'score' is not null
        and ${onPlatforms('l')})`,
  },
  installs: sortByListing('install_count', '>'),
  installsPerDay: sortByListing('installs_per_day', '>'),
  lastUpdate: sortByListing('last_update', '>'),
  releaseDate: sortByListing('release_date', '<'),
  analyzedAt: {
    from: `game_analysis a ${WITH_GAME}`,
    key: 'a.analyzed_at',
    known: 'a.is_current',
    others: `not ${IS_ANALYZED}`,
  },
};

const isAmongGames = (games: string): string => `g.bundle_id in (select bundle_id from ${games})`;

const hasListing = (condition: (n: string) => string) => ({
  sql: (n: string) => isAmongGames(`game_listings l where ${condition(n)} and ${onPlatforms('l')}`),
});

/** Capped at a span longer than the stores exist, because larger intervals overflow. */
const withinDays = (column: string) =>
  hasListing(
    (n) =>
      `l.${column} between now() - make_interval(days => greatest(0, least(${n}, 36500))::int) and now()`,
  );

const getFilters = ({ analyzed }: ListQuery['filter']): FilterConditions => ({
  after: { sql: (n) => `g.bundle_id > ${n}` },
  maxRank: { sql: (n) => isAmongGames(`current_ranks r where ${IN_MARKET} and r.rank_position <= ${n}`) },
  rankChange: { sql: (n) => isAmongGames(`current_ranks r where ${IS_BEST} and r.rank_change = any(${n})`) },
  minRating: {
    sql: (n) =>
      isAmongGames(
        `game_listings l where l.rating ->> 'score' is not null and ${SCORE} >= ${n}::numeric and ${onPlatforms('l')}`,
      ),
  },
  // Not compared as numeric, which the column would be converted to; larger numbers would not fit.
  minInstalls: hasListing((n) => `l.install_count >= least(ceil(${n}::numeric), 1e18)::bigint`),
  minInstallsPerDay: hasListing((n) => `l.installs_per_day >= ${n}::float8`),
  containsAds: hasListing((n) => `l.contains_ads = ${n}::boolean`),
  inAppPurchases: hasListing((n) => `l.in_app_purchases = ${n}::boolean`),
  contentRating: hasListing((n) => `l.content_rating = any(${n})`),
  updatedWithin: withinDays('last_update'),
  releasedWithin: withinDays('release_date'),
  // Two conditions instead of a comparison, which PostgreSQL would evaluate for every game.
  analyzed: { sql: (n) => `${n}::boolean is not null and ${analyzed ? '' : 'not '}${IS_ANALYZED}` },
  analyzedSince: { sql: (n) => isAmongGames(`game_analysis a where a.is_current and a.analyzed_at >= ${n}`) },
});

const ROWS = `
  select g.bundle_id, g.title, g.developer, g.icon_url, g.sample, g.updated_at,
    coalesce(m.id::text, g.bundle_id) as unified_id,
    r.rank_position as rank, r.previous_position as previous_rank, r.rank_change, f.*,
    case when r.country is not null then json_build_object('platform', r.platform, 'country', r.country,
      'category', r.category, 'rankingType', r.ranking_type, 'capturedAt', c.captured_at, 'sample', c.sample)
    end as ranked_in,
    array(select distinct c from game_listings l, unnest(l.categories) c
          where l.bundle_id = g.bundle_id order by 1) as categories,
    array(select json_build_object('id', t.id, 'name', t.name) from game_tags gt join tags t on t.id = gt.tag_id
          where gt.game_id = g.bundle_id order by t.name_key, t.id) as tags,
    (select a.analyzed_at from game_analysis a where a.bundle_id = g.bundle_id and a.is_current) as analyzed_at
  from unnest($3::text[]) with ordinality as page (bundle_id, place)
  ${WITH_GAME}
  left join lateral (
    select r.* from current_ranks r where r.bundle_id = g.bundle_id and ${IN_MARKET}
    order by ${bestFirst('r')} limit 1) r on true
  left join ranking_lists c on (c.platform, c.category, c.country, c.ranking_type)
    = (r.platform, r.category, r.country, r.ranking_type)
  left join lateral (
    select m.id, m.ios_bundle_id from game_matches m
    where m.android_bundle_id = g.bundle_id and m.status = 'linked' limit 1) m on true
  left join lateral (
    select coalesce(array_agg(distinct platform), '{}') as platforms,
      coalesce(json_agg(json_build_object('platform', l.platform, 'storeId', l.store_id, 'url', l.url, 'bundleId',
        case l.platform when 'ios' then coalesce(m.ios_bundle_id, l.bundle_id) else l.bundle_id end)
        order by l.platform, l.store_id), '[]') as listings,
      (array_agg(${SCORE}::float order by ${BY_RATINGS}) filter (where asked and l.rating ->> 'score' is not null))[1] as rating,
      (array_agg((l.rating ->> 'total')::float order by ${BY_RATINGS}) filter (where asked and l.rating ->> 'score' is not null))[1] as ratings,
      max(l.install_count) filter (where asked)::float8 as installs,
      max(l.installs_per_day) filter (where asked) as installs_per_day,
      to_char(max(l.rate_day) filter (where asked and l.installs_per_day is not null), 'YYYY-MM-DD') as installs_until,
      bool_or(l.contains_ads) filter (where asked) as contains_ads,
      bool_or(l.in_app_purchases) filter (where asked) as in_app_purchases,
      (array_agg(l.content_rating order by l.platform) filter (where asked and l.content_rating is not null))[1]
        as content_rating,
      max(l.last_update) filter (where asked) as last_update,
      min(l.release_date) filter (where asked) as release_date
    from game_listings l, lateral (select ${onPlatforms('l')} as asked) a
    where l.bundle_id = g.bundle_id) f on true
  order by page.place`;

/** These depend on the time of the request. */
const RELATIVE_FILTERS = ['updatedWithin', 'releasedWithin'];
const MAX_CACHED_PAGES = 100;
const MAX_CACHED_TOTALS = 1_000;
const MAX_CACHED_ROWS = 100;
const MAX_KEY_LENGTH = 1_000;

interface Page {
  rows: ListedGameDto[];
  total: number;
}

interface Statement {
  where: string[];
  params: unknown[];
}

/** Lists games with columns from several modules: first the ids of a page, then their rows. */
@Injectable()
export class GameListRepository {
  private readonly pages: SnapshotCache<Page>;
  private readonly totals: SnapshotCache<number>;

  constructor(
    private readonly reads: ReadDatabase,
    private readonly games: GamesService,
    events: DatabaseEvents,
    metrics: Metrics,
  ) {
    this.pages = new SnapshotCache(reads, events, MAX_CACHED_PAGES);
    metrics.addCache('game_pages', this.pages.values);
    this.totals = new SnapshotCache(reads, events, MAX_CACHED_TOTALS);
    metrics.addCache('game_totals', this.totals.values);
  }

  /**
   * With `q`, the best matches come first.
   * @param among restricts the list to these games, ordered by relevance
   */
  async list(
    query: ListQuery,
    market: Market,
    filters: FilterConditions,
    among?: readonly string[],
  ): Promise<ListPage<ListedGameDto>> {
    const { offset, limit, order, sort } = query;
    const start = { where: [NAMES_MARKET], params: [market.country, market.platforms] };
    const first = among ? addFilters({ id: [...among] }, filters, start) : start;
    let scope: Statement = addFilters(query.filter, { ...filters, ...getFilters(query.filter) }, first);
    const { q } = query.filter;
    const found =
      typeof q === 'string'
        ? await this.games.search(q, { conditions: scope.where, params: scope.params })
        : among && (await this.keepListed(among, scope));
    const { after } = query.filter;
    if (found) scope = addFilters({ id: found, after }, { ...getFilters({}), ...filters }, start);
    const best = sort === 'relevance' ? found : undefined;
    const inOrder = best && order === 'DESC' ? [...best].reverse() : best;
    const readPage = async () => {
      if (inOrder) {
        const ids = inOrder.slice(offset, offset + limit);
        return { rows: await this.listRows(ids, market), total: inOrder.length };
      }
      const [rows, total] = await Promise.all([
        this.readIdPage(scope, query).then((ids) => this.listRows(ids, market)),
        found || query.isCursorPage ? (found?.length ?? 0) : this.readTotal(scope, query, market),
      ]);
      return { rows, total };
    };
    const key = found || query.limit > MAX_CACHED_ROWS ? undefined : toKey(query, market);
    return {
      page: () => (key === undefined ? readPage() : this.pages.get(key, readPage)),
      batches: () => (inOrder ? this.streamFound(inOrder, market) : this.streamRows(scope, query, market)),
    };
  }

  /** The games that meet the conditions, in the given order. */
  private async keepListed(ids: readonly string[], scope: Statement): Promise<string[]> {
    const listed = new Set(
      await this.readIds(`select g.bundle_id as id from games g ${toWhere(scope)}`, scope.params),
    );
    return ids.filter((id) => listed.has(id));
  }

  /** The ids of a page: one statement for most pages. */
  private async readIdPage(scope: Statement, query: ListQuery): Promise<string[]> {
    const { from, withKey, first, then } = orderGames(scope, query);
    const { offset, limit, sort, order } = query;
    const next = scope.params.length + 1;
    const isUnfiltered = scope.where.length === 1;
    const ids = await this.readIds(
      `${first} offset $${next} limit $${next + 1}`,
      [...scope.params, offset, limit],
      // Filters make too many statements to prepare each.
      isUnfiltered ? `games-page-${sort}-${order}` : undefined,
    );
    if (!then || ids.length === limit) return ids;
    // Games without the key follow those with it; only a page beyond that point needs their count.
    const before = ids.length > 0 || offset === 0 ? offset : await this.count(from, withKey);
    const rest = `${then} offset ${offset - before} limit ${limit - ids.length}`;
    return [...ids, ...(await this.readIds(rest, scope.params))];
  }

  /** Number of games that meet the conditions: the same for all pages and orders. */
  private readTotal(scope: Statement, { filter }: ListQuery, market: Market): Promise<number> {
    const key = toKey({ filter }, market);
    const count = () => this.count('games g', scope);
    return key === undefined ? count() : this.totals.get(key, count);
  }

  private async *streamFound(ids: string[], market: Market): AsyncGenerator<ListedGameDto[]> {
    yield await this.listRows(ids, market);
  }

  private async *streamRows(
    scope: Statement,
    query: ListQuery,
    market: Market,
  ): AsyncGenerator<ListedGameDto[]> {
    const { first, then } = orderGames(scope, query);
    for (const sql of [first, then]) {
      if (!sql) continue;
      for await (const rows of streamRows<{ id: string }>(this.reads, sql, scope.params)) {
        const ids = rows.map(({ id }) => id);
        yield await this.listRows(ids, market);
      }
    }
  }

  private async readIds(sql: string, params: unknown[], name?: string): Promise<string[]> {
    return (await this.reads.query<{ id: string }[]>(sql, params, name)).map(({ id }) => id);
  }

  private async count(from: string, scope: Statement): Promise<number> {
    const [counted] = await this.reads.query<{ total: number }[]>(countGames(from, scope), scope.params);
    return counted?.total ?? 0;
  }

  private async listRows(ids: string[], { country, platforms }: Market): Promise<ListedGameDto[]> {
    if (ids.length === 0) return [];
    // Prepared by name: planning takes longer than reading the rows of a page.
    const rows = await this.reads.query<ListedGameRow[]>(ROWS, [country, platforms, ids], 'games-list-rows');
    return rows.map(toListedGameDto);
  }
}

/** Key of what may be cached; undefined if it depends on the time or is unusually long. */
function toKey(query: Pick<ListQuery, 'filter'>, market: Market): string | undefined {
  if (RELATIVE_FILTERS.some((name) => name in query.filter)) return undefined;
  const key = JSON.stringify([query, market]);
  return key.length <= MAX_KEY_LENGTH ? key : undefined;
}

const countGames = (from: string, scope: Statement): string =>
  `select count(*)::int as total from ${from} ${toWhere(scope)}`;

const toWhere = ({ where }: Pick<Statement, 'where'>): string => `where ${where.join(' and ')}`;

/** The statements that return ids: of the games that have the sort key, and of the others. */
function orderGames(scope: Statement, { sort, order }: ListQuery) {
  const { from, key, known, others } = SORT_KEYS[sort] ?? ID;
  const withKey = { ...scope, where: [...(known ? [known] : []), ...scope.where] };
  return {
    from,
    withKey,
    first: `select g.bundle_id as id from ${from} ${toWhere(withKey)} order by ${key} ${order}, g.bundle_id ${order}`,
    then:
      others &&
      `select g.bundle_id as id from games g ${toWhere({ where: [others, ...scope.where] })}
       order by g.bundle_id ${order}`,
  };
}
