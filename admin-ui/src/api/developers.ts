import type { components } from './schema';

type Schemas = components['schemas'];
export type Developer = Schemas['DeveloperDto'];
export type DeveloperGame = Schemas['DeveloperGameDto'];
export type DeveloperRank = Schemas['DeveloperRankDto'];
export type DeveloperItem = Schemas['DeveloperItemDto'];

export type DeveloperSummary = Schemas['DeveloperSummaryDto'];
