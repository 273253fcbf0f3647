import { api, create, readData } from '../client';
import type { components } from '../schema';
import type { Plugin } from '../types';

type Schemas = components['schemas'];

/** An empty author means the submitter's name; an empty description means none. */
export type PluginFields = { [K in keyof Schemas['PluginInput']]-?: string };

/** My use of a listed plugin; null clears the rating. */
export type PluginUse = Pick<Schemas['PluginChange'], 'installed' | 'stars'>;

/** Submits a plugin for review. Errors: 400 by field, 409 with `errors.name` when the name is taken. */
export function submitPlugin({ author, description, ...fields }: PluginFields): Promise<Plugin> {
  return create('/api/plugins', {
    body: { ...fields, ...(author && { author }), ...(description && { description }) },
  });
}

/** Errors: 404; 409 when the plugin is not listed, or a listed one has the same name. */
export const updatePlugin = (id: string, change: Schemas['PluginChange']): Promise<Plugin> =>
  readData(api.PUT('/api/plugins/{id}', { params: { path: { id } }, body: change }));
