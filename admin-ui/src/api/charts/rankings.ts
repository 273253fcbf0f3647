import { api, create, readData } from '../client';
import type { components, paths } from '../schema';
import { upload } from './upload';
import type { CurrentRankings, Movers, Platform, RankingRow, RankingType } from '../types';

export interface ChartKey {
  platform: Platform;
  category: string;
  country: string;
}

/** The day that is meant, and the one that it is compared with; neither for the newest captures. */
export interface AskedDays {
  date?: string | null | undefined;
  compareDate?: string | null | undefined;
}

const toDays = ({ date, compareDate }: AskedDays) => ({
  ...(date && { date }),
  ...(compareDate && { compareDate }),
});

/** The three lists of one chart. The browser's cache and the ETag make a repeat cheap. */
export const getCurrentRankings = (
  { platform, category, country, ...days }: ChartKey & AskedDays,
  signal?: AbortSignal,
): Promise<CurrentRankings> => {
  const query = { platform, category, country, ...toDays(days) };
  return readData(api.GET('/api/rankings/current', { params: { query }, signal }));
};

/** Every rank of one list, at most 200. */
export const listAllRanks = (
  { platform, category, country, rankingType, ...days }: ChartKey & AskedDays & { rankingType: RankingType },
  signal?: AbortSignal,
): Promise<RankingRow[]> => {
  const query = { platform, category, country, rankingType, ...toDays(days) };
  return readData(api.GET('/api/rankings/ranks', { params: { query }, signal }));
};

export interface MoversQuery extends ChartKey, AskedDays {
  rankingType: RankingType;
  /** Days before the newest capture. */
  days?: number;
  /** ISO days; without these and `days` the two newest captures are compared. */
  from?: string;
  to?: string;
}

/** What moved in one list between two captures. */
export function getMovers(
  { days, from, to, date, compareDate, ...chart }: MoversQuery,
  signal?: AbortSignal,
): Promise<Movers> {
  const span = {
    ...{ days: days || undefined, from: from || undefined, to: to || undefined },
    ...toDays({ date, compareDate }),
  };
  return readData(api.GET('/api/rankings/movers', { params: { query: { ...chart, ...span } }, signal }));
}

export const refreshRankings = (scope: components['schemas']['RefreshInput']): Promise<{ jobId: string }> =>
  create('/api/rankings/refresh', { body: scope });

const IMPORT = '/api/rankings/import';

/** How a file is to be read, and what it does not tell itself. */
export type ImportOptions = Omit<
  NonNullable<paths[typeof IMPORT]['post']['parameters']['query']>,
  'filename'
>;

/** Sends a CSV, JSON or JSONL file; the job it starts does the reading. */
export function importRankings(
  file: File,
  options: ImportOptions,
  onProgress: (sentBytes: number, totalBytes: number) => void,
  signal: AbortSignal,
): Promise<components['schemas']['JobStartedDto']> {
  const query = new URLSearchParams({ filename: file.name });
  for (const [name, value] of Object.entries(options)) if (value !== undefined) query.set(name, value);
  return upload(`${IMPORT}?${query}`, file, { onProgress, signal });
}
