import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listTags } from '../api/games/tags';

/** Everyone's tags, by name. */
export function useTags() {
  return useQuery({ queryKey: ['tags', 'list'], queryFn: ({ signal }) => listTags({}, signal) });
}

/** Invalidates everything that shows tags. */
export function useInvalidateTags(): (bundleIds?: string[]) => void {
  const queryClient = useQueryClient();
  return (bundleIds) =>
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name, id] }) =>
        // Includes a tag's games, tags/ID/games; tags fill watchlists, which the dashboard shows.
        /^(tags|watchlists|dashboard)(\/|$)/.test(String(name)) ||
        // A deleted or renamed tag may be on any game; queries that aren't visible refetch later.
        (name === 'games' && (!bundleIds || ['getList', ...bundleIds].includes(String(id)))),
    });
}
