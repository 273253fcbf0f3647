import { api, readData } from './client';
import type { components, paths } from './schema';

type Schemas = components['schemas'];
export type TrendItem = Schemas['TrendItemDto'];

/** Mechanics and meta elements of the charting games, most frequent first. */
export const readTrends = (signal?: AbortSignal): Promise<Schemas['TrendMechanicsDto']> =>
  readData(api.GET('/api/trends/mechanics', { signal }));

/** Pairs that are frequent apart and rare together. */
export const readWhiteSpace = (signal?: AbortSignal): Promise<Schemas['WhiteSpaceDto']> =>
  readData(api.GET('/api/trends/white-space', { signal }));

export type WeeklyShares = Schemas['WeeklySharesDto'];
export type WeeklyShare = Schemas['WeeklyShareDto'];
export type PairMap = Schemas['PairMapDto'];
export type PairCell = Schemas['PairCellDto'];
export type ItemGame = Schemas['ItemGameDto'];

/** One list, how much of it, and which weeks. */
export type WeeklyQuery = NonNullable<paths['/api/trends/weeks']['get']['parameters']['query']>;

/** What the first games of a list are made of, week by week. */
export const readWeeklyShares = (query: WeeklyQuery, signal?: AbortSignal): Promise<WeeklyShares> =>
  readData(api.GET('/api/trends/weeks', { params: { query }, signal }));

/** Which mechanics and meta elements go together, against chance. */
export const readPairMap = (query: WeeklyQuery, signal?: AbortSignal): Promise<PairMap> =>
  readData(api.GET('/api/trends/pairs', { params: { query }, signal }));

/** The games behind a figure. */
export const readItemGames = (
  query: WeeklyQuery & { item: string; and?: string | undefined; during?: 'week' | 'all' },
  signal?: AbortSignal,
): Promise<ItemGame[]> => {
  const { and, ...rest } = query;
  return readData(api.GET('/api/trends/games', { params: { query: and ? { ...rest, and } : rest }, signal }));
};
