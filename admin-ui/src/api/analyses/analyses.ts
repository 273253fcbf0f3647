import { api, create, readData } from '../client';
import { listQuery } from '../queries/list';
import type { components } from '../schema';
import type { Analysis, FeedbackInput } from '../types';

type Schemas = components['schemas'];

const versionsParams = listQuery({ sort: ['version', 'DESC'], range: [0, 49] });

/** Errors: ApiProblem with the catalogue's words in its message. */
export const analyzeGame = (request: Schemas['AnalyseInput'], signal?: AbortSignal): Promise<Analysis> =>
  create('/api/analyses', { body: request, signal });

/** The same as a Markdown document. */
export function readAnalysisMarkdown(id: string): Promise<Blob> {
  const headers = { Accept: 'text/markdown' };
  return readData(api.GET('/api/analyses/{id}', { params: { path: { id } }, headers, parseAs: 'blob' }));
}

/** The runs on this game, the newest fifty first. */
export function listVersions(bundleId: string, signal?: AbortSignal): Promise<Analysis[]> {
  const params = { path: { bundleId }, ...versionsParams };
  return readData(api.GET('/api/games/{bundleId}/analyses', { params, signal }));
}

export const giveFeedback = (id: string, feedback: FeedbackInput): Promise<Analysis> =>
  readData(api.PUT('/api/analyses/{id}/feedback', { params: { path: { id } }, body: feedback }));

export type AddedItem = Schemas['AddedItemInput'];

/** Adds an item that the analysis lacks. Errors: 400 with `errors.quote` when the game's text does not say so. */
export const addItem = (id: string, item: AddedItem): Promise<Analysis> =>
  create('/api/analyses/{id}/items', { params: { path: { id } }, body: item });

/** What a batch is run over: games by name, a tag's, those of one list of a chart, or those that I analyzed. */
export type BatchScope = {
  [K in 'bundleIds' | 'tagId' | 'mine' | 'chart']: Required<Pick<Schemas['BatchInput'], K>>;
}['bundleIds' | 'tagId' | 'mine' | 'chart'];

export function startBatch(
  scope: BatchScope,
  options: Pick<Schemas['BatchInput'], 'engine' | 'fresh'>,
): Promise<{ jobId: string }> {
  return create('/api/analyses/batch', { body: { ...scope, ...options } });
}

/** How many games a batch would be about; nothing is started. */
export const previewBatch = (scope: BatchScope, signal?: AbortSignal): Promise<Schemas['BatchPreviewDto']> =>
  readData(api.POST('/api/analyses/batch/preview', { body: scope, signal }));
