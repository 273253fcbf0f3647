import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import {
  ListBase,
  RouterProviderContext,
  parseQueryFromLocation,
  useRouterProvider,
  type RouterProvider,
} from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import {
  readListAddress,
  saysNothing,
  writeListAddress,
  type ListAddress,
  type ListState,
} from './list-address';

interface AddressedListProps extends ListAddress {
  resource: string;
  perPage: number;
  /** Comes back as it was left, when its address says nothing else. */
  remembered?: boolean;
  children: ReactNode;
}

/** react-admin's list with short addresses: `?q=…&status=…&sort=…&order=…&page=…` instead of JSON. */
export function AddressedList({ resource, perPage, remembered, children, ...address }: AddressedListProps) {
  const outside = useRouterProvider();
  const inside = useShortAddresses(outside, perPage, address);
  const retry = useQueryClient().getDefaultOptions().queries?.retry;
  const { sorts, status } = address;
  const first = status?.values[0];
  return (
    <RouterProviderContext.Provider value={inside}>
      <ListBase
        resource={resource}
        perPage={perPage}
        sort={{ field: sorts[0] ?? 'id', order: 'DESC' }}
        filterDefaultValues={status && first !== 'all' ? { [status.field]: first } : undefined}
        storeKey={remembered ? undefined : false}
        // The guard in front of the shell has let them in; the screen itself says what could not be read.
        disableAuthentication
        queryOptions={{ placeholderData: undefined, retry, onError: undefined }}
      >
        <RouterProviderContext.Provider value={outside}>{children}</RouterProviderContext.Provider>
      </ListBase>
    </RouterProviderContext.Provider>
  );
}

/** Lets the list read and write its own dialect, while the address is kept in ours. */
function useShortAddresses(router: RouterProvider, perPage: number, address: ListAddress): RouterProvider {
  const { sorts, status } = address;
  const location = useLocation();
  const navigate = useNavigate();
  const [arrival] = useState(location);
  const [moved, setMoved] = useState(false);
  if (!moved && location.search !== arrival.search) setMoved(true);

  return useMemo(() => {
    const query = new URLSearchParams(location.search);
    // Who arrives by a bare address gets the list as it was left; who comes back to one sees it bare.
    const search = !moved && saysNothing(query) ? '' : toLongSearch(query, perPage, { sorts, status });
    const navigateShort: ReturnType<RouterProvider['useNavigate']> = (to, options) => {
      if (typeof to !== 'object' || to.search === undefined) return;
      // A screen that is being left changes nothing, or it would call the person back while the next one loads.
      if (window.location.pathname !== location.pathname) return;
      const now = new URLSearchParams(window.location.search);
      const next = parseQueryFromLocation({ search: to.search }) as unknown as ListState;
      const changed = writeListAddress(now, next, { sorts, status });
      // Letters that are typed are no places to go back to.
      const replace = options?.replace ?? changed.get('q') !== now.get('q');
      void navigate({ search: `?${changed}` }, { ...options, replace });
    };
    const long = { ...location, search };
    return { ...router, useLocation: () => long, useNavigate: () => navigateShort };
  }, [router, location, navigate, moved, perPage, sorts, status]);
}

function toLongSearch(query: URLSearchParams, perPage: number, address: ListAddress): string {
  const { filter, sort, order, page } = readListAddress(query, address);
  const parts = { filter: JSON.stringify(filter), sort, order, page: String(page), perPage: String(perPage) };
  return `?${new URLSearchParams(parts)}`;
}
