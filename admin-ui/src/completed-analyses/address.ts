import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';

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
  const page = Number(query.get('page'));
  const opened = query.get('analysis');
  const compared = [...new Set((query.get('compare') ?? '').split(','))].filter((id) => UUID.test(id));
  return {
    q: query.get('q') ?? '',
    mechanic: query.get('mechanic') ?? '',
    engine: query.get('engine') ?? '',
    page: Number.isInteger(page) && page > 0 && page < 1e6 ? page : 1,
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

export function useAnalysesAddress(): [AnalysesAddress, (change: Partial<AnalysesAddress>) => void] {
  const [query, setQuery] = useSearchParams();
  const address = useMemo(() => readAddress(query), [query]);
  const change = useCallback(
    // Letters typed into a search are no places to go back to.
    (part: Partial<AnalysesAddress>) =>
      setQuery((before) => writeAddress(before, part), { replace: 'q' in part }),
    [setQuery],
  );
  return [address, change];
}
