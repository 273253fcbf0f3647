import { useQuery } from '@tanstack/react-query';
import { countRequests } from '../api/people';
import type { RequestCounts } from '../api/types';
import { useAuth } from '../auth/auth-context';

/** How many requests stand in each tab, for administrators; read again every minute and when the reader comes back. */
export function useRequestCounts(): RequestCounts | undefined {
  const { isAdmin } = useAuth();
  return useQuery({
    queryKey: ['user-requests', 'counts'],
    queryFn: ({ signal }) => countRequests(signal),
    enabled: isAdmin,
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  }).data;
}
