import type { ChartKey } from '../api/rankings';
import type { Platform, RankingType } from '../api/types';
import { CATEGORIES } from './categories';

export interface RankingFilters extends ChartKey {
  /** The list in front where there is room for one. */
  list: RankingType;
}

export const LISTS: { type: RankingType; title: string; short: string; holds: string }[] = [
  {
    type: 'downloads',
    title: 'Top Free Games',
    short: 'Top Free',
    holds: 'Free games, ranked by downloads, go here.',
  },
  {
    type: 'revenue',
    title: 'Top Grossing Games',
    short: 'Top Grossing',
    holds: 'Games ranked by revenue go here.',
  },
  {
    type: 'new',
    title: 'Top New Games',
    short: 'Top New',
    holds: 'The latest new releases, ranked by downloads, go here.',
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
  else for (const key of ['view', 'from', 'to']) next.delete(key);
  return next;
}

/** Reads the address; what it does not say or says wrongly is the default. */
export function readFilters(query: URLSearchParams): RankingFilters {
  const platform: Platform = query.get('platform') === 'ios' ? 'ios' : 'android';
  const category = query.get('category') ?? '';
  const country = (query.get('country') ?? '').toLowerCase();
  return {
    platform,
    category: CATEGORIES[platform].includes(category) ? category : 'all',
    country: /^[a-z]{2}$/.test(country) ? country : 'us',
    list: LISTS.find(({ type }) => type === query.get('list'))?.type ?? 'downloads',
  };
}

/** The address of these filters; defaults are left out, other parameters stay. */
export function writeFilters(query: URLSearchParams, filters: RankingFilters): URLSearchParams {
  const next = new URLSearchParams(query);
  const defaults = readFilters(new URLSearchParams());
  for (const key of ['platform', 'category', 'country', 'list'] as const) {
    if (filters[key] === defaults[key]) next.delete(key);
    else next.set(key, filters[key]);
  }
  return next;
}

/** A change of platform starts again at all games, because the stores have categories of their own. */
export function changeFilters(filters: RankingFilters, change: Partial<RankingFilters>): RankingFilters {
  const next = { ...filters, ...change };
  return next.platform === filters.platform ? next : { ...next, category: 'all' };
}
