/** Words for times and numbers, the same on every screen. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 h ago"; a time ahead of this clock counts as now. */
export function timeAgo(iso: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  if (Number.isNaN(seconds)) return '—';
  if (seconds < 45) return 'just now';
  if (seconds < 45 * MINUTE) return `${Math.max(1, Math.round(seconds / MINUTE))} min ago`;
  if (seconds < 22 * HOUR) return `${Math.max(1, Math.round(seconds / HOUR))} h ago`;
  const days = Math.max(1, Math.round(seconds / DAY));
  if (days < 26) return days === 1 ? '1 day ago' : `${days} days ago`;
  if (days < 320) return plural(Math.max(1, Math.round(days / 30.4)), 'month');
  return plural(Math.max(1, Math.round(days / 365)), 'year');
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

// Store dates are days without a place, so they must not slip with the reader's time zone.
const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "12 Nov 2026"; text that is no date is shown as it came. */
export function formatDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : dateFormat.format(time);
}

/** "12 Nov 2026, 09:14" in the reader's time zone. */
export function formatDateTime(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : dateTimeFormat.format(time);
}

/** An imported chart may be known by its day only; it then stands at midnight UTC, and the reader's clock is of no use. */
const isDayOnly = (iso: string): boolean => Date.parse(iso) % (DAY * 1000) === 0;

/** When a chart was captured: "22 Aug 2026" of a day only, else "12 Nov 2026, 09:14". */
export const formatCaptured = (iso: string): string =>
  isDayOnly(iso) ? formatDate(iso) : formatDateTime(iso);

/** How long ago a chart was captured: "2 h ago", or in days when only its day is known. */
export function capturedAgo(iso: string, now: number = Date.now()): string {
  if (!isDayOnly(iso)) return timeAgo(iso, now);
  const days = Math.floor((now - Date.parse(iso)) / (DAY * 1000));
  if (days < 2) return days < 1 ? 'today' : 'yesterday';
  return timeAgo(iso, Date.parse(iso) + days * DAY * 1000);
}

/** "22 Aug 2026 · 3 months ago" */
export const formatCapturedWithAge = (iso: string, now: number = Date.now()): string =>
  `${formatCaptured(iso)} · ${capturedAgo(iso, now)}`;

/** Charts change daily: one that is older than a week says little about today. */
export const isStale = (iso: string, now: number = Date.now()): boolean =>
  now - Date.parse(iso) > 7 * DAY * 1000;

/** "22 Nov", with the year when it is not this one. */
export function formatCapturedDay(iso: string, now: number = Date.now()): string {
  const date = new Date(iso);
  const year = date.getFullYear() === new Date(now).getFullYear() ? undefined : 'numeric';
  const timeZone = isDayOnly(iso) ? 'UTC' : undefined;
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year, timeZone }).format(date);
}

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 18400 → "18,400". */
export const formatCount = (value: number): string => wholeNumber.format(value);

const shortNumber = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** 18400 → "18.4K", for a cell that says the exact number on hover. */
export const formatShort = (value: number): string => shortNumber.format(value);

/** Bytes as the upload shows them: "3.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(0)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** "about 40 s left", or null as long as nothing can be said. Times in ms. */
export function timeLeft(
  done: number,
  total: number,
  startedAt: number,
  now: number = Date.now(),
): string | null {
  const elapsed = now - startedAt;
  if (done <= 0 || total <= 0 || done >= total || elapsed < 1500) return null;
  const seconds = (elapsed / 1000) * (total / done - 1);
  if (seconds < 1) return 'almost done';
  return seconds < 90 ? `about ${Math.ceil(seconds)} s left` : `about ${Math.ceil(seconds / 60)} min left`;
}

let regionNames: Intl.DisplayNames | undefined;

/** "US" → "United States", for countries the server did not name. */
export function countryName(code: string): string {
  try {
    regionNames ??= new Intl.DisplayNames(['en'], { type: 'region' });
    const name = regionNames.of(code.toUpperCase());
    return name === undefined || name === 'Unknown Region' ? code.toUpperCase() : name;
  } catch {
    return code.toUpperCase();
  }
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const exactDollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const shortDollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 1,
});

/** 64800 → "$64,800". */
export const formatDollars = (value: number): string => dollars.format(value);

/** 64800.5 → "$64,800.50". */
export const formatDollarsExactly = (value: number): string => exactDollars.format(value);

/** 64800 → "$64.8K", for axes and bars. */
export const formatDollarsShort = (value: number): string => shortDollars.format(value);

/** From a tiny base every growth is huge; beyond this the figure says no more. */
const LARGEST_CHANGE = 999;

/** 12.3 → "+12.3%"; a real minus before losses. Beyond ten times the base: ">+999%". */
export function formatChange(percent: number): string {
  if (percent > LARGEST_CHANGE) return `>+${LARGEST_CHANGE}%`;
  return formatChangeExactly(percent);
}

/** 171176.2 → "+171,176.2%", to be shown on hover. */
export const formatChangeExactly = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatNumber.format(Math.abs(percent))}%`;

const formatNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortMonthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** "2026-10" → "Oct 2026". */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** "2026-10" → "Oct", under a bar. */
export const formatShortMonth = (month: string): string =>
  shortMonthFormat.format(new Date(`${month}-01T00:00:00Z`));
