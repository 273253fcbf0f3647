import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ReadDatabase } from '../../database/replicas/read-database.js';
import { contains, equalTo, type FilterConditions, matchAny, since } from '../../common/list/list-filters.js';
import { type ListPage, mapList } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import { isThin, THIN_SHARE } from '../../market-events/advance-chart.rules.js';
import { isDayOnly } from '../captures/day-only.js';
import { matchBehind } from '../history/match-behind.js';
import { captureKeyId, parseCaptureId, type RankingKey } from '../charts/ranking-id.js';
import type { CaptureDto, ChartImportDto, ChartRemovalDto } from './capture-log.dto.js';
import { ChartImport } from './chart-import.entity.js';

const KEY = ['platform', 'category', 'country', 'ranking_type', 'captured_at'];

const PREVIOUS = `(select b.row_count from chart_captures b
  where (b.platform, b.category, b.country, b.ranking_type) = (c.platform, c.category, c.country, c.ranking_type)
    and b.captured_at < c.captured_at and b.sample = c.sample
  order by b.captured_at desc limit 1)`;

const KIND = `case when c.sample then 'sample' when c.source = 'import' then 'import' else 'refresh' end`;

const CAPTURE_FILTERS: FilterConditions = {
  id: {
    sql: (n) => `(${KEY.map((column) => `c.${column}`).join(', ')}) in (
      select * from jsonb_to_recordset(${n}::jsonb) as k (platform text, category text, country text,
        "rankingType" text, "capturedAt" timestamptz))`,
    value: (ids) => JSON.stringify((ids as string[]).map(parseCaptureId).filter((key) => key !== undefined)),
  },
  after: matchBehind(
    KEY.map((column) => `c.${column}`),
    parseCaptureId,
  ),
  platform: matchAny('c.platform'),
  country: matchAny('c.country'),
  category: matchAny('c.category'),
  rankingType: matchAny('c.ranking_type'),
  kind: matchAny(`(${KIND})`),
  source: matchAny('c.source'),
  importId: matchAny('c.import_id'),
  jobId: matchAny('c.job_id'),
  thin: { sql: (n) => `coalesce(c.row_count <= ${PREVIOUS} * ${THIN_SHARE}, false) = ${n}` },
  capturedFrom: since('c.captured_at'),
  capturedTo: { sql: (n) => `c.captured_at < ${n}` },
};

const CAPTURE_FIELDS = `c.platform, c.country, c.category, c.ranking_type as "rankingType",
  c.captured_at as "capturedAt", c.row_count as "rowCount", ${PREVIOUS} as "previousRowCount", ${KIND} as kind,
  c.source, c.derived, c.import_id as "importId", i.file_name as "fileName",
  coalesce(c.job_id, i.job_id) as "jobId", coalesce(p.display_name, p.email) as "createdByName",
  coalesce((j.params ->> 'scheduled')::boolean, false) as scheduled, c.updated_at as "updatedAt"`;
const CAPTURE_ROWS = `chart_captures c left join chart_imports i on i.id = c.import_id
  left join jobs j on j.id = coalesce(c.job_id, i.job_id) left join profiles p on p.id = j.created_by`;

interface CaptureRow extends Omit<CaptureDto, 'id' | 'dayOnly' | 'thin'> {
  id?: never;
}

const toCaptureDto = (row: CaptureRow): CaptureDto => ({
  ...row,
  id: captureKeyId(row),
  dayOnly: isDayOnly(row.capturedAt),
  thin: isThin(row.rowCount, row.previousRowCount),
});

const IMPORT_FIELDS = `i.id, i.file_name as "fileName", i.job_id as "jobId",
  coalesce(p.display_name, p.email) as "createdByName", i.created_at as "createdAt", i.row_count as "rowCount",
  i.chart_count as "chartCount",
  (select count(*)::int from chart_captures c where c.import_id = i.id) as "captureCount",
  (select r.id from chart_removals r where r.import_id = i.id order by removed_at desc limit 1) as "removalId"`;
const IMPORT_ROWS = `chart_imports i left join jobs j on j.id = i.job_id left join profiles p on p.id = j.created_by`;

const REMOVAL_FIELDS = `r.id, r.label, r.import_id as "importId", r.chart_count as "chartCount",
  r.row_count as "rowCount", coalesce(p.display_name, p.email) as "removedByName", r.removed_at as "removedAt",
  r.purge_at as "purgeAt"`;
const REMOVAL_ROWS = `chart_removals r left join profiles p on p.id = r.removed_by`;

/** Reads captures, imports and removals. */
@Injectable()
export class CaptureLogRepository {
  constructor(private readonly reads: ReadDatabase) {}

  listCaptures(query: ListQuery): ListPage<CaptureDto> {
    return mapList(
      sqlList<CaptureRow>(this.reads, query, {
        select: CAPTURE_FIELDS,
        from: CAPTURE_ROWS,
        filters: CAPTURE_FILTERS,
        id: 'c.platform',
        tieBreaker: KEY.map((column) => `c.${column} ${query.order}`).join(', '),
      }),
      (rows) => rows.map(toCaptureDto),
    );
  }

  listImports(query: ListQuery): ListPage<ChartImportDto> {
    return sqlList<ChartImportDto>(this.reads, query, {
      select: IMPORT_FIELDS,
      from: IMPORT_ROWS,
      filters: { q: contains('i.file_name') },
      id: 'i.id',
    });
  }

  listRemovals(query: ListQuery): ListPage<ChartRemovalDto> {
    return sqlList<ChartRemovalDto>(this.reads, query, {
      select: REMOVAL_FIELDS,
      from: REMOVAL_ROWS,
      filters: { importId: equalTo('r.import_id') },
      id: 'r.id',
    });
  }

  async insertImport(
    row: Pick<ChartImport, 'id' | 'fileName' | 'jobId' | 'rowCount' | 'chartCount'>,
    manager: EntityManager,
  ): Promise<void> {
    await manager.insert(ChartImport, row);
  }

  async findCapture(
    key: Omit<RankingKey, 'rankPosition'>,
    manager: EntityManager,
  ): Promise<CaptureDto | undefined> {
    const [row] = await manager.query<CaptureRow[]>(
      `select ${CAPTURE_FIELDS} from ${CAPTURE_ROWS}
       where (${KEY.map((column) => `c.${column}`).join(', ')}) = ($1, $2, $3, $4, $5)`,
      [key.platform, key.category, key.country, key.rankingType, key.capturedAt],
    );
    return row && toCaptureDto(row);
  }

  findImport(id: string, manager: EntityManager): Promise<ChartImport | null> {
    return manager.findOneBy(ChartImport, { id });
  }

  async findRemoval(id: string, manager: EntityManager): Promise<ChartRemovalDto | undefined> {
    const [row] = await manager.query<ChartRemovalDto[]>(
      `select ${REMOVAL_FIELDS} from ${REMOVAL_ROWS} where r.id = $1`,
      [id],
    );
    return row;
  }
}
