import { api, create, readData } from './client';
import { listQuery, readAllPages } from './list';
import type { components } from './schema';
import type { Prototype } from './types';

type Schemas = components['schemas'];

/** The longest texts and the most members that the server takes. */
export const PROTOTYPE_LIMITS = { name: 120, description: 2_000, members: 20, member: 80 };

/** `before` is the prototype it comes to stand before; null is the end of the column. */
export type PrototypeMove = Required<Pick<Schemas['PrototypeChange'], 'status' | 'before'>>;

/** All prototypes in the order of the board. @param q words that name or description must hold */
export function listPrototypes(q: string, signal?: AbortSignal): Promise<Prototype[]> {
  return readAllPages((range) => {
    const params = listQuery({ filter: q ? { q } : {}, sort: ['place', 'ASC'], range });
    return readData(api.GET('/api/prototypes', { params, signal }));
  });
}

/** Errors: 404. */
export const getPrototype = (id: string, signal?: AbortSignal): Promise<Prototype> =>
  readData(api.GET('/api/prototypes/{id}', { params: { path: { id } }, signal }));

/** Errors: 400 with what is wrong by field, 404 when the idea is not there. */
export const createPrototype = (words: Schemas['PrototypeInput']): Promise<Prototype> =>
  create('/api/prototypes', { body: words });

/** Errors: 400 with what is wrong by field, 404. */
export const updatePrototype = (id: string, change: Schemas['PrototypeChange']): Promise<Prototype> =>
  readData(api.PUT('/api/prototypes/{id}', { params: { path: { id } }, body: change }));

export const deletePrototype = (id: string): Promise<Prototype> =>
  readData(api.DELETE('/api/prototypes/{id}', { params: { path: { id } } }));
