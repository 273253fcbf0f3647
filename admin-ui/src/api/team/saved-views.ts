import { api, create, readData } from '../client';
import { listQuery, readAllPages } from '../queries/list';
import type { components } from '../schema';
import type { SavedView } from '../types';

type Schemas = components['schemas'];

/** My and shared views of a list, by name. */
export const listSavedViews = (list: string, signal?: AbortSignal): Promise<SavedView[]> =>
  readAllPages((range) => {
    const params = listQuery({ sort: ['name', 'ASC'], range, filter: { list } });
    return readData(api.GET('/api/saved-views', { params, signal }));
  });

/** Errors: 400 by field. */
export const createSavedView = (body: Schemas['SavedViewInput']): Promise<SavedView> =>
  create('/api/saved-views', { body });

export const updateSavedView = (id: string, body: Schemas['SavedViewChange']): Promise<SavedView> =>
  readData(api.PUT('/api/saved-views/{id}', { params: { path: { id } }, body }));

export const deleteSavedView = (id: string): Promise<SavedView> =>
  readData(api.DELETE('/api/saved-views/{id}', { params: { path: { id } } }));
