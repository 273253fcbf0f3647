import { create } from './create';
import { callJson } from './http';
import type { RevenueEntry, RevenueImport, RevenueInput, RevenueOverview } from './types';

export function getRevenueOverview(months: number, signal?: AbortSignal): Promise<RevenueOverview> {
  return callJson(`/api/revenue-entries/overview?months=${months}`, { signal });
}

/** Errors: 409 when the month, game and source have an entry already. */
export function saveRevenueEntry(input: RevenueInput, id?: string): Promise<RevenueEntry> {
  if (!id) return create('/api/revenue-entries', input);
  return callJson(`/api/revenue-entries/${id}`, { method: 'PUT', body: input });
}

export function deleteRevenueEntry(id: string): Promise<RevenueEntry> {
  return callJson(`/api/revenue-entries/${id}`, { method: 'DELETE' });
}

/** With `preview` nothing is written. Errors: 400 with what is wrong with the file as a whole. */
export function importRevenue(csv: string, preview: boolean): Promise<RevenueImport> {
  const body = { csv, preview };
  if (preview) return callJson('/api/revenue-entries/import', { method: 'POST', body });
  return create('/api/revenue-entries/import', body);
}

/** Takes the sample rows of a resource away. */
export function clearSamples(
  resource: 'revenue-entries' | 'prototypes' | 'plugins',
): Promise<{ cleared: number }> {
  return callJson(`/api/${resource}/clear-samples`, { method: 'POST', body: {} });
}
