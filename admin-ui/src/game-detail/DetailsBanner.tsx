import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import { useState } from 'react';
import { describeError } from '../api/problem';
import type { MarketData } from '../api/types';
import { Banner } from '../components/states/Banner';
import { timeAgo } from '../components/text/format';
import { hasFetchedNothing, describeReason } from './storefront/outcomes';

interface DetailsBannerProps {
  error: unknown;
  details: MarketData | undefined;
  asking: boolean;
  onRetry: () => void;
}

/** Reports that the stores returned nothing, while the rest of the page works. Fixed at the bottom, non-blocking. */
export function DetailsBanner({ error, details, asking, onRetry }: DetailsBannerProps) {
  const stale = details && hasFetchedNothing(details) ? details : null;
  // Dismissed until the next attempt fails.
  const [seen, setSeen] = useState<unknown>(null);
  const failure = error ?? stale;
  if (asking || !failure || seen === failure) return null;
  return (
    <div className="floating">
      <Banner
        tone="error"
        title="Failed to load additional game details"
        action={
          <>
            <Button label="Retry" size="small" onClick={onRetry} />
            <IconButton icon="close" label="Dismiss" onClick={() => setSeen(failure)} />
          </>
        }
      >
        <p>{stale ? describeReason(stale) : describeError(error)}</p>
        {(stale ?? details) && (
          <p className="muted">Showing data saved {timeAgo((stale ?? details)!.fetchedAt)}.</p>
        )}
      </Banner>
    </div>
  );
}
