import type { components, paths } from './schema';

type Schemas = components['schemas'];
export type TrendItem = Schemas['TrendItemDto'];

export type WeeklyShares = Schemas['WeeklySharesDto'];
export type WeeklyShare = Schemas['WeeklyShareDto'];
export type PairMap = Schemas['PairMapDto'];
export type PairCell = Schemas['PairCellDto'];
export type ItemGame = Schemas['ItemGameDto'];

/** One list, how much of it, and which weeks. */
export type WeeklyQuery = NonNullable<paths['/api/trends/weeks']['get']['parameters']['query']>;
