import { api, readData } from '../client';
import { type ListRequest } from './list';
import type { paths } from '../schema';

export type ExportFormat = 'csv' | 'json' | 'parquet';

export type ListPath = {
  [P in keyof paths]: paths[P] extends { get: { responses: { 200: { content: { 'text/csv': string } } } } }
    ? P
    : never;
}[keyof paths];

interface ExportOptions<P extends ListPath> extends ListRequest {
  /** Path parameters. */
  params?: paths[P] extends { get: { parameters: { path: infer Params } } } ? Params : undefined;
}

/** The whole filtered list as a file. CSV and Parquet come from the server; JSON is built from the rows. */
export async function exportList<P extends ListPath>(
  path: P,
  format: ExportFormat,
  options: ExportOptions<P>,
): Promise<Blob> {
  if (format === 'csv') return readFile(path, 'text/csv', options);
  if (format === 'parquet') return readFile(path, 'application/vnd.apache.parquet', options);
  const lines = await readLines(path, options);
  return new Blob([`[\n${lines.join(',\n')}\n]\n`], { type: 'application/json' });
}

/** The whole filtered list as records. */
export async function exportRows<T>(path: ListPath, options: ExportOptions<ListPath>): Promise<T[]> {
  return (await readLines(path, options)).map((line) => JSON.parse(line) as T);
}

async function readLines<P extends ListPath>(path: P, options: ExportOptions<P>): Promise<string[]> {
  const file = await readFile(path, 'application/x-ndjson', options);
  return (await file.text()).split('\n').filter((line) => line !== '');
}

function readFile<P extends ListPath>(
  path: P,
  accept: string,
  { params, ...request }: ExportOptions<P>,
): Promise<Blob> {
  return readData(
    api.GET(path as '/api/games/{bundleId}/changes', {
      // Field names are checked where the path is known.
      params: { path: params, query: request } as never,
      headers: { Accept: accept },
      parseAs: 'blob',
    }),
  );
}
