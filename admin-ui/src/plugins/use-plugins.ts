import { useQueryClient } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import type { Plugin } from '../api/types';

export const pluginListKey = ['plugins', 'getList'] as const;

/** How many wait for a look; undefined until the server has told. */
export function useReviewCount(): number | undefined {
  const { total } = useGetList<Plugin>('plugins', {
    filter: { status: 'submitted' },
    pagination: { page: 1, perPage: 1 },
    sort: { field: 'createdAt', order: 'ASC' },
  });
  return total;
}

/** To call when plugins came, went or changed their tab. */
export function usePluginsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['plugins'] });
}
