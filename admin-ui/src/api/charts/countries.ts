import type { components, paths } from '../schema';

type Schemas = components['schemas'];
export type ComparedCountries = Schemas['CountriesDto'];

type Query<Path extends keyof paths> = paths[Path] extends { get: { parameters: { query: infer Asked } } }
  ? Asked
  : never;
export type CountriesQuery = Query<'/api/trends/countries'>;
export type PresenceQuery = Query<'/api/trends/countries/presence'>;
export type SoftLaunchesQuery = Query<'/api/trends/soft-launches'>;
