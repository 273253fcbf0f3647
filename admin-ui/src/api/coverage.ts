import { api, readData } from './client';
import type { components, paths } from './schema';

type Schemas = components['schemas'];

export type Coverage = Schemas['CoverageDto'];
export type CoveredList = Schemas['CoveredListDto'];
export type CoverageDay = Schemas['CoverageDayDto'];
export type CoverageStatus = Schemas['CoverageStatusDto'];
export type CoverageState = CoverageDay['state'];

export const getCoverage = (
  query: NonNullable<paths['/api/coverage']['get']['parameters']['query']>,
  signal?: AbortSignal,
): Promise<Coverage> =>
  readData(api.GET('/api/coverage', { params: { query }, signal })) as Promise<Coverage>;

/** Whether the scheduled charts of the last two days came in. */
export const getCoverageStatus = (signal?: AbortSignal): Promise<CoverageStatus> =>
  readData(api.GET('/api/coverage/status', { signal })) as Promise<CoverageStatus>;
