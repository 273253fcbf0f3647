import { CellFault } from '../../common/tabular/cells.js';
import { readTable } from '../../common/tabular/read-table.js';
import type { BadLine, ByteSource, TabularFields } from '../../common/tabular/tabular.types.js';
import { AT, checkGameHeader } from './game-columns.js';
import { type DroppedValues, type GameRow, isGameRecord, readGameRow } from './game-row.js';

export type { GameRow };

export interface GameRowBatch {
  rows: GameRow[];
  /** Lines that cannot be used, with the reason. */
  bad: BadLine[];
  /** Records left out on purpose, in this batch: App Store answers about something that is no game. */
  skipped: { notGames: number };
  /** Values of this batch that could not be used; their rows are kept without them. */
  dropped: DroppedValues;
  /** Bytes of the file read up to now. */
  bytesRead: number;
}

/**
 * Reads games from JSONL, JSON or CSV, told apart by content, in constant memory: the market-data shape (in CSV
 * with lists separated by `|`), App Store lookup answers, and tables with columns of similar names.
 * @throws TabularError when the file as a whole cannot be read; earlier batches were handed out already, so write
 *   them in a way that can be taken back
 */
export async function* readGameRows(source: ByteSource): AsyncGenerator<GameRowBatch> {
  const options = { checkHeader: checkGameHeader, isRecord: isGameRecord };
  for await (const { format, records, bad, bytesRead } of readTable(source, options)) {
    const batch: GameRowBatch = { rows: [], bad, skipped: { notGames: 0 }, dropped: {}, bytesRead };
    for (const { line, fields } of records) {
      const row = readGameRow(format === 'csv' ? unescaped(fields) : fields, batch.dropped);
      if (row === 'not-a-game') batch.skipped.notGames++;
      else if (row instanceof CellFault) bad.push({ line, reason: row.reason });
      else batch.rows.push(row);
    }
    bad.sort((a, b) => a.line - b.line);
    yield batch;
  }
}

/** Some published tables hold `\xe9` and `\u2122` in place of the characters. */
function unescaped(fields: TabularFields): TabularFields {
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
