import type { GameFilter } from '../api/games/games';
import type { Platform } from '../api/types';
import { formatShort } from '../components/text/format';
import type { Filter, FilterParam } from '../components/lists/list-address';
import { writeWord } from '../components/page/address-params';
import { CATEGORIES, findCategory, listCategories } from '../rankings/categories';
import { UUID } from '../components/page/use-address';

/** `relevance` is the server's own order, best match first. */
export const SORTS = {
  relevance: 'ASC',
  title: 'ASC',
  developer: 'ASC',
  rank: 'ASC',
  rankChange: 'DESC',
  rating: 'DESC',
  installs: 'DESC',
  installsPerDay: 'DESC',
  releaseDate: 'DESC',
  lastUpdate: 'DESC',
  category: 'ASC',
  analyzedAt: 'DESC',
  updatedAt: 'ASC',
} as const;

/** The overall categories hold every game. */
const isPart = (category: string): boolean => !['all', 'game', 'games'].includes(category);

export const FILTERS = {
  platform: { values: ['android', 'ios'] },
  category: { values: Object.values(CATEGORIES).flat().filter(isPart) },
  tag: { field: 'tagId', many: true, looksLike: UUID },
  mechanic: {},
  similar: { field: 'similarTo' },
  installs: {
    field: 'minInstalls',
    values: { '10k': 10_000, '100k': 100_000, '1m': 1_000_000, '10m': 10_000_000 },
  },
  perday: { field: 'minInstallsPerDay', values: { '100': 100, '1k': 1_000, '10k': 10_000 } },
  ads: { field: 'containsAds', values: { yes: true, no: false } },
  purchases: { field: 'inAppPurchases', values: { yes: true, no: false } },
  updated: { field: 'updatedWithin', values: { '7': 7, '30': 30, '90': 90 } },
  released: { field: 'releasedWithin', values: { '7': 7, '30': 30, '90': 90, '365': 365 } },
  rated: {
    field: 'contentRating',
    values: ['Everyone', 'Everyone 10+', 'Teen', 'Mature 17+', '4+', '9+', '12+', '13+', '16+', '17+', '18+'],
  },
};

/** Searches default to relevance, browsing to chart rank. */
export const sortFor = ({ q, similarTo }: Filter): string => (q || similarTo ? 'relevance' : 'rank');

type Options = [word: string, label: string][];

const YES_NO: Options = [
  ['yes', 'Yes'],
  ['no', 'No'],
];
const LAST_DAYS: Options = [
  ['7', 'Last 7 days'],
  ['30', 'Last 30 days'],
  ['90', 'Last 90 days'],
];
const listMinima = (values: Record<string, number>): Options =>
  Object.entries(values).map(([word, value]) => [word, `${formatShort(value)} or more`]);

/** Filters by facts of the store pages, by their parameters. */
export const FACTS: { name: keyof typeof FILTERS; label: string; options: Options }[] = [
  { name: 'installs', label: 'Installs', options: listMinima(FILTERS.installs.values) },
  { name: 'perday', label: 'Installs a day', options: listMinima(FILTERS.perday.values) },
  { name: 'ads', label: 'Ads', options: YES_NO },
  { name: 'purchases', label: 'Purchases', options: YES_NO },
  { name: 'updated', label: 'Updated', options: LAST_DAYS },
  { name: 'released', label: 'Released', options: [...LAST_DAYS, ['365', 'Last year']] },
  { name: 'rated', label: 'Rated', options: FILTERS.rated.values.map((value) => [value, value]) },
];

/** The chosen store facts of a filter: field of the server and label. */
export const listChosenFacts = (filter: Partial<GameFilter>) =>
  FACTS.flatMap(({ name, label, options }) => {
    const param: FilterParam = FILTERS[name];
    const field = (param.field ?? name) as keyof GameFilter;
    const word = writeWord(param, filter[field]);
    const chosen = options.find(([each]) => each === word)?.[1] ?? word;
    return word ? [{ field, label: `${label}: ${chosen}` }] : [];
  });

/** Stores have different categories; a category that both have stays selected. */
export function fitCategory(filter: Filter): Filter {
  const { category, platform } = filter as GameFilter;
  return category ? { ...filter, category: findCategory(category, platform) } : filter;
}

/** The categories to choose from. */
export const listGameCategories = (platform?: Platform): string[] => listCategories(platform).filter(isPart);
