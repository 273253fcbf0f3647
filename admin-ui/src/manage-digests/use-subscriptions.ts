import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listSubscriptions } from '../api/team/digests';

const KEY = ['digest-subscriptions', 'all'];

/** The user's digest subscriptions. */
export const useSubscriptions = () =>
  useQuery({ queryKey: KEY, queryFn: ({ signal }) => listSubscriptions(signal) });

/** Invalidates them. */
export function useInvalidateSubscriptions(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: KEY });
}
