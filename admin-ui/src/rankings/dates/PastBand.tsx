import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import type { CurrentRankings } from '../../api/types';
import { Banner } from '../../components/Banner';
import { Icon } from '../../components/Icon';
import { formatDate } from '../../components/format';
import { formatLongDay } from './days';
import type { Dates } from './use-dates';

interface PastBandProps extends Pick<Dates, 'date'> {
  /** "Chart", "Movers". */
  what: string;
  /** What was captured around the day, once that is known. */
  asked?: CurrentRankings['asked'];
  onDate: (date: string | null) => void;
  onStep: (to: 'previousDay' | 'nextDay') => void;
  children?: ReactNode;
}

/** Says that this is how it was on a day, and leads to other days and back to today. */
export function PastBand({ what, date, asked, onDate, onStep, children }: PastBandProps) {
  if (!date) return null;
  const known = asked?.date === date ? asked : undefined;
  return (
    <Banner
      tone="note"
      title={`${what} of ${formatLongDay(date)}.`}
      action={
        <>
          <Button
            size="small"
            aria-label="Previous captured day"
            title="Key ,"
            onClick={() => onStep('previousDay')}
          >
            <Icon name="back" />
            {known?.previousDay ? formatDate(known.previousDay) : 'Previous'}
          </Button>
          <Button size="small" aria-label="Next captured day" title="Key ." onClick={() => onStep('nextDay')}>
            {known?.nextDay ? formatDate(known.nextDay) : 'Next'}
          </Button>
          <Button size="small" variant="contained" color="primary" onClick={() => onDate(null)}>
            Back to today
          </Button>
        </>
      }
    >
      {known && !known.captured && <p>{describeGap(known)}</p>}
      {children}
    </Banner>
  );
}

/** What stands in for a day without a capture. */
export function describeGap({ date, previousDay, nextDay }: NonNullable<CurrentRankings['asked']>): string {
  const next = nextDay ? ` The next capture is of ${formatDate(nextDay)}.` : '';
  return previousDay
    ? `Not captured on ${formatDate(date)}. Each list shows its newest capture before that day.${next}`
    : `Nothing was captured until ${formatDate(date)}.${next.replace('next', 'first')}`;
}
