import { api, readData } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];
export type TrendItem = Schemas['TrendItemDto'];
export type WhiteSpacePair = Schemas['WhiteSpacePairDto'];

/** Mechanics and meta elements of the charting games, most frequent first. */
export const readTrends = (signal?: AbortSignal): Promise<Schemas['TrendMechanicsDto']> =>
  readData(api.GET('/api/trends/mechanics', { signal }));

/** Pairs that are frequent apart and rare together. */
export const readWhiteSpace = (signal?: AbortSignal): Promise<Schemas['WhiteSpaceDto']> =>
  readData(api.GET('/api/trends/white-space', { signal }));
