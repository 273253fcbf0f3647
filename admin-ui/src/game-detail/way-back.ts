import { useLocation, type To } from 'react-router';
import { readFilters } from '../rankings/filters';
import type { ChartKey } from '../api/charts/rankings';
import { ROUTES } from '../routes';

export interface WayBack {
  to: To;
  label: 'Back to Tags' | 'Back to Rankings';
  /** Lets the previous screen restore the focus. */
  state: object | undefined;
}

/** Link to the page the user came from, else to the rankings; the label distinguishes tag pages from others. */
export function wayBack(bundleId: string, arrivedWith: unknown): WayBack {
  const { from, list } = (arrivedWith ?? {}) as { from?: unknown; list?: unknown };
  const to = typeof from === 'string' && from.startsWith(`${ROUTES.admin}`) ? from : ROUTES.rankings;
  return {
    to,
    label: /^\/admin\/tags(\/|\?|$)/.test(to) ? 'Back to Tags' : 'Back to Rankings',
    state: list ? { returnTo: { list, bundleId } } : undefined,
  };
}

export function useWayBack(bundleId: string): WayBack {
  return wayBack(bundleId, useLocation().state);
}

/** The chart the user came from, if any. */
export function chartCameFrom(arrivedWith: unknown): ChartKey | null {
  const { from } = (arrivedWith ?? {}) as { from?: unknown };
  if (typeof from !== 'string' || from.split('?')[0] !== ROUTES.rankings) return null;
  const { platform, category, country } = readFilters(new URLSearchParams(from.split('?')[1]));
  return { platform, category, country };
}
