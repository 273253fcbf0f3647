import type { GameFilter } from '../api/games';
import type { Platform } from '../api/types';
import type { Filter } from '../components/list-address';
import { CATEGORIES, categoryLabel } from '../rankings/categories';

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** `relevance` is the server's own order: the best match first, without words by title. */
export const SORTS = {
  relevance: 'ASC',
  title: 'ASC',
  developer: 'ASC',
  rank: 'ASC',
  rankChange: 'DESC',
  rating: 'DESC',
  category: 'ASC',
  analyzedAt: 'DESC',
  updatedAt: 'ASC',
} as const;

export const FILTERS = {
  platform: { values: ['android', 'ios'] },
  category: { values: [...new Set([...CATEGORIES.android, ...CATEGORIES.ios])] },
  tag: { field: 'tagId', many: true, looksLike: UUID },
  mechanic: {},
};

/** The stores name their categories in their own ways; what both have stays chosen. */
export function fitCategory(filter: Filter): Filter {
  const { category, platform } = filter as GameFilter;
  if (!category) return filter;
  const label = categoryLabel(category);
  return { ...filter, category: listCategories(platform).find((each) => categoryLabel(each) === label) };
}

/** Categories to choose from, without the one that stands for all: of one store, or of both, by their labels. */
export function listCategories(platform: Platform | undefined): string[] {
  const lists = platform ? [CATEGORIES[platform]] : [CATEGORIES.android, CATEGORIES.ios];
  const byLabel = new Map<string, string>();
  for (const category of lists.flat()) {
    const label = categoryLabel(category);
    if (category !== 'all' && !byLabel.has(label)) byLabel.set(label, category);
  }
  return [...byLabel.values()];
}
