import { Injectable } from '@nestjs/common';
import { ITEM_KEYS } from '../../analyses/analyses.types.js';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import type { Platform } from '../../games/games.types.js';
import type { ChartKey } from '../../rankings/rankings.types.js';
import { KEY_CONDITION, keyParams } from '../trends.repository.js';
import { MAX_CAPTURES } from './launches.dto.js';

/** Ranks beyond this are ignored. */
const MAX_RANKS = 200;

export interface CourseRow {
  day: number;
  sample: boolean;
  rows: number;
  ids: string | null;
}

export interface LaunchGameRow {
  bundle_id: string;
  title: string;
  developer: string | null;
  developer_key: string | null;
  icon_url: string | null;
  /** Days since 1970. */
  release_day: number | null;
  categories: string[];
  item_keys: string[] | null;
}

export interface ProofRow {
  bundle_id: string;
  name: string;
  confidence: 'high' | 'medium' | 'low';
  evidence: string[] | null;
}

/** Reads whole lists, and facts about games. */
@Injectable()
export class LaunchesRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** Changes whenever any capture of the list was added, changed or removed. */
  async getVersion(key: ChartKey): Promise<string> {
    const [row] = await this.reads.query<{ version: string }[]>(
      `select concat_ws(' ', count(*), sum(row_count), max(captured_at), max(updated_at)) as version
       from chart_captures where ${KEY_CONDITION}`,
      keyParams(key),
    );
    return row!.version;
  }

  /**
   * The last capture of each day (UTC), oldest first. As one text per capture, which is faster to read than rows;
   * bundle ids contain no spaces.
   */
  listCourse(key: ChartKey): Promise<CourseRow[]> {
    return this.reads.query<CourseRow[]>(
      `select c.day - date '1970-01-01' as day, c.sample, c.row_count as rows, r.ids
       from (
         select distinct on (1) (captured_at at time zone 'utc')::date as day, captured_at, sample, row_count
         from chart_captures where ${KEY_CONDITION} order by 1 desc, captured_at desc limit ${MAX_CAPTURES}) c
       cross join lateral (
         select string_agg(bundle_id, ' ' order by rank_position) as ids from game_rankings
         where ${KEY_CONDITION} and captured_at = c.captured_at and rank_position <= ${MAX_RANKS}) r
       order by c.day`,
      keyParams(key),
    );
  }

  /** Countries in which the same chart is captured. */
  async listCountries({ platform, category, rankingType }: ChartKey): Promise<string[]> {
    const rows = await this.reads.query<{ country: string }[]>(
      `select country from ranking_lists
       where platform = $1 and category = $2 and ranking_type = $3 and derived is distinct from 'union' order by 1`,
      [platform, category, rankingType],
    );
    return rows.map(({ country }) => country);
  }

  /** Facts about games in one store. */
  listGames(bundleIds: readonly string[], platform: Platform): Promise<LaunchGameRow[]> {
    return this.reads.query<LaunchGameRow[]>(
      `select asked.bundle_id, coalesce(g.title, asked.bundle_id) as title, g.developer, g.icon_url,
         developer_key(g.developer) as developer_key, l.release_day,
         game_category_keys(coalesce(l.categories, '{}')) as categories,
         ${ITEM_KEYS} as item_keys
       from unnest($1::text[]) as asked (bundle_id)
       left join games g on g.bundle_id = asked.bundle_id
       left join game_analysis a on a.bundle_id = asked.bundle_id and a.is_current
       left join lateral (
         select (release_date at time zone 'utc')::date - date '1970-01-01' as release_day, categories
         from game_listings where bundle_id = asked.bundle_id and platform = $2
         order by store_id limit 1) l on true`,
      [bundleIds, platform],
    );
  }

  /** The sentences that prove an item in these games. */
  listProofs(bundleIds: readonly string[], itemKey: string): Promise<ProofRow[]> {
    return this.reads.query<ProofRow[]>(
      `select a.bundle_id, item ->> 'name' as name, item ->> 'confidence' as confidence,
         array(select jsonb_array_elements_text(item -> 'evidence')) as evidence
       from game_analysis a cross join lateral (
         select item from jsonb_array_elements(a.mechanics || a.meta_elements) as item
         where item ->> 'id' = $2 limit 1) found
       where a.bundle_id = any($1::text[]) and a.is_current`,
      [bundleIds, itemKey],
    );
  }
}
