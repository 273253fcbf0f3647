import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countryCode } from '../../common/countries.js';
import { invalidField } from '../../common/errors/problem.js';
import { addFilters, type FilterConditions, oneOf, since } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { FilterValue, ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { canonicalCategory, CATEGORIES } from '../categories.js';
import { rankingId, rankingKeyOf } from './ranking-id.js';
import type { RankingDto } from './rankings.dto.js';
import type { ChartKey, RankingType } from '../rankings.types.js';
import { truncate } from '../../common/truncate.js';

const EXPORT_CAPTURES = 20;
const CAPTURE_COLUMNS = 'platform, category, country, ranking_type, captured_at';

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

interface CaptureHead extends Omit<ChartKey, 'rankingType'> {
  ranking_type: RankingType;
  captured_at: Date;
}

type Conditions = ReturnType<typeof addFilters>;

/** Conditions on columns that captures and their rows share. */
const SHARED_FILTERS: FilterConditions = {
  platform: oneOf('platform'),
  country: { ...oneOf('country'), value: readCountries },
  category: oneOf('category'),
  rankingType: oneOf('ranking_type'),
  capturedOn: {
    sql: (n) => `captured_at >= ${n}::timestamptz and captured_at < ${n}::timestamptz + interval '24 hours'`,
    value: (time) => new Date((time as Date).toISOString().slice(0, 10)),
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
    value: (ids) => JSON.stringify((ids as string[]).map(rankingKeyOf).filter((key) => key !== undefined)),
  },
  bundleId: oneOf('bundle_id'),
  updatedSince: {
    sql: (n) =>
      `(${CAPTURE_COLUMNS}) in (select ${CAPTURE_COLUMNS} from chart_captures where updated_at >= ${n})`,
  },
};

/**
 * The captured history as a list. Pages are found by the captures' row counts, so that totals and first pages
 * cost the same however long the history is.
 */
@Injectable()
export class RankingsList {
  constructor(private readonly source: DataSource) {}

  /** @throws ProblemException 400 naming an unknown category or country. */
  list(query: ListQuery): ListPage<RankingDto> {
    const { filter, sort } = query;
    if (filter.category) filter.category = readCategories(filter);
    const byRow = filter.bundleId ?? filter.id ?? (sort === 'rankPosition' && filter.capturedOn);
    if (byRow) return this.singleRows(query);
    if (sort === 'rankPosition') {
      throw invalidField('sort', 'by rankPosition needs filter.capturedOn or filter.bundleId');
    }
    const conditions = addFilters(filter, CAPTURE_FILTERS, { where: [], params: [] });
    return {
      page: () => this.pageByCaptures(query, conditions),
      batches: () => this.allByCaptures(query, conditions),
    };
  }

  private singleRows(query: ListQuery): ListPage<RankingDto> {
    return sqlList<RankingRow, RankingDto>(this.source, query, {
      select: 'r.*, g.title, g.developer, g.icon_url',
      from: 'game_rankings r join games g using (bundle_id)',
      where: [],
      params: [],
      filters: ROW_FILTERS,
      sortColumns: { capturedAt: 'captured_at', rankPosition: 'rank_position' },
      id: 'platform',
      tieBreaker: inOrder(
        ['platform', 'category', 'country', 'ranking_type', 'captured_at', 'rank_position'],
        query,
      ),
      toDto: toRankingDto,
    });
  }

  private async pageByCaptures(query: ListQuery, { where, params }: Conditions) {
    const filter = where.length > 0 ? `where ${where.join(' and ')}` : '';
    const end = query.offset + query.limit;
    const order = orderOfCaptures(query);
    // Each capture has at least one row, so this many captures reach the end of the page.
    const [heads, [sum]] = await Promise.all([
      this.source.query<(CaptureHead & { before: string })[]>(
        `select * from (
           select ${CAPTURE_COLUMNS}, row_count, sum(row_count) over (${order}) - row_count as before
           from (select * from chart_captures ${filter} ${order} limit ${end}) c) h
         where before < ${end} and before + row_count > ${query.offset} order by before`,
        params,
      ),
      this.source.query<{ total: string }[]>(
        `select coalesce(sum(row_count), 0) as total from chart_captures ${filter}`,
        params,
      ),
    ]);
    const rows = await this.rowsOf(heads, query);
    const start = query.offset - Number(heads[0]?.before ?? 0);
    return { rows: rows.slice(start, start + query.limit), total: Number(sum?.total ?? 0) };
  }

  private async *allByCaptures(
    query: ListQuery,
    { where, params }: Conditions,
  ): AsyncGenerator<RankingDto[]> {
    const filter = where.length > 0 ? `where ${where.join(' and ')}` : '';
    const heads = await this.source.query<CaptureHead[]>(
      `select ${CAPTURE_COLUMNS} from chart_captures ${filter} ${orderOfCaptures(query)}`,
      params,
    );
    for (let from = 0; from < heads.length; from += EXPORT_CAPTURES) {
      yield await this.rowsOf(heads.slice(from, from + EXPORT_CAPTURES), query);
    }
  }

  /** The rows of some captures, in the order of those captures. */
  private async rowsOf(heads: CaptureHead[], { sort, order }: ListQuery): Promise<RankingDto[]> {
    if (heads.length === 0) return [];
    // Captures have their places from the top, whichever of them come first; ids end with the place.
    const rankOrder = sort === 'id' ? order : 'ASC';
    const rows = await this.source.query<RankingRow[]>(
      `select r.*, g.title, g.developer, g.icon_url
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[]) with ordinality
           as head (platform, category, country, ranking_type, captured_at, place)
         join game_rankings r using (${CAPTURE_COLUMNS})
         join games g using (bundle_id)
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

function orderOfCaptures(query: ListQuery): string {
  const key = ['platform', 'category', 'country', 'ranking_type'];
  return `order by ${inOrder(query.sort === 'id' ? [...key, 'captured_at'] : ['captured_at', ...key], query)}`;
}

const inOrder = (columns: string[], { order }: ListQuery): string =>
  columns.map((column) => `${column} ${order}`).join(', ');

/** The stores' own names of categories, of those platforms that are asked for. */
function readCategories({ category, platform }: ListQuery['filter']): string[] {
  const platforms = (platform as Platform[] | undefined) ?? PLATFORMS;
  return (category as string[]).map((name) => {
    const owner = platforms.find((candidate) => CATEGORIES[candidate].includes(name));
    const canonical = owner && canonicalCategory(owner, name);
    if (!canonical) throw invalidField('filter.category', `"${truncate(name, 40)}" is not a category`);
    return canonical;
  });
}

function readCountries(codes: FilterValue): string[] {
  return (codes as string[]).map((text) => {
    const code = text.toLowerCase();
    if (!countryCode(code))
      throw invalidField('filter.country', `"${truncate(text, 10)}" is not a country code`);
    return code;
  });
}

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
