import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listWatchlists } from '../api/games/watchlists';

/** My watchlists and those of the team, by name. */
export const useWatchlists = () =>
  useQuery({ queryKey: ['watchlists', 'all'], queryFn: ({ signal }) => listWatchlists({}, signal) });

/** To call when watchlists or their games have changed: whatever shows them reads again. */
export function useWatchlistsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['watchlists'] });
}
