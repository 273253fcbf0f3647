import type { Capture } from '../api/types';
import { PLATFORMS } from '../components/text/chips';
import type { Filter, ListAddress } from '../components/lists/list-address';
import { CATEGORIES } from '../rankings/categories';
import { LISTS } from '../rankings/filters';

export const KINDS: Record<Capture['kind'], string> = {
  refresh: 'Refresh',
  import: 'Import',
  sample: 'Sample data',
};

/** Filters of the captures; omitted means all. */
export interface CaptureFilter {
  platform?: Capture['platform'] | undefined;
  country?: string | undefined;
  category?: string | undefined;
  rankingType?: Capture['rankingType'] | undefined;
  kind?: Capture['kind'] | undefined;
  importId?: string | undefined;
  thin?: boolean | undefined;
}

/** Categories belong to a store; the country in the URL may be uppercase. */
function normalizeFilter(filter: Filter): Filter {
  const { category, ...rest } = filter as CaptureFilter;
  const { platform, country } = rest;
  const known = !category || !platform || CATEGORIES[platform].includes(category);
  return {
    ...rest,
    ...(category && known && { category }),
    ...(country && { country: country.toLowerCase() }),
  };
}

const NEWEST = 'DESC' as const;

/** The screen's views and their URL parameters. */
export const VIEWS = {
  captures: {
    label: 'Captures',
    resource: 'rankings/captures',
    sorts: { updatedAt: NEWEST, capturedAt: NEWEST, rowCount: NEWEST },
    filters: {
      platform: { values: PLATFORMS },
      country: { looksLike: /^[a-z]{2}$/i },
      category: { values: [...CATEGORIES.android, ...CATEGORIES.ios] },
      list: { field: 'rankingType', values: LISTS.map(({ type }) => type) },
      kind: { values: Object.keys(KINDS) },
      import: { field: 'importId', looksLike: /^[0-9a-f-]{36}$/i },
      thin: { values: { 1: true } },
    },
    fit: normalizeFilter,
  },
  imports: {
    label: 'Imports',
    resource: 'chart-imports',
    sorts: { createdAt: NEWEST, fileName: 'ASC', rowCount: NEWEST },
  },
  removed: {
    label: 'Removed',
    resource: 'chart-removals',
    sorts: { removedAt: NEWEST, rowCount: NEWEST, purgeAt: NEWEST },
  },
} as const satisfies Record<string, ListAddress & { label: string; resource: string }>;

export type View = keyof typeof VIEWS;

export const readView = (word: string | null): View =>
  (Object.keys(VIEWS) as View[]).find((view) => view === word) ?? 'captures';
