import { api, readData } from './client';
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

/** One list side by side in several countries. */
export const readCountries = (query: CountriesQuery, signal?: AbortSignal): Promise<ComparedCountries> =>
  readData(api.GET('/api/trends/countries', { params: { query }, signal }));

/** One game in every captured country, day by day. */
export const readPresence = (query: PresenceQuery, signal?: AbortSignal): Promise<CountryPresence> =>
  readData(api.GET('/api/trends/countries/presence', { params: { query }, signal }));

/** Games that came into test markets before the target country. */
export const readSoftLaunches = (query: SoftLaunchesQuery, signal?: AbortSignal): Promise<SoftLaunches> =>
  readData(api.GET('/api/trends/soft-launches', { params: { query }, signal }));
