import type { QueryClient } from '@tanstack/react-query';
import type { Idea } from '../api/types';
import type { GetListResult } from 'react-admin';

export const IDEAS_PER_PAGE = 24;
export const ideaListKey = ['ideas', 'getList'] as const;
export const ideaKey = (id: string) => ['ideas', 'one', id] as const;
/** Prefix of queries derived from an idea's items. */
export const ideaFactsKey = (id: string) => ['ideas', 'facts', id] as const;

/** Writes an idea from a response into every cached query that shows it. */
export function rememberIdea(cache: QueryClient, idea: Idea): void {
  cache.setQueryData(ideaKey(idea.id), idea);
  cache.setQueriesData<GetListResult<Idea>>(
    { queryKey: ideaListKey },
    (page) =>
      page && { ...page, data: page.data.map((row) => (row.id === idea.id ? { ...row, ...idea } : row)) },
  );
  void cache.invalidateQueries({ queryKey: ideaFactsKey(idea.id) });
}
