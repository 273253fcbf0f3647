import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem, ConnectionError } from '../problem';

/** How often visible queries retry while the server is unreachable, in ms. */
export const UNREACHABLE_POLL = 10_000;

/** No response, or only that the database is down: retrying is safe and repairs the screen automatically. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof ConnectionError || (error instanceof ApiProblem && error.code === 'database_unavailable');

/** The server understood the request and would refuse it again. */
const isRefused = (error: unknown): boolean => error instanceof ApiProblem && error.status < 500;

/** Offline, requests fail at once with an error instead of waiting silently. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.error('A read failed', query.queryKey, error),
    }),
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isRefused(error),
        // Short, because the screen still shows old data as if it were current.
        retryDelay: 300,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: ({ state }) => (isUnreachable(state.error) ? UNREACHABLE_POLL : false),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
