import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SavedView } from '../../api/types';
import { listSavedViews } from '../../api/team/saved-views';

/** The word of the address that says which view is open. */
export const VIEW = 'saved';
/** The list without a view, though one opens by itself. */
export const NO_VIEW = 'none';
/** What is open above a list, or where somebody is in it, belongs to no view. */
const PASSING = [VIEW, 'page', 'add', 'analysis', 'prototype', 'entry', 'idea', 'games'];

/** My views of a list and those of the team. */
export function useSavedViews(list: string, enabled = true) {
  return useQuery({
    queryKey: ['saved-views', list],
    queryFn: ({ signal }) => listSavedViews(list, signal),
    enabled,
  });
}

/** To call when views of a list have changed; resolves when they are read again. */
export function useViewsChanged(list: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['saved-views', list] });
}

/** The view that the address says is open; undefined while it is read, and when there is none. */
export function useOpenView(list: string): SavedView | undefined {
  const [query] = useSearchParams();
  const id = query.get(VIEW);
  const { data } = useSavedViews(list, id !== null && id !== NO_VIEW);
  return data?.find((view) => view.id === id);
}

/** Where the columns of a list are remembered: changes of those of a view are apart until they are saved. */
export const columnsKey = (list: string, view: SavedView | undefined): string =>
  view?.columns ? `${list}.${view.id}.columns` : `${list}.columns`;

/** What a view holds of an address, always in the same order. */
export function readViewQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of PASSING) query.delete(name);
  // Words of one name keep their order.
  query.sort();
  return query.toString();
}
