import { isUUID } from 'class-validator';
import { badRequest } from '../errors/problem.js';
import { hasUnstorableText } from '../errors/safe-json.js';

/** The list that a cursor belongs to. */
interface List {
  resource: string;
  /** What its ids look like. */
  id?: 'uuid' | 'text';
}

/** The place behind a row in the order of ids, as text for addresses. It stays good; rows may come and go. */
export const writeCursor = (id: string, { resource }: List): string =>
  Buffer.from(JSON.stringify([resource, id])).toString('base64url');

/** @throws ProblemException 400 `invalid_cursor` for what is no cursor of this list */
export function readCursor(text: unknown, { resource, id: kind = 'uuid' }: List): string {
  const [list, id] = decode(text);
  const isId = typeof id === 'string' && (kind === 'uuid' ? isUUID(id) : !hasUnstorableText(id));
  if (list !== resource || !isId) {
    const detail = `after: is no cursor of this list (${resource}); take it from the Link header of the page before, or leave it out to begin`;
    throw badRequest(detail, { after: detail.slice('after: '.length) }, 'invalid_cursor');
  }
  return id;
}

function decode(text: unknown): unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(String(text), 'base64url').toString());
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
