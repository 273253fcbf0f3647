import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listWatchlists } from '../api/games/watchlists';

/** My and the team's watchlists, by name. */
export const useWatchlists = () =>
  useQuery({ queryKey: ['watchlists', 'all'], queryFn: ({ signal }) => listWatchlists({}, signal) });

/** Invalidates everything that shows watchlists or their games. */
export function useInvalidateWatchlists(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: ['watchlists'] });
}
