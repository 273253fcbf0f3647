import type { ChartKey } from '../api/charts/rankings';
import type { RankingType } from '../api/types';
import { STORE_NAMES } from '../components/text/chips';
import { CATEGORIES } from './categories';
import { DEFAULT_PLACE, type Place } from './use-countries';

export interface RankingFilters extends ChartKey {
  /** The list in front where there is room for one. */
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

/** The charts as they are, or what moved in them. */
export type RankingsView = 'charts' | 'movers';

export const readView = (query: URLSearchParams): RankingsView =>
  query.get('view') === 'movers' ? 'movers' : 'charts';

/** The address of a view; the days that movers compare mean nothing to the charts. */
export function writeView(query: URLSearchParams, view: RankingsView): URLSearchParams {
  const next = new URLSearchParams(query);
  if (view === 'movers') next.set('view', view);
  else for (const key of ['view', 'days', 'from', 'to']) next.delete(key);
  return next;
}

/** Reads the address. Store and country that it does not say are those of `place`; what it says wrongly is the default. */
export function readFilters(query: URLSearchParams, place: Place = DEFAULT_PLACE): RankingFilters {
  const asked = query.get('platform');
  const platform = asked === 'ios' || asked === 'android' ? asked : place.platform;
  // Where nothing is said at all, the place as a whole is meant.
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
export const nameList = (type: string): string => LISTS.find((list) => list.type === type)?.short ?? type;

/** A filter in the address that means nothing. */
export interface WrongFilter {
  field: 'platform' | 'category' | 'country';
  /** The sentence about it. */
  text: string;
}

/** Looks for a store, category or country that there is not. Which codes are countries is for the server to say. */
export function findWrongFilter(query: URLSearchParams): WrongFilter | null {
  const given = (name: string) => (query.get(name) ?? '').slice(0, 40);
  const [platform, category, country] = [given('platform'), given('category'), given('country')];
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

/** The address of these filters: store and country always, since what opens without them may differ. */
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

/** A change of platform starts again at all games, because the stores have categories of their own. */
export function changeFilters(filters: RankingFilters, change: Partial<RankingFilters>): RankingFilters {
  const next = { ...filters, ...change };
  return next.platform === filters.platform ? next : { ...next, category: 'all' };
}
