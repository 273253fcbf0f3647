import { Injectable } from '@nestjs/common';
import { ITEM_KEYS } from '../analyses/analyses.types.js';
import { ReadDatabase } from '../database/replicas/read-database.js';
import { containing } from '../common/list/list-filters.js';
import type {
  DeveloperGameDto,
  DeveloperLaunchDto,
  DeveloperProofDto,
  DeveloperRankDto,
  DeveloperSummaryDto,
  EventRow,
} from './developers.dto.js';
import { MOST } from './developers.dto.js';

export interface DeveloperGameRow extends Omit<DeveloperGameDto, 'best' | 'charts' | 'launch' | 'analyzed'> {
  /** Keys of its items as analysts see them; null for a game without an analysis. */
  itemKeys: string[] | null;
}

export type LaunchRow = DeveloperLaunchDto & { bundleId: string };

/** Games of a developer, as named by the game or one of its stores. */
const listOwn = (key: string): string =>
  `select bundle_id from games where developer_key(developer) = ${key}
   union select bundle_id from game_listings where developer_key(developer) = ${key}`;

/** Queries games, charts, analyses and events by developer. */
@Injectable()
export class DevelopersRepository {
  constructor(private readonly reads: ReadDatabase) {}

  async getKey(name: string): Promise<string | null> {
    const [row] = await this.reads.query<{ key: string | null }[]>(`select developer_key($1) as key`, [name]);
    return row?.key ?? null;
  }

  /**
   * Searches developers, those with the most games first. Only the most frequent spellings are searched, since
   * computing the key of a name is slow.
   */
  search(words: string): Promise<DeveloperSummaryDto[]> {
    return this.reads.query<DeveloperSummaryDto[]>(
      `with spellings as (
         select developer, count(*) as games from games
         where (title || ' ' || coalesce(developer, '') || ' ' || bundle_id) ilike $1 and developer ilike $1
         group by 1 order by 2 desc, 1 limit ${MOST.spellings}),
       found as (
         select developer_key(developer) as id, (array_agg(developer order by games desc, developer))[1] as name,
           sum(games) as matching
         from spellings group by 1 having developer_key(developer) is not null order by 3 desc, 1 limit ${MOST.found})
       select id, name, (select count(*)::int from (${listOwn('found.id')}) own) as games
       from found order by 3 desc, 1`,
      [containing(words)],
    );
  }

  /** Lists the games of a developer, as named by the game or one of its stores. */
  listGames(key: string): Promise<DeveloperGameRow[]> {
    return this.reads.query<DeveloperGameRow[]>(
      `select g.bundle_id as "bundleId", g.title, coalesce(g.developer, l.developer) as developer,
         g.icon_url as "iconUrl", g.sample, coalesce(l.platforms, '{}') as platforms,
         array(select distinct c from game_listings l, unnest(l.categories) c where l.bundle_id = g.bundle_id order by 1)
           as categories,
         l.release_date as "releaseDate", l.installs, l.rating, ${ITEM_KEYS} as "itemKeys"
       from (${listOwn('$1')} order by 1 limit ${MOST.games}) own
       join games g using (bundle_id)
       left join game_analysis a on a.bundle_id = g.bundle_id and a.is_current
       left join lateral (
         select array_agg(distinct platform order by platform) as platforms, min(release_date) as release_date,
           max(install_count)::float8 as installs, min(developer) as developer,
           (array_agg((rating ->> 'score')::float8 order by (rating ->> 'total')::numeric desc nulls last)
             filter (where rating ->> 'score' is not null))[1] as rating
         from game_listings where bundle_id = g.bundle_id) l on true
       order by g.title, g.bundle_id`,
      [key],
    );
  }

  /** Lists ranks in current lists of all countries. */
  listRanks(bundleIds: readonly string[]): Promise<DeveloperRankDto[]> {
    return this.reads.query<DeveloperRankDto[]>(
      `select r.bundle_id as "bundleId", coalesce(g.title, r.bundle_id) as title, r.platform, r.category, r.country,
         r.ranking_type as "rankingType", r.rank_position as "rankPosition",
         r.previous_position as "previousPosition", r.rank_change as change, l.captured_at as "capturedAt", l.sample
       from (select distinct country from ranking_lists) c
       join current_ranks r on r.country = c.country and r.bundle_id = any($1::text[])
       join ranking_lists l on l.platform = r.platform and l.category = r.category and l.country = r.country
         and l.ranking_type = r.ranking_type
       left join games g on g.bundle_id = r.bundle_id
       order by r.rank_position, r.category <> 'all', r.platform, r.country, r.ranking_type, r.category, r.bundle_id`,
      [bundleIds],
    );
  }

  /** Lists the captures that first listed the games. */
  listLaunches(bundleIds: readonly string[]): Promise<LaunchRow[]> {
    return this.reads.query<LaunchRow[]>(
      `select bundle_id as "bundleId", happened_at as at, platform, country, category, ranking_type as "rankingType",
         (data ->> 'rank')::int as rank
       from market_events where type = 'game.first_seen' and bundle_id = any($1::text[])`,
      [bundleIds],
    );
  }

  /**
   * Lists the latest events of games, without daily moves in charts. Their events are collected first, since scanning
   * the events of all games backwards is far slower.
   */
  listChanges(bundleIds: readonly string[]): Promise<EventRow[]> {
    return this.reads.query<EventRow[]>(
      `with own as materialized (
         select * from market_events
         where bundle_id = any($1::text[])
           and type not in ('chart.moved', 'chart.entered', 'chart.left', 'chart.peaked'))
       select e.id::text, e.type, e.happened_at as "happenedAt", e.recorded_at as "recordedAt",
         e.bundle_id as "bundleId", e.platform, e.country, e.category, e.ranking_type as "rankingType", e.sample, e.data
       from own e order by e.happened_at desc, e.id desc limit ${MOST.changes}`,
      [bundleIds],
    );
  }

  /** Lists the sentences that prove an item of these games; an analyst who added it may have quoted none. */
  listProofs(bundleIds: readonly string[], itemKey: string): Promise<DeveloperProofDto[]> {
    return this.reads.query<DeveloperProofDto[]>(
      `select a.bundle_id as "bundleId", g.title, g.icon_url as "iconUrl", coalesce(item ->> 'name', f.item_name) as name,
         coalesce(item ->> 'confidence', 'high') as confidence, coalesce(item -> 'evidence' ->> 0, f.quote) as quote
       from game_analysis a
       join games g on g.bundle_id = a.bundle_id
       left join lateral (
         select item from jsonb_array_elements(a.mechanics || a.meta_elements) as item
         where item ->> 'id' = $2 limit 1) found on true
       left join analysis_feedback f on f.bundle_id = a.bundle_id and f.item_key = $2 and f.verdict = 'added'
       where a.bundle_id = any($1::text[]) and a.is_current
       order by g.title, a.bundle_id`,
      [bundleIds, itemKey],
    );
  }
}
