import { call } from './http';

export type ExportFormat = 'csv' | 'json';

interface ExportOptions {
  filter: Record<string, unknown>;
  sort: [field: string, order: 'ASC' | 'DESC'];
}

/** The whole filtered list of a resource as one file. CSV comes ready from the server; its rows become a JSON list. */
export async function exportList(
  resource: string,
  format: ExportFormat,
  { filter, sort }: ExportOptions,
): Promise<Blob> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
  const accept = format === 'csv' ? 'text/csv' : 'application/x-ndjson';
  const response = await call(`/api/${resource}?${query}`, { headers: { Accept: accept } });
  if (format === 'csv') return response.blob();
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  return new Blob([`[\n${lines.join(',\n')}\n]\n`], { type: 'application/json' });
}
