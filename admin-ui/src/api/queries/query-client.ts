import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem } from '../problem';

/** How often a server that could not be reached is asked again for what is on screen, in ms. */
export const UNREACHABLE_POLL = 10_000;

/** Nothing came back, or only that the database is away: asking again costs nothing and mends the screen by itself. */
const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || (error instanceof ApiProblem && error.code === 'database_unavailable');

/** The memory of what was read. Without a network a call fails at once and says so, instead of waiting in silence. */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => console.error('A read failed', query.queryKey, error),
    }),
    defaultOptions: {
      queries: {
        retry: 1,
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: true,
        refetchInterval: ({ state }) => (isUnreachable(state.error) ? UNREACHABLE_POLL : false),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
