import { badRequest } from './problem.js';

const MAX_DEPTH = 64;
/** More than any operation takes; checking the entries of a longer list one by one would hold up everybody else. */
const MAX_ENTRIES = 5_000;

/** True when the text has a NUL, which PostgreSQL cannot store, or a lone surrogate, which is not text in UTF-8. */
export function hasUnstorableText(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}

/** The text without NULs; lone surrogates become U+FFFD. For text that is told, not kept. */
export function removeUnstorableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '');
}

/**
 * Refuses JSON that is nested too deeply, has far too long a list, carries unstorable text, or tries to reach a prototype.
 * Walks with its own stack so that depth cannot exhaust ours.
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
