import type { ListRequest } from '../api/list';
import type { Plugin } from '../api/types';
import { readPage, useAddress } from '../components/use-address';

/** The tabs; the first is the one without a word in the address. */
export const TABS = [
  { value: 'plugins', status: 'listed', label: 'Plugins' },
  { value: 'review', status: 'submitted', label: 'Review' },
  { value: 'rejected', status: 'rejected', label: 'Rejected' },
] as const satisfies { value: string; status: Plugin['status']; label: string }[];
export type PluginTab = (typeof TABS)[number]['value'];

export const SORTS = [
  { value: 'name', label: 'Name', order: 'ASC' },
  { value: 'downloads', label: 'Downloads', order: 'DESC' },
  { value: 'rating', label: 'Rating', order: 'DESC' },
] as const;
export type PluginSort = (typeof SORTS)[number]['value'];

export const INSTALLED = ['all', 'yes', 'no'] as const;

export interface PluginsAddress {
  tab: PluginTab;
  q: string;
  /** Listed plugins only. */
  installed: (typeof INSTALLED)[number];
  sort: PluginSort;
  /** From 1. */
  page: number;
}

export const PER_PAGE = 24;

export function readPluginsAddress(query: URLSearchParams): PluginsAddress {
  return {
    tab: TABS.find(({ value }) => value === query.get('tab'))?.value ?? 'plugins',
    q: query.get('q') ?? '',
    installed: INSTALLED.find((value) => value === query.get('installed')) ?? 'all',
    sort: SORTS.find(({ value }) => value === query.get('sort'))?.value ?? 'name',
    page: readPage(query),
  };
}

export function writePluginsAddress({ tab, q, installed, sort, page }: PluginsAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (tab !== 'plugins') query.set('tab', tab);
  if (q) query.set('q', q);
  if (installed !== 'all') query.set('installed', installed);
  if (sort !== 'name') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}

export const toStatus = (tab: PluginTab): Plugin['status'] =>
  TABS.find(({ value }) => value === tab)?.status ?? 'listed';

export function toFilter({ tab, q, installed }: PluginsAddress): Record<string, unknown> {
  return {
    status: toStatus(tab),
    ...(q && { q }),
    ...(tab === 'plugins' && installed !== 'all' && { installed: installed === 'yes' }),
  };
}

/** Listed plugins as chosen; who waits longest comes first, who was rejected last comes first. */
export function toSort({ tab, sort }: PluginsAddress): NonNullable<ListRequest['sort']> {
  if (tab === 'review') return ['createdAt', 'ASC'];
  if (tab === 'rejected') return ['updatedAt', 'DESC'];
  return [sort, SORTS.find(({ value }) => value === sort)?.order ?? 'ASC'];
}

/** Whatever changes the list starts at page one. */
const changeAddress = (query: URLSearchParams, part: Partial<PluginsAddress>): URLSearchParams =>
  writePluginsAddress({ ...readPluginsAddress(query), page: 1, ...part });

export const usePluginsAddress = () => useAddress(readPluginsAddress, changeAddress);
