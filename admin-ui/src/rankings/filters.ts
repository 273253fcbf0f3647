import type { ChartKey } from '../api/charts/rankings';
import type { RankingType } from '../api/types';
import { STORE_NAMES } from '../components/text/chips';
import { CATEGORIES } from './categories';
import { DEFAULT_PLACE, type Place } from './use-countries';

export interface RankingFilters extends ChartKey {
  /** The active tab on narrow windows. */
  list: RankingType;
}

export const LISTS: { type: RankingType; title: string; short: string; holds: string }[] = [
  {
    type: 'downloads',
    title: 'Top Free Games',
    short: 'Top Free',
    holds: 'Top free games appear here after the first refresh or import.',
  },
  {
    type: 'revenue',
    title: 'Top Grossing Games',
    short: 'Top Grossing',
    holds: 'Top grossing games appear here after the first refresh or import.',
  },
  {
    type: 'new',
    title: 'Top New Games',
    short: 'Top New',
    holds: 'Top new games appear here after the first refresh or import.',
  },
];

/** The charts, or what changed in them. */
export type RankingsView = 'charts' | 'movers';

export const readView = (query: URLSearchParams): RankingsView =>
  query.get('view') === 'movers' ? 'movers' : 'charts';

/** The URL of a view; drops the movers' comparison from the charts. */
export function writeView(query: URLSearchParams, view: RankingsView): URLSearchParams {
  const next = new URLSearchParams(query);
  if (view === 'movers') next.set('view', view);
  else for (const key of ['view', 'days', 'from', 'to']) next.delete(key);
  return next;
}

/** Parses the URL. A missing store or country comes from `place`; invalid values become defaults. */
export function readFilters(query: URLSearchParams, place: Place = DEFAULT_PLACE): RankingFilters {
  const platformParam = query.get('platform');
  const platform = platformParam === 'ios' || platformParam === 'android' ? platformParam : place.platform;
  // Without store and country the whole default market applies.
  const bare = !query.has('platform') && !query.has('country');
  const category = query.get('category') ?? (bare ? place.category : undefined) ?? '';
  return {
    platform,
    category: CATEGORIES[platform].includes(category) ? category : 'all',
    country: query.get('country')?.toLowerCase() || place.country,
    list: LISTS.find(({ type }) => type === query.get('list'))?.type ?? 'downloads',
  };
}

/** "Top Free", as plots, tables and sentences call a list. */
export const LIST_NAMES = Object.fromEntries(LISTS.map(({ type, short }) => [type, short])) as Record<
  RankingType,
  string
>;
export const nameList = (type: string): string => LIST_NAMES[type as RankingType] ?? type;

/** An invalid filter in the URL. */
export interface WrongFilter {
  field: 'platform' | 'category' | 'country';
  /** Explanation. */
  text: string;
}

/** Finds an invalid store, category or country. The server checks country codes. */
export function findWrongFilter(query: URLSearchParams): WrongFilter | null {
  const readParam = (name: string) => (query.get(name) ?? '').slice(0, 40);
  const [platform, category, country] = [readParam('platform'), readParam('category'), readParam('country')];
  if (platform && platform !== 'android' && platform !== 'ios') {
    return { field: 'platform', text: `“${platform}” is not a store.` };
  }
  const store = platform === 'ios' ? 'ios' : 'android';
  const known = platform ? CATEGORIES[store] : [...CATEGORIES.android, ...CATEGORIES.ios];
  if (category && !known.includes(category)) {
    const where = platform ? STORE_NAMES[store] : 'the stores';
    return { field: 'category', text: `“${category}” is not a category of ${where}.` };
  }
  return country && !/^[a-z]{2}$/i.test(country) ? wrongCountry(country) : null;
}

export const wrongCountry = (country: string): WrongFilter => ({
  field: 'country',
  text: `“${country}” is not a valid country.`,
});

/** The URL of the filters; always includes store and country, because defaults may differ. */
export function writeFilters(query: URLSearchParams, filters: RankingFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  next.set('platform', filters.platform);
  next.set('country', filters.country);
  if (filters.category === 'all') next.delete('category');
  else next.set('category', filters.category);
  if (filters.list === 'downloads') next.delete('list');
  else next.set('list', filters.list);
  return next;
}

/** Changing the platform resets the category, because stores have different ones. */
export function changeFilters(filters: RankingFilters, change: Partial<RankingFilters>): RankingFilters {
  const next = { ...filters, ...change };
  return next.platform === filters.platform ? next : { ...next, category: 'all' };
}
