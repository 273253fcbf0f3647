import Button from '@mui/material/Button';
import { messageOf } from '../api/problem';
import type { MarketData } from '../api/types';
import { Banner } from '../components/Banner';
import { timeAgo } from '../components/format';
import { nothingFetched, reasonOf } from './outcomes';

interface DetailsBannerProps {
  error: unknown;
  details: MarketData | undefined;
  asking: boolean;
  onRetry: () => void;
}

/** The stores gave nothing: says why, and that the rest of the page stands. Stays at the bottom, blocks nothing. */
export function DetailsBanner({ error, details, asking, onRetry }: DetailsBannerProps) {
  const stale = details && nothingFetched(details) ? details : null;
  if (asking || (!error && !stale)) return null;
  return (
    <div className="details-banner">
      <Banner
        tone="error"
        title="Failed to load additional game details"
        action={
          <Button size="small" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <p>{stale ? reasonOf(stale) : messageOf(error)}</p>
        <p className="muted">
          {stale || details
            ? `The page shows what was stored ${timeAgo((stale ?? details)!.fetchedAt)}.`
            : 'Title, tags, ranks and the analysis above are up to date.'}
        </p>
      </Banner>
    </div>
  );
}
