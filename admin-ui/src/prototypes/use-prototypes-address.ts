import type { PrototypeStatus } from '../api/types';
import { readPage, useAddress } from '../components/use-address';
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
  return {
    view: query.get('view') === 'board' ? 'board' : 'cards',
    q: query.get('q') ?? '',
    status: STATUSES.find((status) => status === query.get('status')) ?? 'all',
    opened: opened && UUID.test(opened) ? opened : null,
    page: readPage(query),
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

/** Another search or filter starts at page one. */
function changeAddress(query: URLSearchParams, part: Partial<PrototypesAddress>): URLSearchParams {
  const now = readPrototypesAddress(query);
  return writePrototypesAddress({ ...now, page: 'opened' in part ? now.page : 1, ...part });
}

export const usePrototypesAddress = () => useAddress(readPrototypesAddress, changeAddress);
