import type { DigestSubscription } from '../api/types';

export type Weekday = DigestSubscription['weekday'];

export const WEEKDAYS: { value: Weekday; label: string }[] = [
  { value: 'monday', label: 'Monday' },
  { value: 'tuesday', label: 'Tuesday' },
  { value: 'wednesday', label: 'Wednesday' },
  { value: 'thursday', label: 'Thursday' },
  { value: 'friday', label: 'Friday' },
  { value: 'saturday', label: 'Saturday' },
  { value: 'sunday', label: 'Sunday' },
];

/** "Weekly on Monday", "Daily" */
export const describeRhythm = ({
  period,
  weekday,
}: Pick<DigestSubscription, 'period' | 'weekday'>): string =>
  period === 'daily'
    ? 'Daily'
    : `Weekly on ${WEEKDAYS.find(({ value }) => value === weekday)?.label ?? weekday}`;
