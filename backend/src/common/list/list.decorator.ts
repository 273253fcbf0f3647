import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtraModels, ApiQuery, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { type FilterKind, type ListQuery, type ListSpec, parseListQuery, sortFields } from './list-query.js';
import { ListInterceptor } from './list.interceptor.js';

/** The checked list request of a route that carries {@link ListOf}. */
export const ListParams = createParamDecorator((spec: ListSpec, context: ExecutionContext): ListQuery => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return parseListQuery(request.query as Record<string, unknown>, spec);
});

/** Declares a list route: documents the dialect and writes Content-Range, CSV or NDJSON. */
export function ListOf<Row>(dto: Type<Row>, spec: ListSpec<keyof Row & string>) {
  const filters = Object.entries(spec.filter).map(([name, kind]) => `\`${name}\` (${describeKind(kind)})`);
  const rows = { type: 'array', items: { $ref: getSchemaPath(dto) } };
  return applyDecorators(
    ApiExtraModels(dto),
    ApiQuery({
      name: 'sort',
      required: false,
      schema: { type: 'string' },
      example: JSON.stringify([spec.sort[0], spec.defaultOrder ?? 'ASC']),
      description: `JSON \`[field, "ASC"|"DESC"]\`. Fields: ${sortFields(spec).join(', ')}.`,
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
      description: `JSON object. Fields: ${['`id` (one or several; unknown ones are skipped)', ...filters].join(', ')}.`,
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

function describeKind(kind: FilterKind): string {
  if (kind === 'search') return 'text to look for';
  if (kind === 'date') return 'ISO date or time';
  if (kind === 'until') return 'ISO date or time, inclusive';
  if (kind === 'boolean') return 'true or false';
  if (kind === 'number') return 'number';
  if (kind === 'uuid') return 'one or several UUIDs';
  return kind === 'text' ? 'one or several texts' : `one or several of ${kind.join(', ')}`;
}
