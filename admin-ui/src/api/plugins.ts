import { create } from './create';
import { callJson } from './http';
import { readList, type ListAnswer, type ListRequest } from './list';
import type { Plugin } from './types';

export interface PluginWords {
  name: string;
  /** Empty is the name of who submits it. */
  author: string;
  version: string;
  url: string;
  /** Empty is none. */
  description: string;
}

/** What I do with a listed plugin. */
export interface PluginUse {
  installed?: boolean;
  /** 1 to 5; null takes them back. */
  stars?: number | null;
}

export function listPlugins(request: ListRequest, signal?: AbortSignal): Promise<ListAnswer<Plugin>> {
  return readList<Plugin>('plugins', request, signal);
}

/** Puts a plugin on the review list. Errors: 400 by field, 409 with `errors.name` when the name is taken. */
export function submitPlugin({ author, description, ...words }: PluginWords): Promise<Plugin> {
  return create('/api/plugins', {
    ...words,
    ...(author && { author }),
    ...(description && { description }),
  });
}

/** Errors: 404; 409 when the plugin is not listed, or a listed one has its name. */
export function updatePlugin(id: string, change: PluginUse | { status: Plugin['status'] }): Promise<Plugin> {
  return callJson(`/api/plugins/${id}`, { method: 'PUT', body: change });
}

export function deletePlugin(id: string): Promise<Plugin> {
  return callJson(`/api/plugins/${id}`, { method: 'DELETE' });
}
