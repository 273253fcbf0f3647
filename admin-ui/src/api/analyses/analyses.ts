import { api, readData } from '../client';
import type { components } from '../schema';

type Schemas = components['schemas'];

/** The analysis as a Markdown document. */
export function readAnalysisMarkdown(id: string): Promise<Blob> {
  const headers = { Accept: 'text/markdown' };
  return readData(api.GET('/api/analyses/{id}', { params: { path: { id } }, headers, parseAs: 'blob' }));
}

export type AddedItem = Schemas['AddedItemInput'];

/** The games of a batch: by id, by tag, from a chart list, or those I analyzed before. */
export type BatchScope = {
  [K in 'bundleIds' | 'tagId' | 'mine' | 'chart']: Required<Pick<Schemas['BatchInput'], K>>;
}['bundleIds' | 'tagId' | 'mine' | 'chart'];

/** Counts the games of a batch without starting it. */
export const previewBatch = (scope: BatchScope, signal?: AbortSignal): Promise<Schemas['BatchPreviewDto']> =>
  readData(api.POST('/api/analyses/batch/preview', { body: scope, signal }));
