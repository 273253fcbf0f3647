const DAY = 86_400_000;
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

/** "tomorrow 05:00", "Tuesday 05:00", "12 Dec 2026, 05:00", in the user's time zone. */
export function whenNext(iso: string, now: Date = new Date()): string {
  const at = new Date(iso);
  const days = Math.round((startOfDay(at) - startOfDay(now)) / DAY);
  const time = clock.format(at);
  if (days <= 0) return `today ${time}`;
  if (days === 1) return `tomorrow ${time}`;
  return days < 7 ? `${weekday.format(at)} ${time}` : `${date.format(at)}, ${time}`;
}

// Rounded, because a day with a clock change has 23 or 25 hours.
const startOfDay = (at: Date): number => new Date(at.getFullYear(), at.getMonth(), at.getDate()).getTime();
