import { CellFault } from '../../common/tabular/cells.js';
import { columnNames } from '../../common/tabular/column-name.js';
import { readTable, type TableOptions } from '../../common/tabular/read-table.js';
import {
  type BadLine,
  type ByteSource,
  TabularError,
  type TabularFields,
  type TabularFormat,
} from '../../common/tabular/tabular.types.js';
import { ACCEPTED_KEYS, CHART_COLUMNS, CHART_CONTEXT, checkChartHeader } from './chart-columns.js';
import { ChartPlaces } from './chart-places.js';
import { type ChartRowOptions, type ChartRow, createChartRowReader } from './chart-row.js';
import { FEED_CONTEXT, isFeedEntry, listMissingChartFacts, readFeedEntry } from './feed-entry.js';

export type { ChartRow };

export interface ChartRowBatch {
  format: TabularFormat;
  rows: ChartRow[];
  /** Lines that cannot be used, and why. */
  bad: BadLine[];
  /** Rows of this batch skipped on purpose. */
  skipped: { paid: number; notGames: number };
  /** Addresses of this batch that are not https; their rows are kept without them. */
  dropped: { iconUrl: number; url: number };
  /** Bytes of the file read so far. */
  bytesRead: number;
}

const RANK_NAMES = columnNames(CHART_COLUMNS.rank);

/**
 * Reads charts from CSV, JSON or JSONL, detected by content, in constant memory: columns by name in any order, App
 * Store feeds as published by Apple, and collected ones (`{date, country, datasets: [{feedType, genre, items:
 * […]}]}`).
 * @throws TabularError when the file as a whole cannot be read; earlier batches were already returned, so write
 * them in a transaction
 */
export async function* readChartRows(
  source: ByteSource,
  reading: ChartRowOptions,
): AsyncGenerator<ChartRowBatch> {
  const readRow = createChartRowReader(reading);
  const numberEntry = feedNumbering(reading);
  const places = new ChartPlaces();
  const options: TableOptions = {
    checkHeader: (header) => checkChartHeader(header, reading.facts ?? {}),
    contextColumns: CHART_CONTEXT,
    contextObjects: FEED_CONTEXT,
    isRecord: (fields) => hasRank(fields) || isFeedEntry(fields),
    acceptedKeys: ACCEPTED_KEYS,
  };
  for await (const { format, records, bad, bytesRead } of readTable(source, options)) {
    const batch: ChartRowBatch = {
      format,
      rows: [],
      bad,
      skipped: { paid: 0, notGames: 0 },
      dropped: { iconUrl: 0, url: 0 },
      bytesRead,
    };
    for (const { line, fields } of records) {
      const known = isFeedEntry(fields) ? numberEntry(fields) : fields;
      const row = known === 'not-a-game' ? known : readRow(known, batch.dropped);
      if (row === 'not-a-game') batch.skipped.notGames++;
      else if (row === 'paid') batch.skipped.paid++;
      else if (row instanceof CellFault) bad.push({ line, reason: row.reason });
      else {
        const twice = places.add(row, line);
        if (twice) bad.push({ line, reason: twice });
        else batch.rows.push(row);
      }
    }
    bad.sort((a, b) => a.line - b.line);
    yield batch;
  }
}

/** Reads the entries of App Store feeds and ranks each among the games of its feed. */
function feedNumbering({
  facts = {},
}: ChartRowOptions): (fields: TabularFields) => TabularFields | 'not-a-game' {
  const places = new Map<string, number>();
  return (fields) => {
    const entry = readFeedEntry(fields);
    if (entry === 'not-a-game') return entry;
    const missing = listMissingChartFacts({ ...facts, ...withoutEmpty(entry) });
    if (missing !== undefined) {
      throw new TabularError(
        'missing_facts',
        `The feed does not state its ${missing}. Enter it with the file.`,
      );
    }
    const feed = [entry.date, entry.country, entry.type, entry.category].join();
    const rank = (places.get(feed) ?? 0) + 1;
    places.set(feed, rank);
    return { ...entry, rank };
  };
}

const withoutEmpty = (fields: TabularFields): TabularFields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));

function hasRank(fields: TabularFields): boolean {
  return RANK_NAMES.some((name) => fields[name] !== undefined);
}
