import { api, create, readData } from '../client';
import type { RevenueEntry, RevenueImport, RevenueInput } from '../types';

/** Errors: 409 when there is an entry for the month, game and source. */
export function saveRevenueEntry(input: RevenueInput, id?: string): Promise<RevenueEntry> {
  if (!id) return create('/api/revenue-entries', { body: input });
  return readData(api.PUT('/api/revenue-entries/{id}', { params: { path: { id } }, body: input }));
}

/** With `preview` nothing is written. Errors: 400 when the file as a whole is invalid. */
export function importRevenue(csv: string, preview: boolean): Promise<RevenueImport> {
  const body = { csv, preview };
  if (preview) return readData(api.POST('/api/revenue-entries/import', { body }));
  return create('/api/revenue-entries/import', { body });
}

/** Deletes the sample rows of a resource. */
export const clearSamples = (
  resource: 'revenue-entries' | 'prototypes' | 'plugins',
): Promise<{ cleared: number }> => readData(api.POST(`/api/${resource}/clear-samples`));
