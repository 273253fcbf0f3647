import { create } from './create';
import { callJson, upload } from './http';
import type {
  CurrentRankings,
  Movers,
  Platform,
  RankHistory,
  RankingCountry,
  RankingType,
  RefreshState,
} from './types';

export interface ChartKey {
  platform: Platform;
  category: string;
  country: string;
}

/** The three current lists of one chart. The browser's cache and the ETag make a repeat cheap. */
export function getCurrentRankings(chart: ChartKey, signal?: AbortSignal): Promise<CurrentRankings> {
  return callJson(`/api/rankings/current?${new URLSearchParams({ ...chart })}`, { signal });
}

export function listRankingCountries(signal?: AbortSignal): Promise<RankingCountry[]> {
  return callJson('/api/rankings/countries', { signal });
}

/** Ranks of one game in one chart from a day on; `from` is an ISO time. */
export function getRankHistory(
  query: ChartKey & { bundleId: string; from: string },
  signal?: AbortSignal,
): Promise<RankHistory> {
  return callJson(`/api/rankings/history?${new URLSearchParams({ ...query })}`, { signal });
}

interface RefreshScope {
  platforms?: Platform[];
  categories?: string[];
  countries?: string[];
}

/** The refresh under way, the last one with its failures, and when the next starts by itself. */
export function getRefreshState(signal?: AbortSignal): Promise<RefreshState> {
  return callJson('/api/rankings/refresh', { signal });
}

export interface MoversQuery extends ChartKey {
  rankingType: RankingType;
  /** Days before the newest capture. */
  days?: number;
  /** ISO days; without these and `days` the two newest captures are compared. */
  from?: string;
  to?: string;
}

/** What moved in one list between two captures. */
export function getMovers({ days, from, to, ...query }: MoversQuery, signal?: AbortSignal): Promise<Movers> {
  const span = { ...(days && { days: String(days) }), ...(from && { from }), ...(to && { to }) };
  return callJson(`/api/rankings/movers?${new URLSearchParams({ ...query, ...span })}`, { signal });
}

export function refreshRankings(scope: RefreshScope): Promise<{ jobId: string }> {
  return create('/api/rankings/refresh', scope);
}

/** How a file is to be read, and what it does not tell itself. */
export interface ImportOptions {
  dates?: 'day-first';
  date?: string;
  type?: RankingType;
  country?: string;
}

/** Sends a CSV, JSON or JSONL file; the job it starts does the reading. */
export function importRankings(
  file: File,
  options: ImportOptions,
  onProgress: (sentBytes: number, totalBytes: number) => void,
  signal: AbortSignal,
): Promise<{ jobId: string }> {
  const query = new URLSearchParams({ filename: file.name, ...givenOnly(options) });
  return upload(`/api/rankings/import?${query}`, file, { onProgress, signal });
}

const givenOnly = (options: ImportOptions): Record<string, string> =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as Record<
    string,
    string
  >;
