import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams, type NavigateOptions } from 'react-router';

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
      if (window.location.pathname !== pathname) return;
      setQuery(change(new URLSearchParams(window.location.search)), options);
    },
    [setQuery, pathname],
  );
}

/** Changes parts of what the address says. */
export type ChangeAddress<A> = (part: Partial<A>, options?: NavigateOptions) => void;

/**
 * What a screen shows, kept in the address, so that it can be shared and gone back to.
 * @param read what the query says; a function that stays the same
 * @param write the query with a change in it; a function that stays the same
 * @param typed parts that letters are typed into: they are no places to go back to
 */
export function useAddress<A>(
  read: (query: URLSearchParams) => A,
  write: (query: URLSearchParams, part: Partial<A>) => URLSearchParams,
  typed = 'q',
): [A, ChangeAddress<A>] {
  const [query] = useSearchParams();
  const changeQuery = useChangeQuery();
  const address = useMemo(() => read(query), [query, read]);
  const change = useCallback<ChangeAddress<A>>(
    (part, options) =>
      changeQuery((now) => write(now, part), {
        replace: Object.keys(part).some((name) => typed.split(' ').includes(name)),
        ...options,
      }),
    [changeQuery, write, typed],
  );
  return [address, change];
}

/** The page number in a query, from 1. */
export function readPage(query: URLSearchParams): number {
  const page = Number(query.get('page'));
  return Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1;
}
