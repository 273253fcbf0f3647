import { useQuery } from '@tanstack/react-query';
import { countRequests } from '../api/people';
import type { RequestCounts } from '../api/types';

/** How many requests stand in each tab; read again every minute and when the reader comes back. */
export function useRequestCounts(): RequestCounts | undefined {
  return useQuery({
    queryKey: ['user-requests', 'counts'],
    queryFn: ({ signal }) => countRequests(signal),
    refetchInterval: 60_000,
    refetchOnWindowFocus: true,
  }).data;
}
