import { useQuery, useQueryClient } from '@tanstack/react-query';
import { keepWithin } from '../api/keep-within';
import { listPlugins } from '../api/plugins';
import { PER_PAGE, toFilter, toSort, type PluginsAddress } from './use-plugins-address';

export const pluginListKey = ['plugins', 'list'] as const;

/** The page of plugins that the address names. */
export function usePlugins(address: PluginsAddress) {
  const filter = toFilter(address);
  const sort = toSort(address);
  const from = (address.page - 1) * PER_PAGE;
  const listKey = [...pluginListKey, filter];
  return useQuery({
    queryKey: [...listKey, sort, address.page],
    queryFn: ({ signal }) => listPlugins({ filter, sort, range: [from, from + PER_PAGE - 1] }, signal),
    placeholderData: keepWithin(listKey),
  });
}

/** How many wait for a look; undefined until the server has told. */
export function useReviewCount(): number | undefined {
  const { data } = useQuery({
    queryKey: ['plugins', 'review-count'],
    queryFn: ({ signal }) => listPlugins({ filter: { status: 'submitted' }, range: [0, 0] }, signal),
  });
  return data?.total;
}

/** To call when plugins came, went or changed their tab. */
export function usePluginsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['plugins'] });
}
