import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

export interface ListSort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** What of a list is shown; it lives in the address, so that it can be shared and gone back to. */
export interface ListAddress {
  q: string;
  status: string;
  /** From 1. */
  page: number;
  sort: ListSort;
}

interface ListAddressOptions {
  /** Values that `status` may have; the first is what it is without a word in the address. */
  statuses: readonly string[];
  /** Fields that rows can be sorted by; the first is the default, downwards. */
  sorts: readonly string[];
}

type Change = (part: Partial<ListAddress>) => void;

/** Reads and writes the address of a list. What it says wrongly is the default; any change starts at page one. */
export function useListAddress({ statuses, sorts }: ListAddressOptions): [ListAddress, Change] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo<ListAddress>(() => {
    const pick = (name: string, allowed: readonly string[]) =>
      allowed.find((value) => value === query.get(name)) ?? allowed[0] ?? '';
    const page = Number(query.get('page'));
    return {
      q: query.get('q') ?? '',
      status: pick('status', statuses),
      page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
      sort: { field: pick('sort', sorts), order: query.get('order') === 'asc' ? 'ASC' : 'DESC' },
    };
  }, [query, statuses, sorts]);

  const change = useCallback<Change>(
    (part) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          const set = (name: string, value: string, unsaid: string) =>
            value === unsaid ? next.delete(name) : next.set(name, value);
          const all = { ...address, page: 1, ...part };
          set('q', all.q, '');
          set('status', all.status, statuses[0] ?? '');
          set('sort', all.sort.field, sorts[0] ?? '');
          set('order', all.sort.order.toLowerCase(), 'desc');
          set('page', String(all.page), '1');
          return next;
        },
        // Letters typed into a search are no places to go back to.
        { replace: 'q' in part },
      ),
    [address, setQuery, statuses, sorts],
  );
  return [address, change];
}
