import { useGetList } from 'react-admin';
import type { Plugin } from '../api/types';

export const pluginListKey = ['plugins', 'getList'] as const;

/** Number of plugins awaiting review; undefined while loading. */
export function useReviewCount(): number | undefined {
  const { total } = useGetList<Plugin>('plugins', {
    filter: { status: 'submitted' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return total;
}
