import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query';
import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import {
  ListBase,
  RouterProviderContext,
  parseQueryFromLocation,
  useListContext,
  useNotify,
  useRouterProvider,
  type RouterProvider,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { describeErrorSentence } from '../../api/problem';
import { currentPath } from '../../base-path';
import {
  defaultSort,
  initialFilter,
  readListAddress,
  saysNothing,
  writeListAddress,
  type Filter,
  type ListAddress,
  type ListState,
} from './list-address';
import { readWord, writeWord } from '../page/address-params';
import { useChangeQuery } from '../page/use-address';

interface AddressedListProps extends ListAddress {
  resource: string;
  perPage: number;
  /** Fixed filter, independent of the URL. */
  filter?: Filter;
  /** Restores the last state when the URL has no parameters. */
  remembered?: boolean;
  children: ReactNode;
}

const Address = createContext<{ address: ListAddress; perPage: number } | null>(null);

/** react-admin's list with short URLs: `?q=…&status=…&sort=…&order=…&page=…` instead of JSON. */
export function AddressedList({
  resource,
  perPage,
  remembered,
  filter,
  children,
  ...given
}: AddressedListProps) {
  const { sorts, filters, sortFor, fit } = given;
  const address = useMemo(() => ({ sorts, filters, sortFor, fit }), [sorts, filters, sortFor, fit]);
  const earlierRows = useEarlierRows(address, perPage, filter);
  const outside = useRouterProvider();
  const inside = useShortAddresses(outside, perPage, address);
  const retry = useQueryClient().getDefaultOptions().queries?.retry;
  const field = defaultSort(address, initialFilter(address));
  const notify = useNotify();
  // react-admin goes back to the first page when another one fails to load, so the screen has no error to show.
  const onError = (error: Error) => {
    const { page } = readListAddress(new URLSearchParams(window.location.search), address, perPage);
    if (page > 1) notify(`Couldn't load page ${page}. ${describeErrorSentence(error)}`, { type: 'error' });
  };
  return (
    <RouterProviderContext.Provider value={inside}>
      <ListBase
        resource={resource}
        perPage={perPage}
        {...(filter && { filter })}
        sort={{ field, order: given.sorts[field] ?? 'DESC' }}
        filterDefaultValues={initialFilter(address)}
        storeKey={remembered ? undefined : false}
        // AdminGuard has checked access already; the screen reports what couldn't be loaded.
        disableAuthentication
        queryOptions={{ placeholderData: earlierRows, retry, onError }}
      >
        <RouterProviderContext.Provider value={outside}>
          <Address.Provider value={useMemo(() => ({ address, perPage }), [address, perPage])}>
            <SelectionOfFilter />
            {children}
          </Address.Provider>
        </RouterProviderContext.Provider>
      </ListBase>
    </RouterProviderContext.Provider>
  );
}

/**
 * The filters of the surrounding list and how to change some of them. Changes apply to the current URL, so two in the
 * same tick don't overwrite each other.
 */
export function useListFilters<F extends object = Filter>() {
  const context = useContext(Address);
  const { filterValues } = useListContext();
  const changeQuery = useChangeQuery();
  const change = useCallback(
    (part: Partial<F>, options: { replace?: boolean } = {}) => {
      if (!context) return;
      const { address, perPage } = context;
      changeQuery((now) => {
        const state = readListAddress(now, address, perPage);
        const filter = { ...state.filter, ...part };
        const sort = defaultSort(address, filter);
        const sorted =
          sort === defaultSort(address, state.filter) ? {} : { sort, order: address.sorts[sort] ?? 'DESC' };
        return writeListAddress(now, { ...state, ...sorted, page: 1, filter }, address, perPage);
      }, options);
    },
    [context, changeQuery],
  );
  return { filter: filterValues as Partial<F>, change };
}

/** One filter of the surrounding list as its word in the URL, and how to change it; the empty word is no filter. */
export function useListWord(name: string): [word: string, change: (word: string) => void] {
  const param = useContext(Address)?.address.filters?.[name] ?? {};
  const { filter, change } = useListFilters();
  const field = param.field ?? name;
  return [writeWord(param, filter[field]), (word) => change({ [field]: readWord(param, word) })];
}

/** Keeps the previous rows while another page or order loads, but never across filters. */
function useEarlierRows(address: ListAddress, perPage: number, fixed: Filter | undefined) {
  const { search } = useLocation();
  const addressFilter = readListAddress(new URLSearchParams(search), address, perPage).filter;
  const filter = hashKey([{ ...addressFilter, ...fixed }]);
  return <T,>(before: T | undefined, query?: { queryKey: QueryKey }): T | undefined => {
    const params = query?.queryKey[2] as { filter?: Filter } | undefined;
    return params && hashKey([params.filter]) === filter ? before : undefined;
  };
}

/** Clears the selection when the search changes. */
function SelectionOfFilter() {
  const { filterValues, onSelect } = useListContext();
  const filter = hashKey([filterValues]);
  const last = useRef(filter);
  useEffect(() => {
    if (last.current === filter) return;
    last.current = filter;
    onSelect([]);
  }, [filter, onSelect]);
  return null;
}

/** Translates between react-admin's query string and the short one in the URL. */
function useShortAddresses(router: RouterProvider, perPage: number, address: ListAddress): RouterProvider {
  const location = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(location);
  const [moved, setMoved] = useState(false);
  if (!moved && location.search !== arrival.search) setMoved(true);

  return useMemo(() => {
    const query = new URLSearchParams(location.search);
    // Arriving at a bare URL restores the remembered list; going back to one shows it without filters.
    const search = !moved && saysNothing(query, address) ? '' : toLongSearch(query, perPage, address);
    const navigateShort: ReturnType<RouterProvider['useNavigate']> = (to, options) => {
      if (typeof to !== 'object' || to.search === undefined) return;
      // A screen that is being left must not change the URL, or it would cancel the navigation.
      if (currentPath() !== location.pathname) return;
      const now = new URLSearchParams(window.location.search);
      const next = parseQueryFromLocation({ search: to.search }) as unknown as ListState;
      const changed = writeListAddress(now, next, address, perPage);
      // Typing in the search adds no history entries.
      const replace = options?.replace ?? changed.get('q') !== now.get('q');
      void navigate({ search: `?${changed}` }, { ...options, replace });
    };
    const long = { ...location, search };
    return { ...router, useLocation: () => long, useNavigate: () => navigateShort };
  }, [router, location, navigate, moved, perPage, address]);
}

function toLongSearch(query: URLSearchParams, perPage: number, address: ListAddress): string {
  const { filter, sort, order, page, perPage: rows } = readListAddress(query, address, perPage);
  const parts = { filter: JSON.stringify(filter), sort, order, page: String(page), perPage: String(rows) };
  return `?${new URLSearchParams(parts)}`;
}
