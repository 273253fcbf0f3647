import type { ReactNode } from 'react';
import type { MarketData } from '../api/types';
import { hasFetchedNothing } from './storefront/outcomes';

export interface StoreFetch {
  details: MarketData | undefined;
  /** A fetch from the stores is pending. */
  asking: boolean;
  /** The stores were asked without result. */
  failed: boolean;
}

interface NotFetchedProps extends StoreFetch {
  /** Text when there is nothing. */
  text: string;
  /** Other ways to fill it. */
  children?: ReactNode;
}

/** Shown instead of store data: that there is none, why, and what to do. */
export function NotFetched({ text, children, ...fetch }: NotFetchedProps) {
  return (
    <div className="stack tight">
      <p className="muted">{text}</p>
      <p className="text-13 muted">{describeEmptiness(fetch)}</p>
      {children && <div className="row wrap">{children}</div>}
    </div>
  );
}

function describeEmptiness({ details, asking, failed }: StoreFetch): string {
  if (asking) return 'Fetching from the store…';
  if (failed || (details && hasFetchedNothing(details)))
    return 'The last fetch from the store failed. Retry with Refresh details above.';
  if (!details) return 'No store details yet. Fetch them with Refresh details above.';
  return details.outcomes.some(({ outcome }) => outcome === 'found')
    ? 'Not on the store page.'
    : 'The store does not sell this game in this country.';
}
