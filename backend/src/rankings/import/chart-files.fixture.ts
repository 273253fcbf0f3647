import { Readable } from 'node:stream';
import { TabularError } from '../../common/tabular/tabular.types.js';
import type { ChartRowOptions } from './chart-row.js';
import { type ChartRow, type ChartRowBatch, readChartRows } from './chart-rows.js';

export const now = new Date('2026-11-21T12:00:00Z');

export async function read(
  text: string | Buffer,
  how: Omit<ChartRowOptions, 'now'> = {},
): Promise<ChartRowBatch> {
  const all: ChartRowBatch = {
    format: 'csv',
    rows: [],
    bad: [],
    skipped: { paid: 0, notGames: 0 },
    dropped: { iconUrl: 0, url: 0 },
    bytesRead: 0,
  };
  for await (const batch of readChartRows(Readable.from([Buffer.from(text)]), { now, ...how })) {
    all.rows.push(...batch.rows);
    all.bad.push(...batch.bad);
    all.format = batch.format;
    all.skipped.paid += batch.skipped.paid;
    all.skipped.notGames += batch.skipped.notGames;
    all.dropped.iconUrl += batch.dropped.iconUrl;
    all.dropped.url += batch.dropped.url;
    all.bytesRead = batch.bytesRead;
  }
  return all;
}

export async function findFault(text: string, how?: Omit<ChartRowOptions, 'now'>): Promise<TabularError> {
  const fault: unknown = await read(text, how).then(
    () => null,
    (error: unknown) => error,
  );
  if (!(fault instanceof TabularError)) throw new Error('The file was read.');
  return fault;
}

export const header = 'date,platform,country,type,category,rank,bundle_id,title,developer,icon_url,url';
export const good = '2026-07-01,android,us,free,,1,com.example.blocks,Block Town,Example Ltd,,';

/** A row with some cells replaced, by column name. */
export function row(cells: Record<string, string>): string {
  const values = good.split(',');
  for (const [name, value] of Object.entries(cells)) values[header.split(',').indexOf(name)] = value;
  return values.map((value) => (/[,"\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value)).join(',');
}

export const first: ChartRow = {
  capturedAt: new Date('2026-07-01T00:00:00Z'),
  platform: 'android',
  country: 'us',
  rankingType: 'downloads',
  category: 'all',
  rankPosition: 1,
  bundleId: 'com.example.blocks',
  trackId: null,
  title: 'Block Town',
  developer: 'Example Ltd',
  iconUrl: null,
  url: null,
};
