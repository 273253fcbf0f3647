import { useCallback } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router';
import { currentPath } from '../../base-path';

/**
 * Changes the query of the address. It builds on the address as it is now and not on the one last rendered: of two
 * changes in the same moment neither is lost. A screen that is being left changes nothing, or it would call the person
 * back while the next one loads.
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

/** The query of the address, and what changes it: for what is more than single words. */
export function useAddress() {
  const [query] = useSearchParams();
  return [query, useChangeQuery()] as const;
}

/** One word of the address, and what changes it; null takes it out. */
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

/** Several words of one name; another choice starts the list at its first page. */
export function useAddressWords(name: string): [string[], (words: string[]) => void] {
  const [query, changeQuery] = useAddress();
  const change = useCallback(
    (words: string[]) =>
      changeQuery((now) => {
        for (const gone of [name, 'page']) now.delete(gone);
        for (const word of words) now.append(name, word);
        return now;
      }),
    [changeQuery, name],
  );
  return [[...new Set(query.getAll(name))], change];
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export const isId = (word: string): boolean => UUID.test(word);

/** The record that the address says is open; anything but an id is none. */
export function useOpenedId(name: string): [string | null, (id: string | null) => void] {
  const [word, change] = useAddressWord(name);
  return [word && isId(word) ? word : null, change];
}
