import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listTags } from '../api/games/tags';

/** Everybody's tags, ordered by name. */
export function useTags() {
  return useQuery({ queryKey: ['tags', 'list'], queryFn: ({ signal }) => listTags({}, signal) });
}

/** To call when tags or what carries them have changed: whatever shows them reads again. */
export function useTagsChanged(): (bundleIds?: string[]) => void {
  const queryClient = useQueryClient();
  return (bundleIds) => {
    // With them the games of a tag, a list of their own: tags/ID/games.
    void queryClient.invalidateQueries({
      predicate: ({ queryKey: [name] }) => /^tags(\/|$)/.test(String(name)),
    });
    // A deleted or renamed tag may be on any game; games that nobody looks at are read when somebody does.
    if (!bundleIds) void queryClient.invalidateQueries({ queryKey: ['games'] });
    else
      for (const id of ['getList', ...bundleIds])
        void queryClient.invalidateQueries({ queryKey: ['games', id] });
  };
}
