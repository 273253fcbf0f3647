import { Button } from '../../components/actions/Button';
import type { ReactNode } from 'react';
import type { ChartKey } from '../../api/charts/rankings';
import type { CurrentRankings } from '../../api/types';
import { Banner } from '../../components/states/Banner';
import { Icon } from '../../components/text/Icon';
import { formatDate } from '../../components/text/format';
import { formatLongDay } from './days';
import { useDaySteps, type useDates } from './use-dates';

interface PastBandProps {
  /** "Chart", "Movers". */
  what: string;
  chart: ChartKey;
  dates: ReturnType<typeof useDates>;
  /** The captures around the day, once loaded. */
  requested?: CurrentRankings['requested'] | undefined;
  children?: ReactNode;
}

/** Says that a past day is shown, with buttons for other days and today; the keys always work. */
export function PastBand({ what, chart, dates, requested, children }: PastBandProps) {
  const { date } = dates;
  const step = useDaySteps(chart, dates);
  if (!date) return null;
  const known = requested?.date === date ? requested : undefined;
  return (
    <Banner
      tone="note"
      title={`${what} of ${formatLongDay(date)}.`}
      action={
        <>
          <Button
            icon="back"
            label={known?.previousDay ? formatDate(known.previousDay) : 'Previous'}
            size="small"
            aria-label="Previous captured day"
            title="Key ,"
            disabled={known?.previousDay === null}
            onClick={() => void step('previousDay')}
          />
          <Button
            size="small"
            aria-label="Next captured day"
            title="Key ."
            disabled={known?.nextDay === null}
            onClick={() => void step('nextDay')}
          >
            {known?.nextDay ? formatDate(known.nextDay) : 'Next'}
            <Icon name="next" />
          </Button>
          <Button label="Back to today" size="small" primary onClick={() => dates.change({ date: null })} />
        </>
      }
    >
      {known && !known.captured && <p>{describeGap(known)}</p>}
      {children}
    </Banner>
  );
}

/** Text for a day without a capture. */
function describeGap({ date, previousDay, nextDay }: NonNullable<CurrentRankings['requested']>): string {
  const next = nextDay ? ` The next capture is from ${formatDate(nextDay)}.` : '';
  return previousDay
    ? `Not captured on ${formatDate(date)}. Each list shows its newest capture before that day.${next}`
    : `Nothing was captured until ${formatDate(date)}.${next.replace('next', 'first')}`;
}
