import type { GameFilter } from '../api/games';
import { readPage, useAddress } from '../components/use-address';
import { CATEGORIES, categoryLabel } from '../rankings/categories';
import { truncate } from '../components/truncate';

export const SORTS = ['relevance', 'title', 'developer', 'updatedAt'] as const;
export type GameSort = (typeof SORTS)[number];

/** What of the catalogue is shown; it lives in the address, so that it can be shared and gone back to. */
export interface GamesAddress extends GameFilter {
  /** From 1. */
  page: number;
  /** `relevance` is the server's own order: the best match first, without words by title. */
  sort: GameSort;
  order: 'ASC' | 'DESC';
}

const LONGEST = 200;
const MOST_TAGS = 20;

/** Reads the address; what it says wrongly is left out. */
export function readAddress(query: URLSearchParams): GamesAddress {
  const text = (name: string) => truncate((query.get(name) ?? '').trim(), LONGEST);
  const platform = query.get('platform');
  const known = platform === 'android' || platform === 'ios' ? platform : undefined;
  const category = text('category');
  const tagId = [...new Set(query.getAll('tag'))]
    .filter((id) => /^[0-9a-f-]{36}$/i.test(id))
    .slice(0, MOST_TAGS);
  const sort = SORTS.find((name) => name === query.get('sort')) ?? 'relevance';
  return {
    ...(text('q') && { q: text('q') }),
    ...(known && { platform: known }),
    ...(listCategories(known).includes(category) && { category }),
    ...(tagId.length > 0 && { tagId }),
    ...(text('mechanic') && { mechanic: text('mechanic') }),
    page: readPage(query),
    sort,
    order: query.get('order') === 'desc' ? 'DESC' : 'ASC',
  };
}

/** The address of this choice; defaults are left out, and any change but a turn of the page starts at page one. */
export function writeAddress(address: GamesAddress, change: Partial<GamesAddress>): URLSearchParams {
  const next = { ...address, page: 1, ...change };
  // The stores name their categories in their own ways; what both have stays chosen.
  if (next.category) {
    const label = categoryLabel(next.category);
    next.category = listCategories(next.platform).find((category) => categoryLabel(category) === label);
  }
  const query = new URLSearchParams();
  for (const name of ['q', 'platform', 'category', 'mechanic'] as const) {
    if (next[name]) query.set(name, next[name]);
  }
  for (const id of next.tagId ?? []) query.append('tag', id);
  if (next.sort !== 'relevance') query.set('sort', next.sort);
  if (next.order === 'DESC') query.set('order', 'desc');
  if (next.page > 1) query.set('page', String(next.page));
  return query;
}

const changeAddress = (query: URLSearchParams, part: Partial<GamesAddress>): URLSearchParams =>
  writeAddress(readAddress(query), part);

export const useGamesAddress = () => useAddress(readAddress, changeAddress, 'q mechanic');

/** What the server is asked for. */
export function toFilter({ q, platform, category, tagId, mechanic }: GamesAddress): GameFilter {
  return {
    ...(q && { q }),
    ...(platform && { platform }),
    ...(category && { category }),
    ...(tagId && { tagId }),
    ...(mechanic && { mechanic }),
  };
}

export const isFiltered = (address: GamesAddress): boolean => Object.keys(toFilter(address)).length > 0;

/** Categories to choose from, without the one that stands for all: of one store, or of both, by their labels. */
export function listCategories(platform: GamesAddress['platform']): string[] {
  const lists = platform ? [CATEGORIES[platform]] : [CATEGORIES.android, CATEGORIES.ios];
  const byLabel = new Map<string, string>();
  for (const category of lists.flat()) {
    const label = categoryLabel(category);
    if (category !== 'all' && !byLabel.has(label)) byLabel.set(label, category);
  }
  return [...byLabel.values()];
}
