import { Button } from '../components/actions/Button';
import type { ReactNode } from 'react';
import type { MarketData } from '../api/types';
import { Icon } from '../components/text/Icon';
import { nothingFetched } from './storefront/outcomes';

export interface StoreFetch {
  details: MarketData | undefined;
  /** The stores are being asked. */
  asking: boolean;
  /** They were asked, and nothing came. */
  failed: boolean;
  onFetch: () => void;
}

interface NotFetchedProps extends StoreFetch {
  /** The words for "there is none". */
  text: string;
  /** What else fills it. */
  children?: ReactNode;
}

/** In place of what a store would tell: that there is none, why, and the way to ask again. */
export function NotFetched({ text, children, ...fetch }: NotFetchedProps) {
  const { asking, onFetch } = fetch;
  return (
    <div className="stack tight">
      <p className="muted">{text}</p>
      <p className="text-13 muted">{describeEmptiness(fetch)}</p>
      <div className="row wrap">
        <Button size="small" onClick={onFetch} disabled={asking}>
          <Icon name="refresh" className={asking ? 'turning' : ''} />
          {asking ? 'Fetching store details…' : 'Fetch store details'}
        </Button>
        {children}
      </div>
    </div>
  );
}

function describeEmptiness({ details, asking, failed }: StoreFetch): string {
  if (asking) return 'Fetching from the store…';
  if (failed || (details && nothingFetched(details))) return 'The last fetch from the store failed.';
  if (!details) return 'No store details have been fetched yet.';
  return details.outcomes.some(({ outcome }) => outcome === 'found')
    ? 'The store page has none.'
    : 'The store does not sell this game in this country.';
}
