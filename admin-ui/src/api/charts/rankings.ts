import type { components, paths } from '../schema';
import { upload } from './upload';
import type { Platform } from '../types';

export interface ChartKey {
  platform: Platform;
  category: string;
  country: string;
}

/** The day and the comparison day; neither for the newest captures. */
export interface ChartDays {
  date?: string | null | undefined;
  compareDate?: string | null | undefined;
}

const IMPORT = '/api/rankings/import';

/** How to parse the file, and values it doesn't contain. */
export type ImportOptions = Omit<
  NonNullable<paths[typeof IMPORT]['post']['parameters']['query']>,
  'filename'
>;

/** Uploads a CSV, JSON or JSONL file; a job imports it. */
export function importRankings(
  file: File,
  options: ImportOptions,
  onProgress: (sentBytes: number, totalBytes: number) => void,
  signal: AbortSignal,
): Promise<components['schemas']['JobStartedDto']> {
  const query = new URLSearchParams({ filename: file.name });
  for (const [name, value] of Object.entries(options)) if (value !== undefined) query.set(name, value);
  return upload(`${IMPORT}?${query}`, file, { onProgress, signal });
}
