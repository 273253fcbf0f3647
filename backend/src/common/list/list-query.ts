import { isUUID } from 'class-validator';
import { hasUnstorableText } from '../errors/safe-json.js';
import { invalidField } from '../errors/problem.js';
import { truncate } from '../truncate.js';

export const MAX_RANGE = 1_000;
const DEFAULT_PAGE = 25;
const MAX_FILTER_TEXT = 500;

/** What a filter field takes. `ids` are lists of row ids, everything else is a single value. */
export type FilterKind =
  'text' | 'uuid' | 'date' | 'boolean' | 'integer' | 'texts' | 'uuids' | readonly string[];

/** What one list can be sorted and filtered by; the first sort field is its default. */
export interface ListSpec<Column extends string = string> {
  /** Resource name used in Content-Range. */
  resource: string;
  /** Fields of a row in the order of a CSV export, which has them even when there are no rows. */
  columns: readonly Column[];
  sort: readonly string[];
  defaultOrder?: 'ASC' | 'DESC';
  filter: Readonly<Record<string, FilterKind>>;
}

export type FilterValue = string | number | boolean | Date | string[];

/** A checked list request: `limit` rows from `offset`. */
export interface ListQuery {
  sort: string;
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
  filter: Partial<Record<string, FilterValue>>;
}

/**
 * Reads `sort`, `range` and `filter` of the ra-data-simple-rest dialect.
 * @throws ProblemException 400 naming the parameter or the filter field.
 */
export function parseListQuery(query: Record<string, unknown>, spec: ListSpec): ListQuery {
  const [sort, order] = parseSort(query.sort, spec);
  const [offset, limit] = parseRange(query.range);
  return { sort, order, offset, limit, filter: parseFilter(query.filter, spec) };
}

function parseSort(raw: unknown, spec: ListSpec): [string, 'ASC' | 'DESC'] {
  const fallback = spec.sort[0] ?? 'id';
  if (raw === undefined || raw === '') return [fallback, spec.defaultOrder ?? 'ASC'];
  const value = parseJson('sort', raw);
  if (!Array.isArray(value) || value.length !== 2 || value.some((part) => typeof part !== 'string')) {
    throw invalidField('sort', 'must look like ["name","ASC"]');
  }
  const [field, order] = value as [string, string];
  if (!spec.sort.includes(field)) {
    throw invalidField('sort', `cannot sort by "${truncate(field, 40)}"; use one of ${spec.sort.join(', ')}`);
  }
  const upper = order.toUpperCase();
  if (upper !== 'ASC' && upper !== 'DESC') throw invalidField('sort', 'order must be ASC or DESC');
  return [field, upper];
}

function parseRange(raw: unknown): [offset: number, limit: number] {
  if (raw === undefined || raw === '') return [0, DEFAULT_PAGE];
  const value = parseJson('range', raw);
  if (!Array.isArray(value) || value.length !== 2 || value.some((n) => !Number.isSafeInteger(n) || n < 0)) {
    throw invalidField('range', 'must look like [0,24]');
  }
  const [from, to] = value as [number, number];
  if (to < from) throw invalidField('range', 'must not end before it starts');
  if (to - from + 1 > MAX_RANGE) throw invalidField('range', `may span at most ${MAX_RANGE} rows`);
  if (from > 2_000_000_000) throw invalidField('range', 'starts too far');
  return [from, to - from + 1];
}

function parseFilter(raw: unknown, spec: ListSpec): ListQuery['filter'] {
  if (raw === undefined || raw === '') return {};
  const value = parseJson('filter', raw);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalidField('filter', 'must be a JSON object');
  }
  const filter: ListQuery['filter'] = {};
  for (const [name, entry] of Object.entries(value)) {
    // react-admin says `id` for getMany, older clients `ids`.
    const field = name === 'ids' && !('ids' in spec.filter) ? 'id' : name;
    const kind = Object.hasOwn(spec.filter, field) ? spec.filter[field] : undefined;
    if (kind === undefined) {
      const known = Object.keys(spec.filter).join(', ');
      throw invalidField(`filter.${truncate(name, 40)}`, `is not a filter of this list; use ${known}`);
    }
    if (entry === null || entry === '') continue;
    filter[field] = checkValue(`filter.${field}`, entry, kind);
  }
  return filter;
}

function checkValue(field: string, value: unknown, kind: FilterKind): FilterValue {
  if (kind === 'texts' || kind === 'uuids') {
    const list = Array.isArray(value) ? value : [value];
    if (list.length > MAX_RANGE) throw invalidField(field, `may hold at most ${MAX_RANGE} values`);
    return list.map((item) => checkText(field, item, kind === 'uuids'));
  }
  if (kind === 'boolean') {
    if (typeof value !== 'boolean') throw invalidField(field, 'must be true or false');
    return value;
  }
  if (kind === 'integer') {
    if (!Number.isSafeInteger(value) || Math.abs(value as number) > 2_147_483_647) {
      throw invalidField(field, 'must be a whole number');
    }
    return value as number;
  }
  const text = checkText(field, value, kind === 'uuid');
  if (kind === 'date') return checkDate(field, text);
  if (Array.isArray(kind) && !kind.includes(text)) {
    throw invalidField(field, `must be one of ${kind.join(', ')}`);
  }
  return text;
}

function checkText(field: string, value: unknown, uuid: boolean): string {
  if (typeof value !== 'string' || value.length > MAX_FILTER_TEXT || hasUnstorableText(value)) {
    throw invalidField(field, `must be a text of at most ${MAX_FILTER_TEXT} characters`);
  }
  if (uuid && !isUUID(value)) throw invalidField(field, 'must be a UUID');
  return value;
}

/** Reads an ISO date or date-time between the years 1970 and 9999. */
export function checkDate(field: string, text: string): Date {
  const date = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.test(text) ? new Date(text) : undefined;
  if (!date || Number.isNaN(date.getTime()) || date.getTime() < 0) {
    throw invalidField(field, 'must be an ISO date such as 2026-07-01');
  }
  return date;
}

function parseJson(name: string, raw: unknown): unknown {
  if (typeof raw !== 'string') throw invalidField(name, 'may be given once');
  try {
    return JSON.parse(raw);
  } catch {
    throw invalidField(name, 'is not valid JSON');
  }
}
