import type { components, paths } from './schema';

type Schemas = components['schemas'];
export type ComparedCountries = Schemas['CountriesDto'];
export type GameOfCountries = Schemas['GameOfCountriesDto'];
export type CountryRank = Schemas['CountryRankDto'];
export type CountryPresence = Schemas['CountryPresenceDto'];
export type CountryStrip = Schemas['CountryStripDto'];
export type Origin = Schemas['OriginDto'];
export type SoftLaunches = Schemas['SoftLaunchesDto'];
export type SoftLaunch = Schemas['SoftLaunchDto'];

type Query<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query: infer Asked } } }
  ? Asked
  : never;
export type CountriesQuery = Query<'/api/trends/countries'>;
export type PresenceQuery = Query<'/api/trends/countries/presence'>;
export type SoftLaunchesQuery = Query<'/api/trends/soft-launches'>;
