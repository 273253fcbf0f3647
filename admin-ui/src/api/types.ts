/**
 * Short names for the shapes of the API. Written by hand until `schema.d.ts` is generated from openapi.json; then each
 * line becomes `export type Game = components['schemas']['GameDto']` and nothing else in the admin UI changes.
 */
export type Platform = 'android' | 'ios';
export type RankingType = 'downloads' | 'revenue' | 'new';
export type RankChange = 'up' | 'down' | 'same' | 'new' | 'back';

export interface User {
  id: string;
  email: string;
  displayName?: string | null;
  role: 'admin' | 'user';
  approved?: boolean;
}

/** Answer of sign-in and refresh; `expiresIn` in seconds. */
export interface Grant {
  accessToken: string;
  expiresIn: number;
  user: User;
}

export interface RankingRow {
  rankPosition: number;
  previousPosition: number | null;
  change: RankChange | null;
  /** Positions of the latest captures, oldest first, this one included; null = not in the list then. */
  trend: (number | null)[];
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  platform: Platform;
  category: string;
}

export interface RankingListInfo {
  capturedAt: string | null;
  sample: boolean;
  source: string | null;
  /** How the list was made when no store publishes it, e.g. "New" out of release dates. */
  derived: string | null;
  total: number;
}

export interface CurrentRankings extends Record<RankingType, RankingRow[]> {
  platform: Platform;
  category: string;
  country: string;
  capturedAt: string | null;
  sample: boolean;
  lists: Record<RankingType, RankingListInfo>;
}

export interface RankingCountry {
  id: string;
  country: string;
  name: string;
  platforms: Platform[];
  capturedAt: string | null;
  sample: boolean;
}

export interface HistoryPoint {
  capturedAt: string;
  rankPosition: number | null;
}

export interface HistorySeries {
  rankingType: RankingType;
  firstSeen: string | null;
  peak: number | null;
  daysOnChart: number;
  points: HistoryPoint[];
}

export interface RankHistory {
  bundleId: string;
  platform: Platform;
  category: string;
  country: string;
  sample: boolean;
  series: HistorySeries[];
}

export interface Listing {
  platform: Platform;
  storeId: string;
  trackId: string | null;
  url: string | null;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  description: string | null;
  categories: string[];
  screenshots: string[];
  videoUrl: string | null;
  version: string | null;
  lastUpdate: string | null;
  releaseDate: string | null;
  sample: boolean;
}

export interface ChartPosition {
  platform: Platform;
  category: string;
  country: string;
  rankingType: RankingType;
  rankPosition: number;
  previousPosition: number | null;
  capturedAt: string;
  sample: boolean;
}

export interface Game {
  id: string;
  bundleId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  sample: boolean;
  listings: Listing[];
  positions: ChartPosition[];
}

export type JobState = 'queued' | 'running' | 'completed' | 'failed' | 'cancelled';

export interface JobFailure {
  label: string;
  reason: string;
}

export interface Job {
  id: string;
  kind: string;
  title: string;
  state: JobState;
  progress: { done: number; total: number | null; label: string | null };
  failures: JobFailure[];
  error: string | null;
  result: Record<string, unknown> | null;
  createdAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

/** RFC 9457 body of every error under /api. */
export interface ProblemBody {
  status?: number;
  title?: string;
  detail?: string;
  message?: string;
  code?: string;
  errors?: Record<string, string>;
}
