import { api, create, readData } from '../client';
import type { components } from '../schema';
import type { Plugin } from '../types';

type Schemas = components['schemas'];

/** Empty author is the name of who submits it, empty description is none. */
export type PluginWords = { [K in keyof Schemas['PluginInput']]-?: string };

/** What I do with a listed plugin; stars of null take them back. */
export type PluginUse = Pick<Schemas['PluginChange'], 'installed' | 'stars'>;

/** Puts a plugin on the review list. Errors: 400 by field, 409 with `errors.name` when the name is taken. */
export function submitPlugin({ author, description, ...words }: PluginWords): Promise<Plugin> {
  return create('/api/plugins', {
    body: { ...words, ...(author && { author }), ...(description && { description }) },
  });
}

/** Errors: 404; 409 when the plugin is not listed, or a listed one has its name. */
export const updatePlugin = (id: string, change: Schemas['PluginChange']): Promise<Plugin> =>
  readData(api.PUT('/api/plugins/{id}', { params: { path: { id } }, body: change }));

export const deletePlugin = (id: string): Promise<Plugin> =>
  readData(api.DELETE('/api/plugins/{id}', { params: { path: { id } } }));
