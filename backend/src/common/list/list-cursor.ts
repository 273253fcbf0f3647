import { isUUID } from 'class-validator';
import type { ChangePosition } from '../../database/row-changes/row-changes.repository.js';
import { badRequest, type ProblemException } from '../errors/problem.js';
import { hasUnstorableText } from '../errors/safe-json.js';

interface List {
  resource: string;
  /** Format of its ids. */
  id?: 'uuid' | 'text';
  followed?: true;
}

/** Cursor after a row in the order of ids; stays valid while rows come and go. */
export const writeCursor = (id: string, { resource }: List): string => encode([resource, id]);

/** Cursor after a change in the order of changes; valid until a backup is restored. */
export const writeChangeCursor = (
  { rowId, transactionId, log }: ChangePosition,
  { resource }: List,
): string => encode([resource, rowId, transactionId, log]);

/** @throws ProblemException 400 `invalid_cursor` when it is not a cursor of this list */
export function readCursor(text: unknown, list: List): string | ChangePosition {
  const [resource, id, transactionId, log] = decode(text);
  if (resource === list.resource && typeof id === 'string') {
    if (transactionId === undefined && isId(id, list)) return id;
    if (list.followed && isWholeNumber(transactionId) && typeof log === 'string' && !hasUnstorableText(id))
      return { rowId: id, transactionId, log };
  }
  throw invalidCursor(
    `is not a valid cursor for this list (${list.resource}). Take it from the previous page’s Link header, or omit it to start over`,
  );
}

export const invalidCursor = (text: string): ProblemException =>
  badRequest(`after: ${text}`, { after: text }, 'invalid_cursor');

const isId = (id: string, { id: kind = 'uuid' }: List): boolean =>
  kind === 'uuid' ? isUUID(id) : !hasUnstorableText(id);

const isWholeNumber = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,18}$/.test(value);

const encode = (parts: string[]): string => Buffer.from(JSON.stringify(parts)).toString('base64url');

function decode(text: unknown): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(String(text), 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
