import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  mixin,
  type NestInterceptor,
  StreamableFile,
  type Type,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, type Observable, switchMap } from 'rxjs';
import { keepToPrimary } from '../../database/replicas/reader.js';
import { RowChangesRepository } from '../../database/row-changes/row-changes.repository.js';
import { type ListChanges, readChanges, reportChanges } from './list-changes.js';
import { writeCursor } from './list-cursor.js';
import { listAsCsv, listAsNdjson, listAsParquet, openExport } from './list-export.js';
import type { ListPage } from './list-page.js';
import { type ListQuery, type ListSpec, parseListQuery } from './list-query.js';
import { linkTo } from './link-to.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Changes of the requested list, for a page of changes. */
    listChanges?: ListChanges;
  }
}

/** The media type of a Parquet file. */
export const PARQUET = 'application/vnd.apache.parquet';

/** Sends a {@link ListPage} as a page with Content-Range, or streams it as CSV, NDJSON or Parquet. */
export function listInterceptor(spec: ListSpec): Type<NestInterceptor> {
  class ListInterceptor implements NestInterceptor {
    constructor(@Inject(RowChangesRepository) private readonly rowChanges: RowChangesRepository) {}

    intercept(
      context: ExecutionContext,
      next: CallHandler<ListPage<object>>,
    ): Observable<unknown> | Promise<Observable<unknown>> {
      const http = context.switchToHttp();
      const request = http.getRequest<FastifyRequest>();
      const reply = http.getResponse<FastifyReply>();
      const type = exportType(request);
      const query = parseListQuery(request.query as Record<string, unknown>, spec);
      // Clients of changes continue from here, and must not miss rows that a replica has yet to receive.
      if (query.changes || query.filter.updatedSince !== undefined) keepToPrimary();
      if (query.changes && !type) return this.interceptChanges(query, request, reply, next);
      return next
        .handle()
        .pipe(
          switchMap((list) =>
            from(
              type ? answerExport(list, type, spec, reply) : answerPage(list, query, spec, request, reply),
            ),
          ),
        );
    }

    private async interceptChanges(
      query: ListQuery,
      request: FastifyRequest,
      reply: FastifyReply,
      next: CallHandler<ListPage<object>>,
    ): Promise<Observable<unknown>> {
      const changes = await readChanges(this.rowChanges, query, spec, request.principal?.userId);
      request.listChanges = changes;
      linkTo(reply, request.url, changes.cursor, changes.isLast ? 'monitor' : 'next');
      return next.handle().pipe(switchMap((list) => from(reportChanges(list, changes))));
    }
  }
  return mixin(ListInterceptor);
}

const EXPORT_TYPES = { csv: 'text/csv; charset=utf-8', ndjson: 'application/x-ndjson', parquet: PARQUET };
type ExportType = keyof typeof EXPORT_TYPES;

function exportType({ headers: { accept = '' } }: FastifyRequest): ExportType | undefined {
  if (accept.includes('text/csv')) return 'csv';
  if (accept.includes(PARQUET)) return 'parquet';
  return accept.includes('application/x-ndjson') ? 'ndjson' : undefined;
}

async function answerExport(
  list: ListPage<object>,
  type: ExportType,
  spec: ListSpec,
  reply: FastifyReply,
): Promise<StreamableFile> {
  const stream = await openExport(listAs(type, list, spec));
  const extension = type === 'ndjson' ? 'jsonl' : type;
  void reply.header('content-disposition', `attachment; filename="${spec.resource}.${extension}"`);
  return new StreamableFile(stream, { type: EXPORT_TYPES[type] });
}

function listAs(type: ExportType, list: ListPage<object>, spec: ListSpec): AsyncIterable<string | Buffer> {
  if (type === 'parquet') return listAsParquet(list, spec);
  return type === 'csv' ? listAsCsv(list, spec.columns) : listAsNdjson(list);
}

async function answerPage(
  list: ListPage<object>,
  { offset, limit, isCursorPage }: ListQuery,
  spec: ListSpec,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<object[]> {
  const { rows, total } = await list.page();
  if (isCursorPage) {
    const last = rows.length < limit ? undefined : (rows.at(-1) as { id: string });
    if (last) linkTo(reply, request.url, writeCursor(last.id, spec), 'next');
    return rows;
  }
  const last = rows.length > 0 ? offset + rows.length - 1 : offset;
  // An empty page has no last row; react-admin only uses the total.
  const range = rows.length > 0 ? `${offset}-${last}` : '*';
  void reply.header('content-range', `${spec.resource} ${range}/${total}`);
  void reply.header('access-control-expose-headers', 'Content-Range');
  return rows;
}
