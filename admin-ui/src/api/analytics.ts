import { callJson } from './http';
import type { Analytics, Dashboard } from './types';

/** @param country whose charts it looks at; by default the one that the server chooses */
export function getDashboard(country?: string, signal?: AbortSignal): Promise<Dashboard> {
  return callJson(`/api/dashboard${country ? `?${new URLSearchParams({ country })}` : ''}`, { signal });
}

/** @param months how many calendar months, this one included */
export function getAnalytics(months: number, signal?: AbortSignal): Promise<Analytics> {
  return callJson(`/api/analytics?months=${months}`, { signal });
}
