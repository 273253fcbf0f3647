import { isUUID } from 'class-validator';
import { DAY_MS } from '../time/clock.js';
import type { ChangePosition } from '../../database/row-changes/row-changes.repository.js';
import { hasUnstorableText } from '../errors/safe-json.js';
import { invalidField } from '../errors/problem.js';
import type { ColumnType } from '../tabular/parquet.js';
import { truncate } from '../text/truncate.js';
import { readCursor } from './list-cursor.js';

export const MAX_RANGE = 1_000;
const DEFAULT_PAGE = 25;
const DEFAULT_CURSOR_PAGE = 100;
export const MAX_FILTER_TEXT = 500;

/**
 * Type of a filter field. Texts, UUIDs and enum values accept one or several values, any of which matches. `until` is
 * the exclusive end of a period; a day includes the whole day.
 */
export type FilterKind =
  'search' | 'text' | 'uuid' | 'date' | 'until' | 'boolean' | 'number' | readonly string[];

/**
 * How a list can be sorted and filtered; the first sort field is the default. Every list also supports `id`:
 * react-admin sorts by it unless told otherwise, and fetches rows by it.
 */
export interface ListSpec<Column extends string = string> {
  /** Resource name used in Content-Range. */
  resource: string;
  /** Columns of a CSV export in order, also without rows. */
  columns: readonly Column[];
  /** Column types of a Parquet export; others are text, or JSON when nested. */
  types?: Partial<Record<Exclude<ColumnType, 'text'>, readonly Column[]>>;
  /** Format of ids. */
  id?: 'uuid' | 'text';
  sort: readonly string[];
  defaultOrder?: 'ASC' | 'DESC';
  filter: Readonly<Record<string, FilterKind>>;
  /** Changes are recorded in `row_changes`; cursor pages of `updatedSince` return them, including deletions. */
  followed?: true;
}

export type FilterValue = string | boolean | number | Date | string[];

/** A validated list request: `limit` rows from `offset`. */
export interface ListQuery {
  sort: string;
  order: 'ASC' | 'DESC';
  offset: number;
  limit: number;
  filter: Partial<Record<string, FilterValue>>;
  /** A cursor page: rows after `filter.after` in the order of ids, without a total. */
  isCursorPage?: true;
  /** A page of changes after this position or since this time, in their order. */
  changes?: { position?: ChangePosition; since?: Date };
}

/**
 * Parses `sort`, `range` and `filter` of the ra-data-simple-rest dialect.
 * @throws ProblemException 400 naming the parameter or the filter field.
 */
export function parseListQuery(query: Record<string, unknown>, spec: ListSpec): ListQuery {
  if (query.after !== undefined || query.limit !== undefined) return parseCursorQuery(query, spec);
  const [sort, order] = parseSort(query.sort, spec);
  const [offset, limit] = parseRange(query.range);
  return { sort, order, offset, limit, filter: parseFilter(query.filter, spec) };
}

function parseCursorQuery({ after, limit, ...query }: Record<string, unknown>, spec: ListSpec): ListQuery {
  for (const name of ['sort', 'range']) {
    if (query[name] !== undefined)
      throw invalidField(
        name,
        'cannot be used with after or limit, which return rows in the order of their ids',
      );
  }
  const filter = parseFilter(query.filter, spec);
  const page = { sort: 'id', order: 'ASC', offset: 0, limit: parseLimit(limit), isCursorPage: true } as const;
  const position = after === undefined || after === '' ? undefined : readCursor(after, spec);
  if (typeof position === 'string') return { ...page, filter: { ...filter, after: position } };
  const { updatedSince: since, ...others } = filter;
  if (!position && !(spec.followed && since instanceof Date)) return { ...page, filter };
  return { ...page, filter: others, changes: { position, since: since as Date | undefined } };
}

function parseLimit(raw: unknown): number {
  if (raw === undefined || raw === '') return DEFAULT_CURSOR_PAGE;
  const limit = typeof raw === 'string' && /^\d{1,4}$/.test(raw) ? Number(raw) : 0;
  if (limit < 1 || limit > MAX_RANGE)
    throw invalidField('limit', `must be a whole number from 1 to ${MAX_RANGE}`);
  return limit;
}

export const sortFields = (spec: ListSpec): string[] => [...new Set([...spec.sort, 'id'])];

function parseSort(raw: unknown, spec: ListSpec): [string, 'ASC' | 'DESC'] {
  const fallback = spec.sort[0] ?? 'id';
  if (raw === undefined || raw === '') return [fallback, spec.defaultOrder ?? 'ASC'];
  const value = parseJson('sort', raw);
  if (!Array.isArray(value) || value.length !== 2 || value.some((part) => typeof part !== 'string')) {
    throw invalidField('sort', 'must look like ["name","ASC"]');
  }
  const [field, order] = value as [string, string];
  const fields = sortFields(spec);
  if (!fields.includes(field)) {
    throw invalidField('sort', `cannot sort by "${truncate(field, 40)}"; use one of ${fields.join(', ')}`);
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
  if (from > 2_000_000_000) throw invalidField('range', 'starts too far into the list');
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
    if (name === 'id' || name === 'ids') {
      if (entry !== null && entry !== '') filter.id = readIds(entry, spec);
      continue;
    }
    const kind = Object.hasOwn(spec.filter, name) ? spec.filter[name] : undefined;
    if (kind === undefined) {
      const known = ['id', ...Object.keys(spec.filter)].join(', ');
      throw invalidField(`filter.${truncate(name, 40)}`, `is not a filter of this list; use ${known}`);
    }
    if (entry === null || entry === '') continue;
    filter[name] = checkValue(`filter.${name}`, entry, kind);
  }
  return filter;
}

/** Rows may have been deleted since, so invalid ids are skipped like unknown ones. */
function readIds(value: unknown, { id = 'uuid' }: ListSpec): string[] {
  return parseList('filter.id', value)
    .map((entry) => {
      if (typeof entry !== 'string' && typeof entry !== 'number') {
        throw invalidField('filter.id', 'must be an id or a list of ids');
      }
      return String(entry);
    })
    .filter((text) => (id === 'uuid' ? isUUID(text) : isStorable(text)));
}

function checkValue(field: string, value: unknown, kind: FilterKind): FilterValue {
  if (kind === 'boolean') {
    if (typeof value !== 'boolean') throw invalidField(field, 'must be true or false');
    return value;
  }
  if (kind === 'number') {
    if (typeof value !== 'number' || value < 0) throw invalidField(field, 'must be a number from 0 upwards');
    return value;
  }
  if (kind === 'search') return checkText(field, value);
  if (kind === 'date') return checkDate(field, checkText(field, value));
  if (kind === 'until') return checkEnd(field, checkText(field, value));
  return parseList(field, value).map((entry) => {
    const text = checkText(field, entry);
    if (kind === 'uuid' && !isUUID(text)) throw invalidField(field, 'must be a UUID');
    if (Array.isArray(kind) && !kind.includes(text)) {
      throw invalidField(field, `must be one of ${kind.join(', ')}`);
    }
    return text;
  });
}

function parseList(field: string, value: unknown): unknown[] {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  if (list.length > MAX_RANGE) throw invalidField(field, `may hold at most ${MAX_RANGE} values`);
  return list;
}

function checkText(field: string, value: unknown): string {
  if (typeof value !== 'string' || !isStorable(value)) {
    throw invalidField(field, `must be a text of at most ${MAX_FILTER_TEXT} characters`);
  }
  return value;
}

const isStorable = (text: string): boolean => text.length <= MAX_FILTER_TEXT && !hasUnstorableText(text);

/** Reads an ISO date or date-time between the years 1970 and 9999; without a zone it is UTC, not the server's zone. */
export function checkDate(field: string, text: string): Date {
  const [matched, time, zone] = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:?\d{2})?)?$/.exec(text) ?? [];
  const date = matched ? new Date(time && !zone ? `${text}Z` : text) : undefined;
  if (!date || Number.isNaN(date.getTime()) || date.getTime() < 0) {
    throw invalidField(field, 'must be an ISO date such as 2026-07-01');
  }
  return date;
}

/** First moment after a period with this end. */
function checkEnd(field: string, text: string): Date {
  const end = checkDate(field, text).getTime();
  return new Date(text.includes('T') ? end + 1 : end + DAY_MS);
}

function parseJson(name: string, raw: unknown): unknown {
  if (typeof raw !== 'string') throw invalidField(name, 'must be sent only once');
  try {
    return JSON.parse(raw);
  } catch {
    throw invalidField(name, 'is not valid JSON');
  }
}
