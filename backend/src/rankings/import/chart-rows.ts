import { CellFault } from '../../common/tabular/cells.js';
import { columnNames } from '../../common/tabular/column-name.js';
import { readTable } from '../../common/tabular/read-table.js';
import type { BadLine, ByteSource, TabularFields } from '../../common/tabular/tabular.types.js';
import { CHART_COLUMNS, CHART_CONTEXT, checkChartHeader } from './chart-columns.js';
import { type ChartRow, chartRowReader } from './chart-row.js';

export type { ChartRow };

export interface ChartRowBatch {
  rows: ChartRow[];
  /** Lines that cannot be used, with the reason. */
  bad: BadLine[];
  /** Rows left out on purpose, in this batch. */
  skipped: { paid: number };
  /** Addresses of this batch that are not plain https; the rows are kept without them. */
  dropped: { iconUrl: number; url: number };
  /** Bytes of the file read up to now. */
  bytesRead: number;
}

export interface ChartImport {
  /** Charts from later than a day after this moment are refused. */
  now: Date;
}

const RANK_NAMES = columnNames(CHART_COLUMNS.rank);

/**
 * Reads charts from CSV, JSON or JSONL, told apart by content, in constant memory: columns by name in any order
 * (CONTRACT §1), and recorded App Store feeds (`{date, country, datasets: [{feedType, genre, items: […]}]}`).
 * @throws TabularError when the file as a whole cannot be read; earlier batches were handed out already, so write
 *   them in a way that can be taken back
 */
export async function* readChartRows(
  source: ByteSource,
  { now }: ChartImport,
): AsyncGenerator<ChartRowBatch> {
  const readRow = chartRowReader(now);
  const options = { checkHeader: checkChartHeader, contextColumns: CHART_CONTEXT, isRecord: hasRank };
  for await (const { records, bad, bytesRead } of readTable(source, options)) {
    const batch: ChartRowBatch = {
      rows: [],
      bad,
      skipped: { paid: 0 },
      dropped: { iconUrl: 0, url: 0 },
      bytesRead,
    };
    for (const { line, fields } of records) {
      const row = readRow(fields, batch.dropped);
      if (row === 'paid') batch.skipped.paid++;
      else if (row instanceof CellFault) bad.push({ line, reason: row.reason });
      else batch.rows.push(row);
    }
    bad.sort((a, b) => a.line - b.line);
    yield batch;
  }
}

function hasRank(fields: TabularFields): boolean {
  return RANK_NAMES.some((name) => fields[name] !== undefined);
}
