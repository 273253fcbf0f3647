import { type CsvHeader, CsvParser } from './csv-parser.js';
import { JsonLinesParser } from './json-lines.js';
import { JsonWalker, type JsonWalkOptions } from './json-walker.js';
import {
  type BadLine,
  BATCH_SIZE,
  type ByteSource,
  TabularError,
  type TabularBatch,
  type TabularFormat,
  type TabularRecord,
} from './tabular.types.js';
import { readTextChunks } from './text-chunks.js';

export interface TableOptions extends JsonWalkOptions {
  /** Called once with the header of a CSV; throws a TabularError when columns are missing. */
  checkHeader?: (header: CsvHeader) => void;
  /** Accepted keys of a JSON row, for the error message. */
  acceptedKeys?: string;
}

interface Parser {
  records: TabularRecord[];
  bad?: BadLine[];
  line: number;
  push(chunk: string, final?: boolean): void;
}

/**
 * Reads CSV, JSONL or JSON, detected by content, in constant memory. Texts are substrings of larger ones: copy those
 * kept longer than the batch (`ownCopy`).
 * @throws TabularError when the file as a whole cannot be read; batches before that place were handed out already
 */
export async function* readTable(
  source: ByteSource,
  options: TableOptions = {},
): AsyncGenerator<TabularBatch> {
  let parser: Parser | null = null;
  let format: TabularFormat = 'csv';
  let bytesRead = 0;
  let rows = 0;

  const takeBatch = (): TabularBatch => {
    const { records, bad = [] } = parser!;
    rows += records.length + bad.length;
    parser!.records = [];
    if (parser!.bad) parser!.bad = [];
    return { format, records, bad, bytesRead };
  };

  try {
    for await (const chunk of readTextChunks(source)) {
      bytesRead = chunk.bytesRead;
      if (parser === null) {
        if (chunk.text.trim() === '') continue;
        format = detectFormat(chunk.text);
        parser = newParser(format, options);
      }
      parser.push(chunk.text);
      if (parser.records.length + (parser.bad?.length ?? 0) >= BATCH_SIZE) yield takeBatch();
    }
    parser?.push('', true);
  } catch (error) {
    throw error instanceof TabularError && parser ? error.at(parser.line) : error;
  }
  if (parser === null) throw new TabularError('empty', 'The file is empty.');
  const last = takeBatch();
  if (rows === 0) throw new TabularError('no_rows', describeNoRows(format, options));
  yield last;
}

/** @throws TabularError when the text is a web page */
export function detectFormat(text: string): TabularFormat {
  const start = text.trimStart();
  if (start.startsWith('<')) {
    const message = 'The file is a web page or XML. Give a CSV, JSON or JSONL file.';
    throw new TabularError('not_a_table', message);
  }
  if (start.startsWith('[')) return 'json';
  if (!start.startsWith('{')) return 'csv';
  const [line = '', next] = start.split('\n', 2).map((text) => text.trim());
  if (next === undefined) return 'json';
  // A broken first line is one bad line, unless it begins a document over several lines.
  return isJson(line) || (isJson(next) && !/[[{,]$/.test(line)) ? 'jsonl' : 'json';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function newParser(format: TabularFormat, options: TableOptions): Parser {
  if (format === 'csv') return new CsvParser(options.checkHeader);
  return format === 'json' ? new JsonWalker(options) : new JsonLinesParser(options);
}

function describeNoRows(format: TabularFormat, { acceptedKeys }: TableOptions): string {
  if (format === 'csv') return 'The file has a header but no rows. Add rows, one per line.';
  const keys = acceptedKeys === undefined ? '' : ` Its keys are ${acceptedKeys}.`;
  return `No rows were found in the JSON. Give an array of objects, or one object per line.${keys}`;
}
