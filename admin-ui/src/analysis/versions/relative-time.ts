const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;
const YEAR = 365 * DAY;

/**
 * Age for "Analyzed … ago": "less than a minute", "about 2 hours", "3 days". Half a unit rounds up; hours and months
 * near the next unit are "about". Times in the future count as now.
 */
export function relativeTime(iso: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(iso)) / 1000);
  if (Number.isNaN(seconds)) return 'some time';
  if (seconds < 30) return 'less than a minute';
  if (seconds < 44.5 * MINUTE) return count(seconds / MINUTE, 'minute');
  if (seconds < 23.5 * HOUR) return `about ${count(seconds / HOUR, 'hour')}`;
  if (seconds < 29.5 * DAY) return count(seconds / DAY, 'day');
  if (seconds < 2 * MONTH) return `about ${count(seconds / MONTH, 'month')}`;
  if (seconds < 11.5 * MONTH) return count(seconds / MONTH, 'month');
  return `about ${count(seconds / YEAR, 'year')}`;
}

function count(value: number, unit: string): string {
  const whole = Math.max(1, Math.round(value));
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}
