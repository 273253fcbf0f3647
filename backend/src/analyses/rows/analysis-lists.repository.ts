import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import { findEntry, searchEntries } from '../../ai/taxonomy/taxonomy.js';
import {
  addFilters,
  containing,
  type FilterCondition,
  type FilterConditions,
  matchAny,
  since,
} from '../../common/list/list-filters.js';
import { type ListPage, mapList } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { type SqlList, sqlList } from '../../common/list/sql-list.js';
import type { AnalysisDto, UsedItemDto } from '../analyses.dto.js';
import type { ItemKind } from '../analyses.types.js';
import { ANALYSIS_FIELDS, ANALYSIS_JOINS } from '../analyses.repository.js';
import { type AnalysisRow, toAnalysisDto } from './analysis-rows.js';
import { MAX_USED } from '../analyses.dto.js';
import { TEAM_PREFIX } from '../taxonomy/taxonomy-proposals.types.js';

/** Newest analysis per game of the person $1. */
const MINE = `(select distinct on (bundle_id) * from game_analysis where analyzed_by = $1
  order by bundle_id, analyzed_at desc, id desc)`;

/**
 * SQL: the analysis `a` contains one of these items and it was not rejected, or an analyst added one.
 * @param n placeholder of {@link toItemKeys}
 */
const hasItem = (n: string): string =>
  `(a.bundle_id in (
      select f.bundle_id from analysis_feedback f where f.verdict = 'added' and f.item_key = any(${n}::text[]))
    or (a.item_keys && ${n}::text[] or a.detail_keys && ${n}::text[] or exists (select from unnest(${n}::text[]) asked where asked like '?%'))
    and exists (
      select from unnest(a.item_keys || a.detail_keys) named (key)
      where (named.key = any(${n}::text[]) or (named.key like '~%' and exists (
          select from unnest(${n}::text[]) asked where asked like '?%'
            and to_tsvector('english', named.key) @@ to_tsquery('english', substr(asked, 2)))))
        and not exists (
          select from analysis_feedback f
          where f.bundle_id = a.bundle_id and f.item_key = named.key and f.verdict = 'rejected')))`;

/**
 * The key itself, or the keys of items whose names contain the words; `?` marks words for items outside the taxonomy.
 */
export function toItemKeys(filter: string): string[] {
  if (filter.startsWith('~') || findEntry(filter)) return [filter];
  const words = filter.match(/[\p{L}\p{N}]+/gu) ?? [];
  const query = words.map((word) => `${word}:*`).join(' & ');
  // An entry that the team added, unless it only looks like one.
  const added = filter.startsWith(TEAM_PREFIX) ? [filter] : [];
  return [...added, ...searchEntries(filter).map(({ id }) => id), ...(query ? [`?${query}`] : [])];
}

const HAS_ITEM: FilterCondition = { sql: hasItem, value: (asked) => (asked as string[]).flatMap(toItemKeys) };

/** The same condition over `games g`, on the current analysis. */
export const GAME_HAS_ITEM: FilterCondition = {
  ...HAS_ITEM,
  sql: (n) => `g.bundle_id in (select a.bundle_id from game_analysis a where a.is_current and ${hasItem(n)})`,
};

const FILTERS: FilterConditions = {
  // The text pattern comes first; no item has such a key.
  q: {
    sql: (n) => `(g.title || ' ' || coalesce(g.developer, '') ilike (${n}::text[])[1] or ${hasItem(n)})`,
    value: (text) => [containing(text), ...toItemKeys(String(text))],
  },
  bundleId: matchAny('a.bundle_id'),
  engine: matchAny('a.engine'),
  updatedSince: since('a.analyzed_at'),
  mechanic: HAS_ITEM,
};

/** Rows of a list before filter, sort and range. */
type SelectedRows = Pick<SqlList, 'from' | 'where' | 'params'>;

/** Lists analyses and their items. */
@Injectable()
export class AnalysisListsRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** Counts analyses by UTC month since a month, `YYYY-MM`, without sample data. */
  async countByMonth(since: string): Promise<Map<string, number>> {
    const rows = await this.reads.query<{ month: string; count: number }[]>(
      `select to_char(analyzed_at at time zone 'UTC', 'YYYY-MM') as month, count(distinct bundle_id)::int as count
       from game_analysis
       where analyzed_by is not null and analyzed_at >= ($1 || '-01')::date::timestamp at time zone 'UTC'
       group by 1`,
      [since],
    );
    return new Map(rows.map(({ month, count }) => [month, count]));
  }

  /** Lists games that a person analyzed, each with that person’s newest analysis. */
  listByPerson(query: ListQuery, userId: string): ListPage<AnalysisDto> {
    return this.list(query, { from: `${MINE} a ${ANALYSIS_JOINS}`, params: [userId] });
  }

  /** Counts the games of {@link listByPerson} since a time. */
  async countByPerson(userId: string, since: Date): Promise<number> {
    const [row] = await this.reads.query<{ count: number }[]>(
      `select count(distinct bundle_id)::int as count from game_analysis where analyzed_by = $1 and analyzed_at >= $2`,
      [userId, since],
    );
    return row?.count ?? 0;
  }

  /** Bundle ids of the games of {@link listByPerson}, newest first. */
  async listGamesByPerson(filter: ListQuery['filter'], userId: string): Promise<string[]> {
    const { where, params } = addFilters(filter, FILTERS, { where: ['true'], params: [userId] });
    const rows = await this.reads.query<{ bundle_id: string }[]>(
      `select a.bundle_id from ${MINE} a ${ANALYSIS_JOINS} where ${where.join(' and ')} order by a.analyzed_at desc, a.id`,
      params,
    );
    return rows.map((row) => row.bundle_id);
  }

  /** Lists the versions of the analysis of a game, without repeated answers. */
  listVersions(query: ListQuery, bundleId: string): ListPage<AnalysisDto> {
    return this.list(query, {
      from: `game_analysis a ${ANALYSIS_JOINS}`,
      where: ['a.bundle_id = $1', 'not a.is_repeat'],
      params: [bundleId],
    });
  }

  /** Lists items of current analyses, the most frequent first; only of the games of a person when one is given. */
  async listUsedItems(userId?: string): Promise<UsedItemDto[]> {
    const rows = await this.reads.query<{ key: string; name: string; kind: ItemKind; games: number }[]>(
      `select i.key, i.kind, mode() within group (order by i.name) as name, count(distinct a.bundle_id)::int as games
       from ${userId ? MINE : '(select * from game_analysis where is_current)'} a,
         lateral (
           select 'mechanics' as kind, m ->> 'key' as key, m ->> 'name' as name
           from jsonb_array_elements(a.mechanics) m
           union all
           select 'metaElements', m ->> 'key', m ->> 'name' from jsonb_array_elements(a.meta_elements) m
           union all
           select f.kind, f.item_key, f.item_name from analysis_feedback f
           where f.bundle_id = a.bundle_id and f.verdict = 'added') i
       where not exists (
         select from analysis_feedback f
         where f.bundle_id = a.bundle_id and f.item_key = i.key and f.kind = i.kind and f.verdict = 'rejected')
       group by i.key, i.kind order by games desc, name, i.key limit ${MAX_USED}`,
      userId ? [userId] : [],
    );
    return rows.map(({ key, name, kind, games }) => ({ id: key, name, kind, games }));
  }

  private list(query: ListQuery, selection: SelectedRows): ListPage<AnalysisDto> {
    return mapList(
      sqlList<AnalysisRow>(this.reads, query, {
        select: ANALYSIS_FIELDS,
        ...selection,
        filters: FILTERS,
        sortColumns: { analyzedAt: 'a.analyzed_at' },
        id: 'a.id',
      }),
      (rows) => rows.map(toAnalysisDto),
    );
  }
}
