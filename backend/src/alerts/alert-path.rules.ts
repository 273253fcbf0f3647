import type { Finding } from './alerts.types.js';

/** What an alert is about; a summary has no place. */
type AlertSubject = Pick<Finding, 'kind' | 'bundleId'> &
  Partial<Pick<Finding, 'platform' | 'country' | 'category'>>;

/** Path of the screen that shows what an alert is about. @param day on which it happened */
export function toAlertPath(
  { kind, bundleId, platform, country, category }: AlertSubject,
  day: string,
): string {
  const market = platform && country ? { platform, country } : undefined;
  if (kind === 'chart_missing') return toPath('/admin/coverage', market ?? {});
  if (!bundleId) return toPath('/admin/changes', { to: day });
  const chart = market && category ? { ...market, category } : market;
  return toPath(`/admin/game-rankings/${encodeURIComponent(bundleId)}`, { ...chart, day });
}

function toPath(path: string, parts: Record<string, string>): string {
  const query = new URLSearchParams(parts).toString();
  return query ? `${path}?${query}` : path;
}
