import type { Capture } from '../api/captures';
import { LISTS } from '../rankings/filters';
import { CATEGORIES } from '../rankings/categories';
import { PLATFORMS } from '../components/chips';

export const VIEWS = { captures: 'Captures', imports: 'Imports', removed: 'Removed' } as const;
export type View = keyof typeof VIEWS;

export const KINDS: Record<Capture['kind'], string> = {
  refresh: 'Refresh',
  import: 'Import',
  sample: 'Sample data',
};

/** What the address says of the captures shown; absent is all. */
export interface CaptureFilter {
  platform?: Capture['platform'];
  country?: string;
  category?: string;
  rankingType?: Capture['rankingType'];
  kind?: Capture['kind'];
  importId?: string;
  thin?: boolean;
}

export const readView = (query: URLSearchParams): View =>
  (Object.keys(VIEWS) as View[]).find((view) => view === query.get('view')) ?? 'captures';

/** Reads the filters; what the address says wrongly is left out. */
export function readFilter(query: URLSearchParams): CaptureFilter {
  const pick = <T extends string>(name: string, values: readonly T[]) =>
    values.find((value) => value === query.get(name));
  const platform = pick('platform', PLATFORMS);
  const country = query.get('country')?.toLowerCase();
  const known = platform ? CATEGORIES[platform] : [...CATEGORIES.android, ...CATEGORIES.ios];
  const category = pick('category', known);
  const rankingType = pick(
    'list',
    LISTS.map(({ type }) => type),
  );
  const kind = pick('kind', Object.keys(KINDS) as Capture['kind'][]);
  const importId = query.get('import');
  return {
    ...(platform && { platform }),
    ...(country && /^[a-z]{2}$/.test(country) && { country }),
    ...(category && { category }),
    ...(rankingType && { rankingType }),
    ...(kind && { kind }),
    ...(importId && /^[0-9a-f-]{36}$/i.test(importId) && { importId }),
    ...(query.get('thin') === '1' && { thin: true }),
  };
}
