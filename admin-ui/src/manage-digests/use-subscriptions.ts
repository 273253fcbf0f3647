import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listSubscriptions } from '../api/team/digests';

const KEY = ['digest-subscriptions', 'all'];

/** The digests that I get. */
export const useSubscriptions = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => listSubscriptions(signal) });

/** To call when they have changed. */
export function useSubscriptionsChanged(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: KEY });
}
