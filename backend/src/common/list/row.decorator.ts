import {
  applyDecorators,
  type CallHandler,
  createParamDecorator,
  type ExecutionContext,
  type NestInterceptor,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOkResponse, ApiParam } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { from, type Observable, switchMap } from 'rxjs';
import { notFound } from '../errors/problem.js';
import { Problems } from '../errors/problems.decorator.js';
import type { ListPage } from './list-page.js';
import { type ListQuery, type ListSpec, parseListQuery } from './list-query.js';

/** The list request for the row whose id is in the path of a route with {@link RowOf}. */
export const RowParams = createParamDecorator((spec: ListSpec, context: ExecutionContext): ListQuery => {
  const { id } = context.switchToHttp().getRequest<FastifyRequest>().params as { id: string };
  return parseListQuery({ filter: JSON.stringify({ id }) }, spec);
});

/** Declares a route that returns one row of a list: the handler returns the list of {@link RowParams}. */
export function RowOf<Row>(dto: Type<Row>, missing: string) {
  return applyDecorators(
    ApiParam({ name: 'id', type: String }),
    ApiOkResponse({ type: dto }),
    Problems(404),
    UseInterceptors(new RowInterceptor(missing)),
  );
}

class RowInterceptor implements NestInterceptor {
  constructor(private readonly missing: string) {}

  intercept(_: ExecutionContext, next: CallHandler<ListPage<object>>): Observable<object> {
    return next.handle().pipe(switchMap((list) => from(this.readRow(list))));
  }

  private async readRow(list: ListPage<object>): Promise<object> {
    const { rows } = await list.page();
    if (!rows[0]) throw notFound(this.missing);
    return rows[0];
  }
}
