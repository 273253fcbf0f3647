import {
  applyDecorators,
  createParamDecorator,
  type ExecutionContext,
  type Type,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExtraModels, ApiQuery, type ApiQueryOptions, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type FilterKind,
  type ListQuery,
  type ListSpec,
  MAX_FILTER_TEXT,
  MAX_RANGE,
  parseListQuery,
  sortFields,
} from './list-query.js';
import { chooseChanged } from './list-changes.js';
import { listInterceptor, PARQUET } from './list.interceptor.js';

/** The validated list request of a route with {@link ListOf}. */
export const ListParams = createParamDecorator((spec: ListSpec, context: ExecutionContext): ListQuery => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const query = parseListQuery(request.query as Record<string, unknown>, spec);
  if (request.listChanges) return chooseChanged(query, request.listChanges);
  const { changes, ...plain } = query;
  return changes?.since ? { ...plain, filter: { ...plain.filter, updatedSince: changes.since } } : plain;
});

/** Declares a list route: documents the dialect, and writes Content-Range, CSV, NDJSON or Parquet. */
export function ListOf<Row>(dto: Type<Row>, spec: ListSpec<keyof Row & string>) {
  const rows = { type: 'array', maxItems: MAX_RANGE, items: { $ref: getSchemaPath(dto) } };
  return applyDecorators(
    ApiExtraModels(dto),
    ApiQuery(
      jsonQuery('sort', 'Field and direction; ties are decided by the id.', {
        type: 'array',
        prefixItems: [
          { type: 'string', enum: sortFields(spec) },
          { type: 'string', enum: ['ASC', 'DESC'] },
        ],
        items: { type: 'string' },
        minItems: 2,
        maxItems: 2,
        example: [spec.sort[0], spec.defaultOrder ?? 'ASC'],
      }),
    ),
    ApiQuery(
      jsonQuery('range', 'First and last row, counted from 0, at most 1,000 rows.', {
        type: 'array',
        items: { type: 'integer', minimum: 0 },
        minItems: 2,
        maxItems: 2,
        example: [0, 24],
      }),
    ),
    ApiQuery(jsonQuery('filter', 'Rows that meet all of these.', describeFilter(spec))),
    ApiQuery({
      name: 'after',
      required: false,
      schema: { type: 'string' },
      description:
        'Cursor of the page before, from its `Link` header. Pages behind cursors neither miss nor repeat a row that stays; their rows come in the order of their ids.',
    }),
    ApiQuery({
      name: 'limit',
      required: false,
      schema: { type: 'integer', minimum: 1, maximum: MAX_RANGE, default: 100 },
      description: 'Rows of a page behind a cursor; given alone, the first such page.',
    }),
    ApiResponse({
      status: 200,
      description: `The rows. With \`Accept: text/csv\`, \`application/x-ndjson\` or \`application/vnd.apache.parquet\` the whole filtered list is streamed.${spec.followed ? FOLLOWED : ''}`,
      headers: describeHeaders(spec),
      content: {
        'application/json': { schema: rows },
        'text/csv': { schema: { type: 'string' } },
        'application/x-ndjson': { schema: { type: 'string' } },
        [PARQUET]: { schema: { type: 'string', format: 'binary' } },
      } as never,
    }),
    UseInterceptors(listInterceptor(spec)),
  );
}

const describeHeaders = ({ resource, followed }: ListSpec) => ({
  'Content-Range': {
    description: `\`${resource} first-last/total\``,
    schema: { type: 'string' },
  },
  Link: {
    description: `\`rel="next"\` while more rows follow a cursor${followed ? '; `rel="monitor"` where to ask later what changed meanwhile' : ''}`,
    schema: { type: 'string' },
  },
});

const FOLLOWED =
  ' With `limit` and the filter `updatedSince` the rows come in the order of their changes; a row that is gone comes as `{"id", "deletedAt"}` alone.';

/** Documents a parameter with a JSON value. */
const jsonQuery = (name: string, description: string, schema: object) =>
  ({
    name,
    required: false,
    description,
    content: { 'application/json': { schema } },
  }) as unknown as ApiQueryOptions;

function describeFilter(spec: ListSpec) {
  const fields = Object.entries(spec.filter).map(([name, kind]) => [name, describeKind(kind)] as const);
  return {
    type: 'object',
    additionalProperties: false,
    properties: {
      id: filterSchema('FilterIds'),
      ...Object.fromEntries(fields),
    },
    example: {},
  };
}

const TEXT = { type: 'string', maxLength: MAX_FILTER_TEXT };
const oneOrMany = (schema: object) => ({
  oneOf: [schema, { type: 'array', items: schema, maxItems: MAX_RANGE }],
});

/** Filter schemas shared by many lists, as components of the document. */
export const FILTER_SCHEMAS = {
  FilterTexts: { ...oneOrMany(TEXT), description: 'A text, or several of which one must match.' },
  FilterUuids: {
    ...oneOrMany({ type: 'string', format: 'uuid' }),
    description: 'An id, or several of which one must match.',
  },
  FilterIds: { ...oneOrMany(TEXT), description: 'Ids; unknown ones are skipped.' },
  FilterDate: { ...TEXT, description: 'ISO date or time.' },
} as const;

const filterSchema = (name: keyof typeof FILTER_SCHEMAS) => ({ $ref: `#/components/schemas/${name}` });

function describeKind(kind: FilterKind): object {
  if (kind === 'search') return { ...TEXT, description: 'Text to look for.' };
  if (kind === 'date') return filterSchema('FilterDate');
  if (kind === 'until') return { ...TEXT, description: 'ISO date or time, inclusive.' };
  if (kind === 'boolean') return { type: 'boolean' };
  if (kind === 'number') return { type: 'number', minimum: 0 };
  if (kind === 'uuid') return filterSchema('FilterUuids');
  if (kind === 'text') return filterSchema('FilterTexts');
  return oneOrMany({ type: 'string', enum: kind });
}
