import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { SavedView } from '../../api/types';
import { useAllRows } from '../../api/queries/use-api';

/** Query parameter with the id of the open view. */
export const VIEW = 'saved';
/** Value of the parameter that suppresses the default view. */
export const NO_VIEW = 'none';
/** Parameters for pagination and open panels, which views don't save. */
const PASSING = [VIEW, 'page', 'add', 'import', 'analysis', 'prototype', 'entry', 'idea', 'games'];

/** The current user's and the team's views of a list. */
export const useSavedViews = (list: string, enabled = true) =>
  useAllRows('/api/saved-views', { sort: ['name', 'ASC'], filter: { list } }, { enabled });

/** Invalidates the views; resolves when those shown have been refetched. */
export function useInvalidateViews(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['saved-views'] });
}

/** The view that the URL opens; undefined while it loads or when there is none. */
export function useOpenView(list: string): SavedView | undefined {
  const [query] = useSearchParams();
  const id = query.get(VIEW);
  const { data } = useSavedViews(list, id !== null && id !== NO_VIEW);
  return data?.find((view) => view.id === id);
}

/** Store key for columns; each view keeps unsaved changes under its own key. */
export const columnsKey = (list: string, view: SavedView | undefined): string =>
  view?.columns ? `${list}.${view.id}.columns` : `${list}.columns`;

/** The saved part of a query string, in a canonical order. */
export function readViewQuery(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of PASSING) query.delete(name);
  // A stable sort, so repeated parameters keep their order.
  query.sort();
  return query.toString();
}
