import { badRequest } from './problem.js';

const MAX_DEPTH = 64;
/** More than any operation accepts; checking longer lists would block other requests. */
const MAX_ENTRIES = 5_000;

/**
 * Whether the text contains a NUL, which PostgreSQL cannot store, or a lone surrogate, which is invalid in UTF-8.
 */
export function hasUnstorableText(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}

/** Removes NULs and replaces lone surrogates by U+FFFD, for texts that are shown but not stored. */
export function removeUnstorableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}

/**
 * Refuses JSON with too deep nesting, too long lists, unstorable text, or keys that reach a prototype. Uses its own
 * stack, so that depth cannot exhaust the call stack.
 */
export function assertSafeJson(value: unknown): void {
  const stack: { value: unknown; depth: number; path: string }[] = [{ value, depth: 0, path: '' }];
  for (let entry = stack.pop(); entry; entry = stack.pop()) {
    const { value: current, depth, path } = entry;
    if (typeof current === 'string') {
      if (hasUnstorableText(current)) throw refuse(path, UNSTORABLE);
    } else if (typeof current === 'object' && current !== null) {
      if (depth >= MAX_DEPTH) throw badRequest(`The body is nested deeper than ${MAX_DEPTH} levels.`);
      const entries = Object.entries(current);
      if (entries.length > MAX_ENTRIES) throw refuse(path, `has more than ${MAX_ENTRIES} entries`);
      for (const [key, child] of entries) {
        if (key === '__proto__' || key === 'constructor' || key === 'prototype') {
          throw badRequest(`The body has a key that is not allowed: ${key}.`);
        }
        if (hasUnstorableText(key)) throw refuse(path, UNSTORABLE);
        stack.push({ value: child, depth: depth + 1, path: path ? `${path}.${key}` : key });
      }
    }
  }
}

const UNSTORABLE = 'has characters that cannot be stored';

function refuse(path: string, text: string) {
  return badRequest(`${path || 'body'}: ${text}`, path ? { [path]: text } : undefined);
}
