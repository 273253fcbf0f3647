import { api, readData } from '../client';
import type { components, paths } from '../schema';
import { upload } from './upload';
import type { CurrentRankings, Movers, Platform, RankingRow, RankingType } from '../types';

export interface ChartKey {
  platform: Platform;
  category: string;
  country: string;
}

/** The day and the comparison day; neither for the newest captures. */
export interface ChartDays {
  date?: string | null | undefined;
  compareDate?: string | null | undefined;
}

const toDays = ({ date, compareDate }: ChartDays) => ({
  ...(date && { date }),
  ...(compareDate && { compareDate }),
});

/** The three lists of one chart. The ETag makes repeated requests cheap. */
export const getCurrentRankings = (
  { platform, category, country, ...days }: ChartKey & ChartDays,
  signal?: AbortSignal,
): Promise<CurrentRankings> => {
  const query = { platform, category, country, ...toDays(days) };
  return readData(api.GET('/api/rankings/current', { params: { query }, signal }));
};

/** Every rank of one list, at most 200. */
export const listAllRanks = (
  { platform, category, country, rankingType, ...days }: ChartKey & ChartDays & { rankingType: RankingType },
  signal?: AbortSignal,
): Promise<RankingRow[]> => {
  const query = { platform, category, country, rankingType, ...toDays(days) };
  return readData(api.GET('/api/rankings/ranks', { params: { query }, signal }));
};

export interface MoversQuery extends ChartKey, ChartDays {
  rankingType: RankingType;
  /** Days before the newest capture. */
  days?: number;
  /** ISO dates; without these and `days` the two newest captures are compared. */
  from?: string;
  to?: string;
}

/** Changes in one list between two captures. */
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

const IMPORT = '/api/rankings/import';

/** How to parse the file, and values it doesn't contain. */
export type ImportOptions = Omit<
  NonNullable<paths[typeof IMPORT]['post']['parameters']['query']>,
  'filename'
>;

/** Uploads a CSV, JSON or JSONL file; a job imports it. */
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
