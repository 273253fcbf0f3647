import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import { formatDay } from '../../common/time/clock.js';
import { addFilters, type FilterConditions, matchAny, since } from '../../common/list/list-filters.js';
import { type ListPage, mapList } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import {
  joinStorefrontName,
  LOCAL_DEVELOPER,
  LOCAL_ICON,
  LOCAL_TITLE,
} from '../../games/catalog/catalog.types.js';
import type { Platform } from '../../games/games.types.js';
import type { RankingType } from '../rankings.types.js';
import { matchBehind } from './match-behind.js';
import { parseRankingId, rankingId } from '../charts/ranking-id.js';
import type { RankingDto } from '../charts/rankings.dto.js';

const EXPORT_CAPTURES = 20;
const KEY = ['platform', 'category', 'country', 'ranking_type'];
const CAPTURE_COLUMNS = [...KEY, 'captured_at'].join(', ');

/** Each row has the title of its own storefront. */
const LOCAL_NAMES = `${LOCAL_TITLE} as title, ${LOCAL_DEVELOPER} as developer, ${LOCAL_ICON} as icon_url`;
const JOIN_NAMES = joinStorefrontName('r.platform', 'r.country');

interface RankingRow {
  platform: Platform;
  category: string;
  country: string;
  ranking_type: RankingType;
  captured_at: Date;
  rank_position: number;
  bundle_id: string;
  title: string;
  developer: string | null;
  icon_url: string | null;
  sample: boolean;
}

type CaptureHead = Pick<RankingRow, 'platform' | 'category' | 'country' | 'ranking_type' | 'captured_at'>;

type Conditions = ReturnType<typeof addFilters>;

/** Conditions on columns that captures and their rows have in common. */
const SHARED_FILTERS: FilterConditions = {
  platform: matchAny('platform'),
  country: matchAny('country'),
  category: matchAny('category'),
  rankingType: matchAny('ranking_type'),
  capturedOn: {
    sql: (n) => `captured_at >= ${n}::timestamptz and captured_at < ${n}::timestamptz + interval '24 hours'`,
    value: (time) => new Date(formatDay(time as Date)),
  },
  capturedFrom: since('captured_at'),
  capturedTo: { sql: (n) => `captured_at < ${n}` },
};

const CAPTURE_FILTERS: FilterConditions = { ...SHARED_FILTERS, updatedSince: since('updated_at') };

const ROW_FILTERS: FilterConditions = {
  ...SHARED_FILTERS,
  id: {
    sql: (n) => `(${CAPTURE_COLUMNS}, rank_position) in (
      select * from jsonb_to_recordset(${n}::jsonb) as k (platform text, category text, country text,
        "rankingType" text, "capturedAt" timestamptz, "rankPosition" int))`,
    value: (ids) => JSON.stringify((ids as string[]).map(parseRankingId).filter((key) => key !== undefined)),
  },
  after: matchBehind([...KEY, 'captured_at', 'rank_position'], parseRankingId),
  bundleId: matchAny('bundle_id'),
  updatedSince: {
    sql: (n) =>
      `(${CAPTURE_COLUMNS}) in (select ${CAPTURE_COLUMNS} from chart_captures where updated_at >= ${n})`,
  },
};

/** Lists the rows of the captured history. */
@Injectable()
export class HistoryRepository {
  constructor(private readonly reads: ReadDatabase) {}

  /** Queries single rows: for filters that match few rows of a capture. */
  listSingleRows(query: ListQuery): ListPage<RankingDto> {
    return mapList(
      sqlList<RankingRow>(this.reads, query, {
        select: `r.*, ${LOCAL_NAMES}`,
        from: `game_rankings r join games g using (bundle_id) ${JOIN_NAMES}`,
        filters: ROW_FILTERS,
        sortColumns: { capturedAt: 'captured_at', rankPosition: 'rank_position' },
        id: 'platform',
        tieBreaker: inOrder([...KEY, 'captured_at', 'rank_position'], query),
      }),
      (rows) => rows.map(toRankingDto),
    );
  }

  /**
   * Queries whole captures. Pages are located by the captures' row counts, so that totals and first pages cost the
   * same regardless of the length of the history.
   */
  listByCaptures(query: ListQuery): ListPage<RankingDto> {
    const conditions = addFilters(query.filter, CAPTURE_FILTERS);
    return {
      page: () => this.getPage(query, conditions),
      batches: () => this.streamAll(query, conditions),
    };
  }

  private async getPage(query: ListQuery, { where, params }: Conditions) {
    const filter = where.length > 0 ? `where ${where.join(' and ')}` : '';
    const end = query.offset + query.limit;
    const order = captureOrder(query);
    // Each capture has at least one row, so this many captures reach the end of the page.
    const [heads, [sum]] = await Promise.all([
      this.reads.query<(CaptureHead & { before: string })[]>(
        `select * from (
           select ${CAPTURE_COLUMNS}, row_count, sum(row_count) over (${order}) - row_count as before
           from (select * from chart_captures ${filter} ${order} limit ${end}) c) h
         where before < ${end} and before + row_count > ${query.offset} order by before`,
        params,
      ),
      this.reads.query<{ total: string }[]>(
        `select coalesce(sum(row_count), 0) as total from chart_captures ${filter}`,
        params,
      ),
    ]);
    const rows = await this.listRows(heads, query);
    const start = query.offset - Number(heads[0]?.before ?? 0);
    return { rows: rows.slice(start, start + query.limit), total: Number(sum?.total ?? 0) };
  }

  private async *streamAll(query: ListQuery, { where, params }: Conditions): AsyncGenerator<RankingDto[]> {
    const filter = where.length > 0 ? `where ${where.join(' and ')}` : '';
    const heads = await this.reads.query<CaptureHead[]>(
      `select ${CAPTURE_COLUMNS} from chart_captures ${filter} ${captureOrder(query)}`,
      params,
    );
    for (let from = 0; from < heads.length; from += EXPORT_CAPTURES) {
      yield await this.listRows(heads.slice(from, from + EXPORT_CAPTURES), query);
    }
  }

  /** The rows of some captures, in the order of those captures. */
  private async listRows(heads: CaptureHead[], { sort, order }: ListQuery): Promise<RankingDto[]> {
    if (heads.length === 0) return [];
    // Rows of a capture are always ordered by rank, whichever capture comes first; ids end with the rank.
    const rankOrder = sort === 'id' ? order : 'ASC';
    const rows = await this.reads.query<RankingRow[]>(
      `select r.*, ${LOCAL_NAMES}
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[]) with ordinality
           as head (platform, category, country, ranking_type, captured_at, place)
         join game_rankings r using (${CAPTURE_COLUMNS})
         join games g using (bundle_id) ${JOIN_NAMES}
       where r.captured_at = any($5::timestamptz[])
       order by head.place, r.rank_position ${rankOrder}`,
      [
        heads.map((head) => head.platform),
        heads.map((head) => head.category),
        heads.map((head) => head.country),
        heads.map((head) => head.ranking_type),
        heads.map((head) => head.captured_at),
      ],
    );
    return rows.map(toRankingDto);
  }
}

function captureOrder(query: ListQuery): string {
  return `order by ${inOrder(query.sort === 'id' ? [...KEY, 'captured_at'] : ['captured_at', ...KEY], query)}`;
}

const inOrder = (columns: string[], { order }: ListQuery): string =>
  columns.map((column) => `${column} ${order}`).join(', ');

function toRankingDto(row: RankingRow): RankingDto {
  const key = {
    platform: row.platform,
    category: row.category,
    country: row.country,
    rankingType: row.ranking_type,
    capturedAt: row.captured_at,
    rankPosition: row.rank_position,
  };
  return {
    id: rankingId(key),
    ...key,
    bundleId: row.bundle_id,
    title: row.title,
    developer: row.developer,
    iconUrl: row.icon_url,
    sample: row.sample,
  };
}
