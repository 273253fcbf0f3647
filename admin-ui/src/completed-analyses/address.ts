import { readPage, useAddress } from '../components/use-address';

/** What of the analyses is shown; all of it lives in the address. */
export interface AnalysesAddress {
  q: string;
  /** Id of a mechanic or meta element; '' = any. */
  mechanic: string;
  engine: string;
  /** From 1. */
  page: number;
  /** The analysis whose dialog is open. */
  opened: string | null;
  /** Analyses side by side, two to four; empty = the grid. */
  compared: string[];
}

export const COMPARE_MIN = 2;
export const COMPARE_MAX = 4;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Reads the address; what it says wrongly is left out. */
export function readAddress(query: URLSearchParams): AnalysesAddress {
  const opened = query.get('analysis');
  const compared = [...new Set((query.get('compare') ?? '').split(','))].filter((id) => UUID.test(id));
  return {
    q: query.get('q') ?? '',
    mechanic: query.get('mechanic') ?? '',
    engine: query.get('engine') ?? '',
    page: readPage(query),
    opened: opened && UUID.test(opened) ? opened : null,
    compared: compared.length < COMPARE_MIN ? [] : compared.slice(0, COMPARE_MAX),
  };
}

/** The address with a change in it; a change of a filter starts at page one. */
export function writeAddress(query: URLSearchParams, change: Partial<AnalysesAddress>): URLSearchParams {
  const next = new URLSearchParams(query);
  const filters = 'q' in change || 'mechanic' in change || 'engine' in change;
  const all = { ...readAddress(query), ...(filters && { page: 1 }), ...change };
  const set = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  set('q', all.q);
  set('mechanic', all.mechanic);
  set('engine', all.engine);
  set('page', all.page > 1 ? String(all.page) : '');
  set('analysis', all.opened ?? '');
  set('compare', all.compared.join(','));
  return next;
}

export const useAnalysesAddress = () => useAddress(readAddress, writeAddress);
