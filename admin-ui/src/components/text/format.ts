/** Formats for times and numbers, the same on every screen. */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "2 h ago"; times in the future count as now. */
export function timeAgo(iso: string, now: number = Date.now()): string {
  const seconds = (now - Date.parse(iso)) / 1000;
  if (Number.isNaN(seconds)) return '—';
  if (seconds < 45) return 'just now';
  if (seconds < 45 * MINUTE) return `${Math.max(1, Math.round(seconds / MINUTE))} min ago`;
  if (seconds < 22 * HOUR) return `${Math.max(1, Math.round(seconds / HOUR))} h ago`;
  const days = Math.max(1, Math.round(seconds / DAY));
  if (days < 26) return `${countNoun(days, 'day')} ago`;
  if (days < 320) return `${countNoun(Math.max(1, Math.round(days / 30.4)), 'month')} ago`;
  return `${countNoun(Math.max(1, Math.round(days / 365)), 'year')} ago`;
}

// Store dates have no time zone, so they are formatted in UTC.
const dateFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
const dateTimeFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** "12 Nov 2026"; unparsable text is returned as is. */
export function formatDate(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : dateFormat.format(time);
}

/** As `2026-07-03`, in UTC like captures. */
export const nameDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

const localDateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });

/** "12 Nov 2026", the reader's day of a moment. */
export const formatLocalDate = (iso: string): string =>
  isDayOnly(iso) ? formatDate(iso) : localDateFormat.format(Date.parse(iso));

/** "12 Nov 2026, 09:14" in the reader's time zone. */
export function formatDateTime(iso: string): string {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? iso : dateTimeFormat.format(time);
}

const timeFormat = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

/** "09:14" in the reader's time zone. */
export const formatTime = (iso: string): string => timeFormat.format(Date.parse(iso));

/** Imported charts may have only a date, stored as midnight UTC; showing a local time would be misleading. */
export const isDayOnly = (iso: string): boolean => Date.parse(iso) % (DAY * 1000) === 0;

/** Capture time: "22 Aug 2026" when only the date is known, else "12 Nov 2026, 09:14". */
export const formatCaptured = (iso: string): string =>
  isDayOnly(iso) ? formatDate(iso) : formatDateTime(iso);

/** Age of a capture: "2 h ago", or in days when only the date is known. */
export function capturedAgo(iso: string, now: number = Date.now()): string {
  if (!isDayOnly(iso)) return timeAgo(iso, now);
  const days = Math.floor((now - Date.parse(iso)) / (DAY * 1000));
  if (days < 2) return days < 1 ? 'today' : 'yesterday';
  return timeAgo(iso, Date.parse(iso) + days * DAY * 1000);
}

/** "22 Aug 2026 · 3 months ago" */
export const formatCapturedWithAge = (iso: string, now: number = Date.now()): string =>
  `${formatCaptured(iso)} · ${capturedAgo(iso, now)}`;

/** Charts change daily, so one older than a week is stale. */
export const isStale = (iso: string, now: number = Date.now()): boolean =>
  now - Date.parse(iso) > 7 * DAY * 1000;

/** "22 Nov", with the year unless it is the current one. */
export function formatCapturedDay(iso: string, now: number = Date.now()): string {
  const date = new Date(iso);
  const timeZone = isDayOnly(iso) ? 'UTC' : undefined;
  const shownYear = timeZone ? date.getUTCFullYear() : date.getFullYear();
  const year = shownYear === new Date(now).getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year, timeZone }).format(date);
}

const wholeNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** 18400 → "18,400". */
export const formatCount = (value: number): string => wholeNumber.format(value);

/** "33%" of a share from 0 to 1. */
export const formatPercent = (share: number): string => `${Math.round(share * 100)}%`;

/** "17–33%". */
export const formatInterval = ({ low, high }: { low: number | null; high: number | null }): string =>
  low === null || high === null ? 'not known' : `${Math.round(low * 100)}–${formatPercent(high)}`;

/** "1 game", "1,240 games" */
export const countNoun = (count: number, one: string, many = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : many}`;

const shortNumber = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** 18400 → "18.4K"; show the exact number on hover. */
export const formatShort = (value: number): string => shortNumber.format(value);

/** 3200000 → "3.2 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1_000_000) return `${(bytes / 1000).toFixed(0)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** "about 40 s left", or null when it can't be estimated. Times in ms. */
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

/** "US" → "United States". */
export function countryName(code: string): string {
  try {
    regionNames ??= new Intl.DisplayNames(['en'], { type: 'region' });
    const name = regionNames.of(code.toUpperCase());
    return name === undefined || name === 'Unknown Region' ? code.toUpperCase() : name;
  } catch {
    return code.toUpperCase();
  }
}

/** "de" → "German". */
export const languageName = (code: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;

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

/** Larger changes, usually from a tiny base, are shown as ">+999%". */
const LARGEST_CHANGE = 999;

/** 12.3 → "+12.3%", with a minus sign (−) for losses; above the cap ">+999%". */
export function formatChange(percent: number): string {
  if (percent > LARGEST_CHANGE) return `>+${LARGEST_CHANGE}%`;
  return formatChangeExactly(percent);
}

/** To one decimal, as shown, so that −0.04 is no loss. */
export const roundChange = (percent: number): number =>
  (Math.sign(percent) * Math.round(Math.abs(percent) * 10)) / 10;

/** 171176.2 → "+171,176.2%", for the hover text. */
export function formatChangeExactly(percent: number): string {
  const rounded = roundChange(percent);
  return `${rounded > 0 ? '+' : rounded < 0 ? '−' : ''}${formatNumber.format(Math.abs(rounded))}%`;
}

const formatNumber = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

const monthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });
const shortMonthFormat = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });

/** "2026-10" → "Oct 2026". */
export const formatMonth = (month: string): string => monthFormat.format(new Date(`${month}-01T00:00:00Z`));

/** "2026-10" → "Oct". */
export const formatShortMonth = (month: string): string =>
  shortMonthFormat.format(new Date(`${month}-01T00:00:00Z`));
