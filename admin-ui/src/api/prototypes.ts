import { create } from './create';
import { callJson } from './http';
import { readList } from './list';
import type { Prototype, PrototypeStatus } from './types';

const MOST_ROWS = 1_000;

/** What of a prototype a person writes. */
export interface PrototypeWords {
  name: string;
  /** Empty is none. */
  description: string;
  status: PrototypeStatus;
  /** Percent, 0 to 100. */
  progress: number;
  team: string[];
}

export interface PrototypeMove {
  status: PrototypeStatus;
  /** The prototype it comes to stand before; null is the end of the column. */
  before: string | null;
}

/** All prototypes in the order of the board. @param q words that name or description must hold */
export async function listPrototypes(q: string, signal?: AbortSignal): Promise<Prototype[]> {
  const all: Prototype[] = [];
  for (;;) {
    const { rows } = await readList<Prototype>(
      'prototypes',
      {
        filter: q ? { q } : {},
        sort: ['place', 'ASC'],
        range: [all.length, all.length + MOST_ROWS - 1],
      },
      signal,
    );
    all.push(...rows);
    if (rows.length < MOST_ROWS) return all;
  }
}

/** Errors: 404. */
export function getPrototype(id: string, signal?: AbortSignal): Promise<Prototype> {
  return callJson(`/api/prototypes/${id}`, { signal });
}

/** Errors: 400 with what is wrong by field, 404 when the idea is not there. */
export function createPrototype(
  words: Partial<PrototypeWords> & { name: string; ideaId?: string },
): Promise<Prototype> {
  return create('/api/prototypes', words);
}

/** Errors: 400 with what is wrong by field, 404. */
export function updatePrototype(
  id: string,
  change: Partial<PrototypeWords> | PrototypeMove,
): Promise<Prototype> {
  return callJson(`/api/prototypes/${id}`, { method: 'PUT', body: change });
}

export function deletePrototype(id: string): Promise<Prototype> {
  return callJson(`/api/prototypes/${id}`, { method: 'DELETE' });
}
