import { QueryCache, QueryClient } from '@tanstack/react-query';

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
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
