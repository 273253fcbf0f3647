import { useApi } from '../api/queries/use-api';
import type { RequestCounts } from '../api/types';
import { useAuth } from '../auth/auth-context';

/** How many requests stand in each tab, for administrators; read again every minute and when the reader comes back. */
export function useRequestCounts(): RequestCounts | undefined {
  const { isAdmin } = useAuth();
  return useApi(
    '/api/user-requests/counts',
    {},
    { enabled: isAdmin, refetchInterval: 60_000, refetchOnWindowFocus: true },
  ).data;
}
