import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listTags } from '../api/tags';

/** Everybody's tags, ordered by name. */
export function useTags() {
  return useQuery({ queryKey: ['tags', 'list'], queryFn: ({ signal }) => listTags({}, signal) });
}

/** To call when tags or what carries them have changed: whatever shows them reads again. */
export function useTagsChanged(): (bundleIds?: string[]) => void {
  const queryClient = useQueryClient();
  return (bundleIds) => {
    void queryClient.invalidateQueries({ queryKey: ['tags'] });
    // A deleted or renamed tag may be on any game; games that nobody looks at are read when somebody does.
    if (!bundleIds) void queryClient.invalidateQueries({ queryKey: ['games'] });
    else for (const id of bundleIds) void queryClient.invalidateQueries({ queryKey: ['games', id] });
  };
}
