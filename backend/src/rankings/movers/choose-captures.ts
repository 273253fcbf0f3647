import { DAY_MS, formatDate as day } from '../../common/time/clock.js';
import { countNoun } from '../../common/text/count-noun.js';
import type { Day } from '../check-chart.js';

/** One capture of a list. */
export interface CaptureHead {
  capturedAt: Date;
  sample: boolean;
}

/** Two captures to compare and why these were chosen; or why none were. */
export type ChosenCaptures =
  { earlier: CaptureHead; later: CaptureHead; reason: string } | { earlier?: undefined; reason: string };

/** The request: days before the newest capture, a day to compare with, or the first and last capture of a period. */
export interface RequestedSpan {
  days?: number;
  /** Captures after the end of this day are ignored. */
  date?: Day | null;
  compareDate?: Day | null;
  from?: Date;
  /** Last moment included. */
  to?: Date;
}

/**
 * Chooses two captures of a list. If the request cannot be met, nothing else is compared instead.
 * @param known newest first
 */
export function chooseCaptures(known: readonly CaptureHead[], span: RequestedSpan): ChosenCaptures {
  const { date } = span;
  const captures = date ? known.filter(({ capturedAt }) => capturedAt < date.end) : known;
  const [newest] = captures;
  if (!newest && date && known.length > 0) return { reason: explainTooEarly(known, date) };
  if (!newest) return { reason: 'This list has not been captured yet.' };
  if (captures.length === 1) {
    const until = date ? ` until ${day(date.start)}` : '';
    return { reason: `This list was captured once${until}, on ${day(newest.capturedAt)}.` };
  }
  if (span.compareDate) return chooseCompared(captures, span.compareDate, date ?? null);
  return span.days === undefined ? chooseInSpan(captures, span) : chooseDaysEarlier(captures, span.days);
}

function explainTooEarly(known: readonly CaptureHead[], date: Day): string {
  const first = known.at(-1) as CaptureHead;
  return `No capture until ${day(date.start)}. The first capture is of ${day(first.capturedAt)}.`;
}

function chooseCompared(
  captures: readonly CaptureHead[],
  compareDate: Day,
  date: Day | null,
): ChosenCaptures {
  const later = captures[0] as CaptureHead;
  const earlier = captures.find(({ capturedAt }) => capturedAt < compareDate.end);
  if (!earlier) {
    const first = captures.at(-1) as CaptureHead;
    return {
      reason: `No capture until ${day(compareDate.start)} to compare with. The first capture is of ${day(first.capturedAt)}.`,
    };
  }
  if (earlier === later)
    return {
      reason: `No capture after ${day(compareDate.start)}${date ? ` until ${day(date.start)}` : ''}: the newest is of ${day(later.capturedAt)}.`,
    };
  const which = date ? `last capture until ${day(date.start)}` : 'newest capture';
  return { earlier, later, reason: `${which} and the last one until ${day(compareDate.start)}` };
}

function chooseDaysEarlier(captures: readonly CaptureHead[], days: number): ChosenCaptures {
  const [later, ...others] = captures as [CaptureHead, ...CaptureHead[]];
  const target = later.capturedAt.getTime() - days * DAY_MS;
  const measureDistance = ({ capturedAt }: CaptureHead) => Math.abs(capturedAt.getTime() - target);
  const earlier = others.reduce((best, capture) =>
    measureDistance(capture) <= measureDistance(best) ? capture : best,
  );
  if (measureDistance(earlier) > (days / 2) * DAY_MS) {
    return {
      reason: `No capture around ${day(new Date(target))}, ${countNoun(days, 'day')} before the newest one of ${day(later.capturedAt)}.`,
    };
  }
  return { earlier, later, reason: `newest capture and the nearest one ${countNoun(days, 'day')} earlier` };
}

function chooseInSpan(captures: readonly CaptureHead[], { from, to }: RequestedSpan): ChosenCaptures {
  const until = to ? captures.filter(({ capturedAt }) => capturedAt <= to) : captures;
  const within = from ? until.filter(({ capturedAt }) => capturedAt >= from) : until;
  const [later] = within;
  // Without a start, the previous capture is compared, however old it is.
  const earlier = from ? within.at(-1) : within[1];
  if (!later || !earlier || earlier === later) {
    const found = within.length === 0 ? 'No capture' : `Only one capture, of ${day(within[0]!.capturedAt)},`;
    const newest = captures[0] as CaptureHead;
    return {
      reason: `${found} ${spanText(from, to)}. The newest capture is of ${day(newest.capturedAt)}.`,
    };
  }
  if (from) return { earlier, later, reason: `first and last capture ${spanText(from, to)}` };
  return {
    earlier,
    later,
    reason: to
      ? `last capture ${spanText(from, to)} and the one before it`
      : 'newest capture and the one before it',
  };
}

function spanText(from: Date | undefined, to: Date | undefined): string {
  if (from && to) return day(from) === day(to) ? `on ${day(from)}` : `from ${day(from)} to ${day(to)}`;
  return from ? `since ${day(from)}` : `until ${to ? day(to) : 'now'}`;
}
