import { callJson } from './http';
import type { Analytics, Dashboard } from './types';

export function getDashboard(signal?: AbortSignal): Promise<Dashboard> {
  return callJson('/api/dashboard', { signal });
}

/** @param months how many calendar months, this one included */
export function getAnalytics(months: number, signal?: AbortSignal): Promise<Analytics> {
  return callJson(`/api/analytics?months=${months}`, { signal });
}
