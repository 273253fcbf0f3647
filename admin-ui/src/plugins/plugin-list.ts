import type { Plugin } from '../api/types';
import type { Filter } from '../components/lists/list-address';

/** The tabs; the first has no URL parameter. */
export const TABS = [
  { value: 'plugins', status: 'listed', label: 'Plugins' },
  { value: 'review', status: 'submitted', label: 'Review' },
  { value: 'rejected', status: 'rejected', label: 'Rejected' },
] as const satisfies { value: string; status: Plugin['status']; label: string }[];

/** Sort orders of listed plugins, then of the other tabs. */
export const SORTS = {
  name: 'ASC',
  downloads: 'DESC',
  rating: 'DESC',
  createdAt: 'ASC',
  updatedAt: 'DESC',
} as const;
export const SORT_NAMES = { name: 'Name', downloads: 'Downloads', rating: 'Rating' };

export const FILTERS = {
  tab: {
    field: 'status',
    values: Object.fromEntries(TABS.map(({ value, status }) => [value, status])),
    initial: TABS[0].value,
  },
  installed: { values: { yes: true, no: false } },
};

export interface PluginFilter {
  q: string;
  status: Plugin['status'];
  /** Listed plugins only. */
  installed: boolean;
}

/** Longest waiting first; latest rejected first. */
export function sortFor({ status }: Filter): string {
  if (status === 'submitted') return 'createdAt';
  return status === 'rejected' ? 'updatedAt' : 'name';
}

export const fitTab = ({ installed, ...filter }: Filter): Filter =>
  filter.status === 'listed' && installed !== undefined ? { ...filter, installed } : filter;
