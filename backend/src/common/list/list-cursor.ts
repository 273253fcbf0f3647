import { isUUID } from 'class-validator';
import { badRequest } from '../errors/problem.js';
import { hasUnstorableText } from '../errors/safe-json.js';
import type { ListSpec } from './list-query.js';

/** The place behind a row in the order of ids, as text for addresses. It stays good; rows may come and go. */
export const writeCursor = (id: string, { resource }: Pick<ListSpec, 'resource'>): string =>
  Buffer.from(JSON.stringify([resource, id])).toString('base64url');

/** @throws ProblemException 400 `invalid_cursor` for what is no cursor of this list */
export function readCursor(text: unknown, { resource, id: kind = 'uuid' }: ListSpec): string {
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
