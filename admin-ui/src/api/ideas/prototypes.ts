import { api, create, readData } from '../client';
import type { components } from '../schema';
import type { Prototype } from '../types';

type Schemas = components['schemas'];

/** `before` is the prototype below the new position; null is the end of the column. */
export type PrototypeMove = Required<Pick<Schemas['PrototypeChange'], 'status' | 'before'>>;

/** Errors: 400 by field, 404 when the idea doesn't exist. */
export const createPrototype = (body: Schemas['PrototypeInput']): Promise<Prototype> =>
  create('/api/prototypes', { body });

/** Errors: 400 by field, 404. */
export const updatePrototype = (id: string, change: Schemas['PrototypeChange']): Promise<Prototype> =>
  readData(api.PUT('/api/prototypes/{id}', { params: { path: { id } }, body: change }));
