import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtraModels, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type ListQuery, type ListSpec, parseListQuery } from './list-query.js';
import { ListInterceptor } from './list.interceptor.js';

/** The checked list request of a route that carries {@link ListOf}. */
export const ListParams = createParamDecorator((spec: ListSpec, context: ExecutionContext): ListQuery => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return parseListQuery(request.query as Record<string, unknown>, spec);
});

/** Declares a list route: documents the dialect and writes Content-Range, CSV or NDJSON. */
export function ListOf<Row>(dto: Type<Row>, spec: ListSpec<keyof Row & string>) {
  const filters = Object.keys(spec.filter).join(', ');
  const rows = { type: 'array', items: { $ref: getSchemaPath(dto) } };
  return applyDecorators(
    ApiExtraModels(dto),
    ApiQuery({
      name: 'sort',
      required: false,
      schema: { type: 'string' },
      example: JSON.stringify([spec.sort[0], spec.defaultOrder ?? 'ASC']),
      description: `JSON \`[field, "ASC"|"DESC"]\`. Fields: ${spec.sort.join(', ')}.`,
    }),
    ApiQuery({
      name: 'range',
      required: false,
      schema: { type: 'string' },
      example: '[0,24]',
      description: 'JSON `[first, last]`, counted from 0, at most 1,000 rows.',
    }),
    ApiQuery({
      name: 'filter',
      required: false,
      schema: { type: 'string' },
      example: '{}',
      description: `JSON object. Fields: ${filters}.`,
    }),
    ApiResponse({
      status: 200,
      description:
        'The rows. With `Accept: text/csv` or `application/x-ndjson` the whole filtered list is streamed.',
      headers: {
        'Content-Range': {
          description: `\`${spec.resource} first-last/total\``,
          schema: { type: 'string' },
        },
      },
      content: {
        'application/json': { schema: rows },
        'text/csv': { schema: { type: 'string' } },
        'application/x-ndjson': { schema: { type: 'string' } },
      } as never,
    }),
    UseInterceptors(new ListInterceptor(spec)),
  );
}
