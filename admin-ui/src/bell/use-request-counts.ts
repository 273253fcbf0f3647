import { useApi } from '../api/queries/use-api';
import type { RequestCounts } from '../api/types';
import { useAuth } from '../auth/auth-context';

/** Number of requests per tab, for administrators; refetched every minute and on focus. */
export function useRequestCounts(): RequestCounts | undefined {
  const { isAdmin } = useAuth();
  return useApi(
    '/api/user-requests/counts',
    {},
    { enabled: isAdmin, refetchInterval: 60_000, refetchOnWindowFocus: true },
  ).data;
}
