import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { countryCode } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { sqlList } from '../common/list/sql-list.js';
import { PLATFORMS, type Platform } from '../games/games.types.js';
import { canonicalCategory, CATEGORIES } from './categories.js';
import { rankingId, rankingKeyOf } from './ranking-id.js';
import type { RankingDto } from './rankings.dto.js';
import type { ChartKey, RankingType } from './rankings.types.js';
import { truncate } from '../common/truncate.js';

const DAY_MS = 24 * 3_600_000;
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

interface Conditions {
  where: string[];
  params: unknown[];
}

/**
 * The captured history as a list. Pages are found by the captures' row counts, so that totals and first pages
 * cost the same however long the history is.
 */
@Injectable()
export class RankingsList {
  constructor(private readonly source: DataSource) {}

  /** @throws ProblemException 400 naming an unknown category or country. */
  list(query: ListQuery): ListPage<RankingDto> {
    const conditions = captureConditions(query.filter);
    if (query.filter.bundleId || query.filter.id) return this.singleRows(query, conditions);
    if (query.sort === 'rankPosition' && !query.filter.capturedOn) {
      throw invalidField('sort', 'by rankPosition needs filter.capturedOn or filter.bundleId');
    }
    if (query.sort === 'rankPosition') return this.singleRows(query, conditions);
    return {
      page: () => this.pageByCaptures(query, conditions),
      batches: () => this.allByCaptures(query, conditions),
    };
  }

  private singleRows(query: ListQuery, { where, params }: Conditions): ListPage<RankingDto> {
    const rowWhere = [...where];
    const rowParams = [...params];
    if (query.filter.bundleId) {
      rowParams.push(query.filter.bundleId);
      rowWhere.push(`bundle_id = $${rowParams.length}`);
    }
    if (query.filter.id) {
      const keys = (query.filter.id as string[]).map(rankingKeyOf).filter((key) => key !== undefined);
      const n = rowParams.length;
      rowParams.push(
        keys.map((key) => key.platform),
        keys.map((key) => key.category),
        keys.map((key) => key.country),
        keys.map((key) => key.rankingType),
        keys.map((key) => key.capturedAt),
        keys.map((key) => key.rankPosition),
      );
      rowWhere.push(`(${CAPTURE_COLUMNS}, rank_position) in (select * from unnest($${n + 1}::text[], $${n + 2}::text[],
        $${n + 3}::text[], $${n + 4}::text[], $${n + 5}::timestamptz[], $${n + 6}::int[]))`);
    }
    return sqlList<RankingRow, RankingDto>(this.source, query, {
      select: 'r.*, g.title, g.developer, g.icon_url',
      from: 'game_rankings r join games g using (bundle_id)',
      where: rowWhere,
      params: rowParams,
      sortColumns: { capturedAt: 'captured_at', rankPosition: 'rank_position', id: 'platform' },
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
    const rows = await this.rowsOf(heads);
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
      yield await this.rowsOf(heads.slice(from, from + EXPORT_CAPTURES));
    }
  }

  /** The rows of some captures, in the order of those captures. */
  private async rowsOf(heads: CaptureHead[]): Promise<RankingDto[]> {
    if (heads.length === 0) return [];
    const rows = await this.source.query<RankingRow[]>(
      `select r.*, g.title, g.developer, g.icon_url
       from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::timestamptz[]) with ordinality
           as head (platform, category, country, ranking_type, captured_at, place)
         join game_rankings r using (${CAPTURE_COLUMNS})
         join games g using (bundle_id)
       where r.captured_at = any($5::timestamptz[])
       order by head.place, r.rank_position`,
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

/** Conditions on columns that captures and their rows share. */
function captureConditions(filter: ListQuery['filter']): Conditions {
  const where: string[] = [];
  const params: unknown[] = [];
  const add = (condition: string, value: unknown) => {
    params.push(value);
    where.push(`${condition} $${params.length}`);
  };
  const platform = filter.platform as Platform | undefined;
  if (platform) add('platform =', platform);
  if (filter.category) {
    const name = String(filter.category);
    const owner = (platform ? [platform] : PLATFORMS).find((p) => CATEGORIES[p].includes(name));
    const category = owner && canonicalCategory(owner, name);
    if (!category) throw invalidField('filter.category', `"${truncate(name, 40)}" is not a category`);
    add('category =', category);
  }
  if (filter.country) {
    const country = String(filter.country).toLowerCase();
    if (!countryCode(country))
      throw invalidField('filter.country', `"${truncate(country, 10)}" is not a country code`);
    add('country =', country);
  }
  if (filter.rankingType) add('ranking_type =', filter.rankingType);
  if (filter.capturedOn) {
    const day = new Date((filter.capturedOn as Date).toISOString().slice(0, 10));
    add('captured_at >=', day);
    add('captured_at <', new Date(day.getTime() + DAY_MS));
  }
  if (filter.updatedSince) add('captured_at >=', filter.updatedSince);
  return { where, params };
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
