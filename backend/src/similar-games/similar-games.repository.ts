import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../database/replicas/read-database.js';
import type { Confidence } from '../ai/ai.types.js';
import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';
import type { GamePair, NamedGame } from './drop-same-games.js';
import type { AnalyzedGame } from './similar-games.types.js';

/** The newest analysis, with the time of its last change. */
export interface AnalyzedRow {
  bundle_id: string;
  /** Id and confidence of each item, separated by a space. */
  items: string[];
  changed_at: Date;
}

export interface NeighborRow {
  bundle_id: string;
  title: string;
  developer: string | null;
  icon_url: string | null;
  platforms: Platform[];
  sample: boolean;
  /** Null without an analysis. */
  items: string[] | null;
  sample_text: boolean | null;
}

export interface MentionRow {
  bundle_id: string;
  platform: Platform;
  page: 'this' | 'other';
}

export interface ChartRow {
  platform: Platform;
  category: string;
  country: string;
  ranking_type: RankingType;
  sample: boolean;
  last: Date;
  /** Changes whenever a capture was added, changed or removed. */
  changed: string;
}

export interface ChartedRow {
  bundle_id: string;
  /** One bit per day of the first half of the window, and of the second. */
  early: number;
  late: number;
  captured: number;
}

/** Ids and confidences of the items of analysis `a`, without rejected ones, with those that analysts added. */
const ITEMS = `array(
  select (item ->> 'id') || ' ' || (item ->> 'confidence')
  from jsonb_array_elements(a.mechanics || a.meta_elements) item
  where item ->> 'id' is not null and not exists (
    select from analysis_feedback f
    where f.bundle_id = a.bundle_id and f.item_key = item ->> 'id' and f.verdict = 'rejected')
  union all
  select f.item_key || ' high' from analysis_feedback f
  where f.bundle_id = a.bundle_id and f.verdict = 'added' and f.item_key <> all (a.item_keys))`;

/** The window is twice this long, because two numbers have that many bits. */
const HALF_WINDOW = 30;
/** Charts considered per game, category charts first. */
const MAX_CHARTS = 3;

export function toAnalyzedGame(bundleId: string, items: readonly string[] | null): AnalyzedGame {
  return {
    bundleId,
    items: (items ?? []).map((item) => {
      const [id = '', confidence] = item.split(' ');
      return { id, confidence: confidence as Confidence };
    }),
  };
}

/** Reads across games, analyses, store pages and charts. */
@Injectable()
export class SimilarGamesRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /**
   * All analyzed games, or those whose analysis or feedback changed after a time. JavaScript times are cut to
   * milliseconds, so the next millisecond is used.
   */
  listAnalyzed(since: Date | null): Promise<AnalyzedRow[]> {
    const newer = `and a.bundle_id in (
      select bundle_id from game_analysis where is_current and analyzed_at > $1
      union all select bundle_id from analysis_feedback where created_at > $1)`;
    return this.reads.query<AnalyzedRow[]>(
      `select a.bundle_id, ${ITEMS} as items,
         date_trunc('milliseconds', greatest(a.analyzed_at,
           (select max(f.created_at) from analysis_feedback f where f.bundle_id = a.bundle_id)))
           + interval '1 millisecond' as changed_at
       from game_analysis a
       where a.is_current ${since ? newer : ''}`,
      since ? [since] : [],
    );
  }

  /** The games in the catalog, as shown in the list. */
  listGames(bundleIds: readonly string[]): Promise<NeighborRow[]> {
    return this.reads.query<NeighborRow[]>(
      `select g.bundle_id, g.title, g.developer, g.icon_url, g.sample,
         array(select distinct l.platform from game_listings l where l.bundle_id = g.bundle_id order by 1) as platforms,
         case when a.id is not null then ${ITEMS} end as items, a.text_source = 'sample' as sample_text
       from games g left join game_analysis a on a.bundle_id = g.bundle_id and a.is_current
       where g.bundle_id = any($1::text[])`,
      [bundleIds],
    );
  }

  /** What identifies games as the same. */
  listNames(bundleIds: readonly string[]): Promise<NamedGame[]> {
    return this.reads.query<NamedGame[]>(
      `select g.bundle_id as "bundleId", g.title, g.developer,
         array(select distinct l.platform from game_listings l where l.bundle_id = g.bundle_id) as platforms
       from games g where g.bundle_id = any($1::text[])`,
      [bundleIds],
    );
  }

  /** Pairs of these games that are, or may be, the same, including rejected ones. */
  async listPairs(bundleIds: readonly string[]): Promise<GamePair[]> {
    const rows = await this.reads.query<{ one: string; other: string; rejected: boolean }[]>(
      `select android_bundle_id as one, ios_bundle_id as other, status not in ('linked', 'proposed') as rejected
       from game_matches where android_bundle_id = any($1::text[]) and ios_bundle_id = any($1::text[])`,
      [bundleIds],
    );
    return rows.map(({ one, other, rejected }) => ({ ids: [one, other], rejected }));
  }

  /** Games that a store lists as similar to this one, and games that it lists this one for. */
  listMentions(bundleId: string): Promise<MentionRow[]> {
    return this.reads.query<MentionRow[]>(
      `with own as (
         select platform, store_id, similar_apps from game_listings where bundle_id = $1),
       names as (
         select $1 as name
         union select case platform when 'ios' then 'id' || store_id else store_id end from own
         union select ios_bundle_id from game_matches where android_bundle_id = $1 and status = 'linked'),
       named as (
         select own.platform, app ->> 'bundleId' as name from own cross join jsonb_array_elements(own.similar_apps) app)
       select coalesce(g.bundle_id, m.android_bundle_id, l.bundle_id) as bundle_id, named.platform, 'this' as page
       from named
       left join games g on g.bundle_id = named.name
       left join game_matches m on m.ios_bundle_id = named.name and m.status = 'linked'
       left join game_listings l on l.platform = named.platform
         and l.store_id = case named.platform when 'ios' then substr(named.name, 3) else named.name end
       where coalesce(g.bundle_id, m.android_bundle_id, l.bundle_id) <> $1
       union
       select l.bundle_id, l.platform, 'other'
       from names cross join lateral (
         select bundle_id, platform from game_listings
         where similar_apps @> jsonb_build_array(jsonb_build_object('bundleId', names.name))) l
       where l.bundle_id <> $1`,
      [bundleId],
    );
  }

  /**
   * The charts in which a game was on most days, category charts first; sample charts only while there are no
   * others.
   */
  listCharts(bundleId: string): Promise<ChartRow[]> {
    return this.reads.query<ChartRow[]>(
      `select r.platform, r.category, r.country, r.ranking_type, r.sample, c.last, c.changed
       from (
         select platform, category, country, ranking_type, sample, count(*) as days
         from game_rankings
         where bundle_id = $1 and ranking_type in ('downloads', 'revenue')
         group by platform, category, country, ranking_type, sample
         order by sample, category = 'all', count(*) desc, platform, country, category, ranking_type
         limit ${MAX_CHARTS}) r
       cross join lateral (
         select max(captured_at) as last, count(*) || ' ' || max(updated_at) as changed
         from chart_captures c
         where c.platform = r.platform and c.category = r.category and c.country = r.country
           and c.ranking_type = r.ranking_type) c
       order by r.sample, r.category = 'all', r.days desc, r.platform, r.country, r.category, r.ranking_type`,
      [bundleId],
    );
  }

  /** All games of a chart's latest captures, one per day, with a bit for each day. */
  listCharted({ platform, category, country, ranking_type, last }: ChartRow): Promise<ChartedRow[]> {
    const selectBits = (from: number) =>
      `coalesce(bit_or(1 << (d.day - ${from})) filter (where d.day >= ${from} and d.day < ${from + HALF_WINDOW}), 0)`;
    return this.reads.query<ChartedRow[]>(
      `with d as materialized (
         select captured_at, row_number() over (order by captured_at)::int - 1 as day
         from (
           select max(captured_at) as captured_at from chart_captures
           where platform = $1 and category = $2 and country = $3 and ranking_type = $4
             and captured_at >= (date_trunc('day', $5 at time zone 'utc') - interval '${2 * HALF_WINDOW - 1} days') at time zone 'utc'
             and captured_at <= $5
           group by (captured_at at time zone 'utc')::date) days)
       select r.bundle_id, ${selectBits(0)} as early, ${selectBits(HALF_WINDOW)} as late, (select count(*)::int from d) as captured
       from d join game_rankings r on r.platform = $1 and r.category = $2 and r.country = $3
         and r.ranking_type = $4 and r.captured_at = d.captured_at
       group by r.bundle_id`,
      [platform, category, country, ranking_type, last],
    );
  }
}
