import { useLocation, type To } from 'react-router';
import { ROUTES } from '../layout/routes';

export interface WayBack {
  to: To;
  label: 'Back to Tags' | 'Back to Rankings';
  /** Lets the screen put the focus where the reader left it. */
  state: object | undefined;
}

/** Back to the page the reader came from, else to the rankings; the label knows tags pages from all others. */
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
