import type { MarketEvent } from '../../api/types';
import type { ChartKey } from '../../api/charts/rankings';
import { dropRepeated } from '../../events/change-text';

/** More markers would hide the lines. */
const MOST = 20;
/** Frequent types are omitted first. */
const COMMON = new Set<MarketEvent['type']>(['chart.moved', 'chart.peaked', 'chart.entered', 'chart.left']);

export interface EventMark {
  time: number;
  /** The numbers of its events. */
  label: string;
  /** Marks the day that a link opened. */
  current: boolean;
}

/** One marker per time. */
export function toMarks(events: readonly MarketEvent[], day: string | null = null): EventMark[] {
  const numbers = new Map<string, number[]>();
  events.forEach(({ occurredAt }, index) =>
    numbers.set(occurredAt, [...(numbers.get(occurredAt) ?? []), index + 1]),
  );
  return [...numbers].map(([time, of]) => ({
    time: Date.parse(time),
    label: of.join(', '),
    current: day !== null && time.startsWith(day),
  }));
}

/** The events to mark on a plot: those of its lists and of the store page, in order, and always those of `day`. */
export function chooseEvents(
  events: readonly MarketEvent[],
  { category }: Pick<ChartKey, 'category'>,
  [from, to]: [from: number, to: number],
  day: string | null = null,
): MarketEvent[] {
  const fitting = dropRepeated(
    events.filter(({ occurredAt, category: list }) => {
      const time = Date.parse(occurredAt);
      return time >= from && time <= to && (list === null || list === category);
    }),
  );
  const isWanted = ({ type, occurredAt }: MarketEvent) =>
    !COMMON.has(type) || (day !== null && occurredAt.startsWith(day));
  const rare = fitting.filter(isWanted);
  const common = fitting.filter((event) => !isWanted(event)).slice(-Math.max(0, MOST - rare.length));
  return [...rare.slice(-MOST), ...common].sort((a, b) => (a.occurredAt < b.occurredAt ? -1 : 1));
}
