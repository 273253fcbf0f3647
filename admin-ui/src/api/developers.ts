import { api, readData } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type Developer = Schemas['DeveloperDto'];
export type DeveloperGame = Schemas['DeveloperGameDto'];
export type DeveloperRank = Schemas['DeveloperRankDto'];
export type DeveloperItem = Schemas['DeveloperItemDto'];
export type DeveloperProof = Schemas['DeveloperProofDto'];

/** The games of a developer, by id or by any spelling of the name. */
export const readDeveloper = (id: string, signal?: AbortSignal): Promise<Developer> =>
  readData(api.GET('/api/developers/{id}', { params: { path: { id } }, signal }));

/** The developer's games that have a mechanic or meta element. */
export const readDeveloperProofs = (
  id: string,
  item: string,
  signal?: AbortSignal,
): Promise<DeveloperProof[]> =>
  readData(api.GET('/api/developers/{id}/items/{item}', { params: { path: { id, item } }, signal }));

export type DeveloperSummary = Schemas['DeveloperSummaryDto'];

/** Developers whose name has these letters. */
export const searchDevelopers = (q: string, signal?: AbortSignal): Promise<DeveloperSummary[]> =>
  readData(api.GET('/api/developers', { params: { query: { q } }, signal }));
