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
  options: ExportOptions,
): Promise<Blob> {
  if (format === 'csv') return (await read(resource, 'text/csv', options)).blob();
  return new Blob([`[\n${(await lines(resource, options)).join(',\n')}\n]\n`], { type: 'application/json' });
}

/** The whole filtered list of a resource as records. */
export async function exportRows<T>(resource: string, options: ExportOptions): Promise<T[]> {
  return (await lines(resource, options)).map((line) => JSON.parse(line) as T);
}

async function lines(resource: string, options: ExportOptions): Promise<string[]> {
  const response = await read(resource, 'application/x-ndjson', options);
  return (await response.text()).split('\n').filter((line) => line !== '');
}

function read(resource: string, accept: string, { filter, sort }: ExportOptions): Promise<Response> {
  const query = new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) });
  return call(`/api/${resource}?${query}`, { headers: { Accept: accept } });
}
