import type { components } from './schema';

type Schemas = components['schemas'];

export type Coverage = Schemas['CoverageDto'];
export type CoveredList = Schemas['CoveredListDto'];
export type CoverageDay = Schemas['CoverageDayDto'];
export type CoverageState = CoverageDay['state'];
