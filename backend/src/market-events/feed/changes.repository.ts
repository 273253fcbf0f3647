import { Injectable } from '@nestjs/common';
import { listSameCategories } from '../../games/catalog/categories.rules.js';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import type { ChangeCountDto, ChangedGameDto, ChangesQuery, ChangeTrendDto } from './changes.dto.js';
import { EVENT_COLUMNS } from './events.repository.js';
import type { EventRow } from './market-event.dto.js';
import { MAX_EVENTS_OF_GAME } from './changes.dto.js';
import { TREND_CAPTURES } from './changes.dto.js';

/** Real or sample events of some days. */
export interface ChangesScope extends ChangesQuery {
  sample: boolean;
  /** First day and the day after the last. */
  from: string;
  until: string;
}

export type GameDay = Omit<ChangedGameDto, 'events' | 'trend'> & { gamesOfDay: number };
export type DayTypeCount = ChangeCountDto & Pick<ChangedGameDto, 'day'>;
type DayTrend = ChangeTrendDto & Pick<ChangedGameDto, 'day' | 'bundleId'>;

const SCOPE = `e.bundle_id is not null and e.sample = $1
  and ($2::text is null or e.platform = $2) and ($3::text is null or e.country = $3)
  and ($4::text[] is null or e.category = any($4) or (e.category is null and exists (
    select from game_listings l where l.bundle_id = e.bundle_id
      and game_category_keys(l.categories) && game_category_keys($4))))
  and ($5::uuid is null or exists (select from game_tags t where t.game_id = e.bundle_id and t.tag_id = $5))`;
const DAYS = `e.happened_at >= $6::timestamp at time zone 'UTC' and e.happened_at < $7::timestamp at time zone 'UTC'`;
const TYPES = `($8::text[] is null or e.type = any($8))`;

/** Importance of a change for a reader of the day. */
const WEIGHT = `case e.type
  when 'chart.number_one' then 60 when 'store.removed' then 50 when 'store.returned' then 50
  when 'game.first_seen' then 30 when 'game.first_seen_in_country' then 12
  when 'chart.moved' then 1 when 'chart.peaked' then 4
  when 'chart.entered' then 6 when 'chart.left' then 5 else 20 end`;
/** The rank an event of a chart is about; the texts of a store page have none. */
const RANK = `case when e.type = 'chart.number_one' then 1
  when e.type like 'chart.%' or e.type like 'game.%' then coalesce(e.data ->> 'rank', e.data ->> 'to', e.data ->> 'from')::int end`;
/** UTC day of an event. */
const DATE = `(e.happened_at at time zone 'UTC')::date`;
const DAY = `to_char(${DATE}, 'YYYY-MM-DD')`;

const scopeParams = ({
  sample,
  platform,
  country,
  category,
  tagId,
}: Omit<ChangesScope, 'from' | 'until'>) => [
  sample,
  platform ?? null,
  country ?? null,
  category === undefined ? null : listSameCategories(category),
  tagId ?? null,
];
const dayParams = (scope: ChangesScope) => [...scopeParams(scope), scope.from, scope.until];
const allParams = (scope: ChangesScope) => [...dayParams(scope), scope.types ?? null];

/** Reads events by day and game. Days are UTC, as charts are dated. */
@Injectable()
export class ChangesRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** The newest day with a change before another day. */
  async findNewestDay(
    scope: Omit<ChangesScope, 'from' | 'until'>,
    before: string | null,
  ): Promise<string | null> {
    const selectNewest = (more: string) =>
      `select e.happened_at from market_events e where ${SCOPE} and ${more}
         and e.happened_at < coalesce($6::timestamp at time zone 'UTC', 'infinity')
       order by e.happened_at desc limit 1`;
    // By game or store, as the indexes are: a tag or country may have so few events that a search by time reads years.
    const rows = scope.tagId
      ? `game_tags tagged cross join lateral (${selectNewest('e.bundle_id = tagged.game_id')}) e where tagged.tag_id = $5::uuid`
      : `unnest(array['android', 'ios']) store cross join lateral (${selectNewest('e.platform = store')}) e`;
    const [row] = await this.reads.query<{ day: string }[]>(
      `select ${DAY} as day from ${rows} order by e.happened_at desc limit 1`,
      [...scopeParams(scope), before],
    );
    return row?.day ?? null;
  }

  async hasReal(): Promise<boolean> {
    const rows = await this.reads.query<object[]>('select from market_events where not sample limit 1');
    return rows.length > 0;
  }

  /** Number of events by type and day, regardless of the requested types; newest day first. */
  listTypesByDay(scope: ChangesScope): Promise<DayTypeCount[]> {
    return this.reads.query<DayTypeCount[]>(
      `select to_char(day, 'YYYY-MM-DD') as day, type, count from (
         select ${DATE} as day, e.type, count(*)::int as count from market_events e where ${SCOPE} and ${DAYS}
         group by 1, 2) c
       order by c.day desc, type`,
      dayParams(scope),
    );
  }

  /** Games of these days, with the number of their events on the day. */
  listGames(scope: ChangesScope, limit: number): Promise<GameDay[]> {
    return this.reads.query<GameDay[]>(
      `select to_char(d.day, 'YYYY-MM-DD') as day, d."bundleId", d."newestId", d."eventCount", d."gamesOfDay",
         coalesce(g.title, d."bundleId") as title, g.developer, g.icon_url as "iconUrl",
         array(select distinct platform from game_listings l where l.bundle_id = d."bundleId" order by 1) as platforms
       from (
         select ${DATE} as day, e.bundle_id as "bundleId", max(e.id)::text as "newestId", count(*)::int as "eventCount", sum(${WEIGHT}) as weight,
           min(${RANK}) as rank, count(*) over (partition by ${DATE})::int as "gamesOfDay"
         from market_events e where ${SCOPE} and ${DAYS} and ${TYPES}
         group by 1, 2 order by 1 desc, weight desc, rank, 2 limit $9) d
       left join games g on g.bundle_id = d."bundleId"
       order by d.day desc, d.weight desc, d.rank, d."bundleId"`,
      [...allParams(scope), limit],
    );
  }

  listEvents(scope: ChangesScope, games: readonly GameDay[]): Promise<EventRow[]> {
    return this.reads.query<EventRow[]>(
      `select e.* from unnest($9::date[], $10::text[]) as d (day, bundle_id)
       cross join lateral (
         select ${EVENT_COLUMNS} from market_events e
         where e.bundle_id = d.bundle_id
           and e.happened_at >= d.day::timestamp at time zone 'UTC'
           and e.happened_at < (d.day + 1)::timestamp at time zone 'UTC'
           and ${SCOPE} and ${DAYS} and ${TYPES}
         order by e.happened_at desc, e.id limit ${MAX_EVENTS_OF_GAME}) e
       order by e."happenedAt" desc, e.id::bigint`,
      [...allParams(scope), games.map(({ day }) => day), games.map(({ bundleId }) => bundleId)],
    );
  }

  /** Latest ranks of each game in the chart of its most important change, if there are at least two. */
  listTrends(scope: ChangesScope, games: readonly GameDay[]): Promise<DayTrend[]> {
    return this.reads.query<DayTrend[]>(
      `select c.day, c.bundle_id as "bundleId", c.platform, c.country, c.category,
         c.ranking_type as "rankingType", t.ranks
       from (
         select distinct on (d.day, d.bundle_id) to_char(d.day, 'YYYY-MM-DD') as day, d.day + 1 as until, d.bundle_id,
           e.platform, e.country, e.category, e.ranking_type
         from unnest($9::date[], $10::text[]) as d (day, bundle_id)
         join market_events e on e.bundle_id = d.bundle_id and e.type like 'chart.%'
           and e.happened_at >= d.day::timestamp at time zone 'UTC'
           and e.happened_at < (d.day + 1)::timestamp at time zone 'UTC'
         where ${SCOPE} and ${DAYS} and ${TYPES}
         order by d.day, d.bundle_id, ${WEIGHT} desc, e.category <> 'all', e.id) c
       cross join lateral (
         select array_agg(r.rank order by h.captured_at) as ranks
         from (
           select captured_at from chart_captures k
           where k.platform = c.platform and k.category = c.category and k.country = c.country
             and k.ranking_type = c.ranking_type and k.captured_at < c.until::timestamp at time zone 'UTC'
             and k.row_count > 0 and k.sample = $1
           order by captured_at desc limit ${TREND_CAPTURES}) h
         left join lateral (
           select min(rank_position) as rank from game_rankings r
           where r.bundle_id = c.bundle_id and r.platform = c.platform and r.country = c.country
             and r.category = c.category and r.ranking_type = c.ranking_type and r.captured_at = h.captured_at) r on true
       ) t where cardinality(array_remove(t.ranks, null)) > 1`,
      [...allParams(scope), games.map(({ day }) => day), games.map(({ bundleId }) => bundleId)],
    );
  }
}
