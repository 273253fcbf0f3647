import { CellFault } from '../../common/tabular/cells.js';
import { readTable } from '../../common/tabular/read-table.js';
import type { BadLine, ByteSource, TabularFields } from '../../common/tabular/tabular.types.js';
import { AT, checkGameHeader } from './game-columns.rules.js';
import { type DatedRow, hasDate, isDatedRow, readDatedRow } from './dated-row.rules.js';
import { type DroppedValues, type GameRow, isGameRecord, readGameRow } from './game-row.js';

export type { GameRow };

export interface GameRowBatch {
  rows: GameRow[];
  /** Rows with facts of a day. */
  dated: DatedRow[];
  /** Lines that cannot be used, and why. */
  bad: BadLine[];
  /** Records of this batch skipped on purpose: App Store answers about other kinds of apps. */
  skipped: { notGames: number };
  /** Unusable values of this batch; their rows are kept without them. */
  dropped: DroppedValues;
  /** Bytes of the file read so far. */
  bytesRead: number;
}

/**
 * Reads games from JSONL, JSON or CSV, detected by content, in constant memory: the market-data shape (in CSV with
 * lists separated by `|`), App Store lookup answers, and tables with similar columns.
 * @throws TabularError when the file as a whole cannot be read; earlier batches were already returned, so write
 * them in a transaction
 */
export async function* readGameRows(source: ByteSource, now = new Date()): AsyncGenerator<GameRowBatch> {
  const options = { checkHeader: checkGameHeader, isRecord: isGameRecord };
  for await (const { format, records, bad, bytesRead } of readTable(source, options)) {
    const batch: GameRowBatch = {
      rows: [],
      dated: [],
      bad,
      skipped: { notGames: 0 },
      dropped: {},
      bytesRead,
    };
    for (const { line, fields } of records) {
      const clean = format === 'csv' ? unescapeFields(fields) : fields;
      const row = hasDate(clean)
        ? readDatedRow(clean, batch.dropped, now)
        : readGameRow(clean, batch.dropped);
      if (row === 'not-a-game') batch.skipped.notGames++;
      else if (row instanceof CellFault) bad.push({ line, reason: row.reason });
      else if (isDatedRow(row)) batch.dated.push(row);
      else batch.rows.push(row);
    }
    bad.sort((a, b) => a.line - b.line);
    yield batch;
  }
}

/** Some published tables contain `\xe9` and `\u2122` instead of the characters. */
function unescapeFields(fields: TabularFields): TabularFields {
  for (const name of ESCAPED) {
    const text = fields[name];
    if (typeof text !== 'string' || !text.includes('\\')) continue;
    fields[name] = text.replace(/\\(?:x([0-9a-f]{2})|u([0-9a-f]{4}))/gi, (_, byte?: string, unit?: string) =>
      String.fromCharCode(parseInt(byte ?? unit ?? '', 16)),
    );
  }
  return fields;
}

const ESCAPED = [...AT.title, ...AT.developer, ...AT.description];
