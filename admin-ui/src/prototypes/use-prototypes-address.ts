import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { PrototypeStatus } from '../api/types';
import { STATUSES } from './statuses';

export type PrototypeView = 'cards' | 'board';

/** What of the screen is shown; it lives in the address, so that it can be shared and gone back to. */
export interface PrototypesAddress {
  view: PrototypeView;
  q: string;
  /** Cards only; on the board every status is a column. */
  status: PrototypeStatus | 'all';
  /** Id of the opened prototype. */
  opened: string | null;
  /** From 1. */
  page: number;
}

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function readPrototypesAddress(query: URLSearchParams): PrototypesAddress {
  const opened = query.get('prototype');
  const page = Number(query.get('page'));
  return {
    view: query.get('view') === 'board' ? 'board' : 'cards',
    q: query.get('q') ?? '',
    status: STATUSES.find((status) => status === query.get('status')) ?? 'all',
    opened: opened && UUID.test(opened) ? opened : null,
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
  };
}

export function writePrototypesAddress({
  view,
  q,
  status,
  opened,
  page,
}: PrototypesAddress): URLSearchParams {
  const query = new URLSearchParams();
  if (view === 'board') query.set('view', view);
  if (q) query.set('q', q);
  if (status !== 'all') query.set('status', status);
  if (opened) query.set('prototype', opened);
  if (page > 1) query.set('page', String(page));
  return query;
}

type Change = (part: Partial<PrototypesAddress>) => void;

/** Reads and writes the address; another search or filter starts at page one. */
export function usePrototypesAddress(): [PrototypesAddress, Change] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readPrototypesAddress(query), [query]);
  const change = useCallback<Change>(
    (part) =>
      setQuery(
        (before) => {
          const now = readPrototypesAddress(before);
          const page = 'opened' in part ? now.page : 1;
          return writePrototypesAddress({ ...now, page, ...part });
        },
        // Letters typed into a search are no places to go back to.
        { replace: 'q' in part },
      ),
    [setQuery],
  );
  return [address, change];
}
