import { useMemo } from 'react';
import { readPage, useAddress, type ChangeAddress } from './use-address';

export interface ListSort {
  field: string;
  order: 'ASC' | 'DESC';
}

/** What of a list is shown. */
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

/** Reads and writes the address of a list. What it says wrongly is the default; any change starts at page one. */
export function useListAddress({
  statuses,
  sorts,
}: ListAddressOptions): [ListAddress, ChangeAddress<ListAddress>] {
  const { read, write } = useMemo(() => listAddress(statuses, sorts), [statuses, sorts]);
  return useAddress(read, write);
}

function listAddress(statuses: readonly string[], sorts: readonly string[]) {
  const read = (query: URLSearchParams): ListAddress => {
    const pick = (name: string, allowed: readonly string[]) =>
      allowed.find((value) => value === query.get(name)) ?? allowed[0] ?? '';
    return {
      q: query.get('q') ?? '',
      status: pick('status', statuses),
      page: readPage(query),
      sort: { field: pick('sort', sorts), order: query.get('order') === 'asc' ? 'ASC' : 'DESC' },
    };
  };
  const write = (query: URLSearchParams, part: Partial<ListAddress>): URLSearchParams => {
    const next = new URLSearchParams(query);
    const all = { ...read(query), page: 1, ...part };
    const set = (name: string, value: string, unsaid: string) =>
      value === unsaid ? next.delete(name) : next.set(name, value);
    set('q', all.q, '');
    set('status', all.status, statuses[0] ?? '');
    set('sort', all.sort.field, sorts[0] ?? '');
    set('order', all.sort.order.toLowerCase(), 'desc');
    set('page', String(all.page), '1');
    return next;
  };
  return { read, write };
}
