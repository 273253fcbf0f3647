import { api, readData } from '../client';
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

export const updateSavedView = (id: string, body: Schemas['SavedViewChange']): Promise<SavedView> =>
  readData(api.PUT('/api/saved-views/{id}', { params: { path: { id } }, body }));
