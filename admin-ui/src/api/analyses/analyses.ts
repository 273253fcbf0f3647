import { api, readData } from '../client';
import { listQuery } from '../queries/list';
import type { components } from '../schema';
import type { Analysis } from '../types';

type Schemas = components['schemas'];

const versionsParams = listQuery({ sort: ['version', 'DESC'], range: [0, 49] });

/** The analysis as a Markdown document. */
export function readAnalysisMarkdown(id: string): Promise<Blob> {
  const headers = { Accept: 'text/markdown' };
  return readData(api.GET('/api/analyses/{id}', { params: { path: { id } }, headers, parseAs: 'blob' }));
}

/** The latest 50 analyses of the game, newest first. */
export function listVersions(bundleId: string, signal?: AbortSignal): Promise<Analysis[]> {
  const params = { path: { bundleId }, ...versionsParams };
  return readData(api.GET('/api/games/{bundleId}/analyses', { params, signal }));
}

export type AddedItem = Schemas['AddedItemInput'];

/** The games of a batch: by id, by tag, from a chart list, or those I analyzed before. */
export type BatchScope = {
  [K in 'bundleIds' | 'tagId' | 'mine' | 'chart']: Required<Pick<Schemas['BatchInput'], K>>;
}['bundleIds' | 'tagId' | 'mine' | 'chart'];

/** Counts the games of a batch without starting it. */
export const previewBatch = (scope: BatchScope, signal?: AbortSignal): Promise<Schemas['BatchPreviewDto']> =>
  readData(api.POST('/api/analyses/batch/preview', { body: scope, signal }));
