import { useCallback } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router';
import { currentPath } from '../../base-path';

/**
 * Changes the query string of the current URL rather than of the last render, so two changes in the same tick don't
 * overwrite each other. A screen that is being left changes nothing, or it would cancel the navigation.
 */
export function useChangeQuery() {
  const [, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  return useCallback(
    (change: (query: URLSearchParams) => URLSearchParams, options?: NavigateOptions) => {
      if (currentPath() !== pathname) return;
      setQuery(change(new URLSearchParams(window.location.search)), options);
    },
    [setQuery, pathname],
  );
}

/** The query string and its setter, for more than single parameters. */
export function useAddress() {
  const [query] = useSearchParams();
  return [query, useChangeQuery()] as const;
}

/** A query parameter and its setter; null removes it. */
export function useAddressWord(
  name: string,
): [string | null, (word: string | null, options?: NavigateOptions) => void] {
  const [query, changeQuery] = useAddress();
  const change = useCallback(
    (word: string | null, options?: NavigateOptions) =>
      changeQuery((now) => {
        if (word) now.set(name, word);
        else now.delete(name);
        return now;
      }, options),
    [changeQuery, name],
  );
  return [query.get(name), change];
}

/** A repeated query parameter; changing it resets the list to page 1. */
export function useAddressList(name: string): [string[], (values: string[]) => void] {
  const [query, changeQuery] = useAddress();
  const change = useCallback(
    (words: string[]) =>
      changeQuery((now) => {
        for (const removed of [name, 'page']) now.delete(removed);
        for (const word of words) now.append(name, word);
        return now;
      }),
    [changeQuery, name],
  );
  return [[...new Set(query.getAll(name))], change];
}

export const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isId = (word: string): boolean => UUID.test(word);

/** The id of the record that the URL opens; null unless it is a valid id. */
export function useOpenedId(name: string): [string | null, (id: string | null) => void] {
  const [word, change] = useAddressWord(name);
  return [word && isId(word) ? word : null, change];
}
