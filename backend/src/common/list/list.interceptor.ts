import {
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
  StreamableFile,
} from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { from, type Observable, switchMap } from 'rxjs';
import { listAsCsv, listAsNdjson } from './list-export.js';
import type { ListPage } from './list-page.js';
import { linkNext } from './link-next.js';
import { writeCursor } from './list-cursor.js';
import { type ListSpec, parseListQuery } from './list-query.js';

/** Answers a {@link ListPage} as a page with Content-Range, or streams it whole as CSV or NDJSON. */
export class ListInterceptor implements NestInterceptor {
  constructor(private readonly spec: ListSpec) {}

  intercept(context: ExecutionContext, next: CallHandler<ListPage<object>>): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    return next.handle().pipe(switchMap((list) => from(this.answer(list, request, reply))));
  }

  private async answer(
    list: ListPage<object>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const accept = request.headers.accept ?? '';
    if (accept.includes('text/csv')) {
      return this.stream(listAsCsv(list, this.spec.columns), 'text/csv; charset=utf-8', 'csv', reply);
    }
    if (accept.includes('application/x-ndjson'))
      return this.stream(listAsNdjson(list), 'application/x-ndjson', 'jsonl', reply);
    const { offset, limit, isCursorPage } = parseListQuery(
      request.query as Record<string, unknown>,
      this.spec,
    );
    const { rows, total } = await list.page();
    if (isCursorPage) {
      const last = rows.length < limit ? undefined : (rows.at(-1) as { id: string });
      if (last) linkNext(reply, request.url, writeCursor(last.id, this.spec));
      return rows;
    }
    const last = rows.length > 0 ? offset + rows.length - 1 : offset;
    // An empty page has no last row; react-admin only reads the total.
    const range = rows.length > 0 ? `${offset}-${last}` : '*';
    void reply.header('content-range', `${this.spec.resource} ${range}/${total}`);
    void reply.header('access-control-expose-headers', 'Content-Range');
    return rows;
  }

  private stream(
    lines: AsyncIterable<string>,
    type: string,
    extension: string,
    reply: FastifyReply,
  ): StreamableFile {
    void reply.header('content-disposition', `attachment; filename="${this.spec.resource}.${extension}"`);
    return new StreamableFile(Readable.from(lines), { type });
  }
}
