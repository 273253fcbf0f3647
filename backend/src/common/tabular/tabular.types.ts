/** A cell: text in CSV, any JSON value otherwise. */
export type TabularValue =
  string | number | boolean | null | TabularValue[] | { [key: string]: TabularValue };

/** Cells by column name in the form of `columnName` (lower case, no spaces, dashes or underscores). */
export type TabularFields = Record<string, TabularValue | undefined>;

export interface TabularRecord {
  /** Line of the file on which the record begins, from 1. */
  line: number;
  fields: TabularFields;
}

/** A record that cannot be used; the rest of the file is not affected. */
export interface BadLine {
  line: number;
  reason: string;
}

export type TabularFormat = 'csv' | 'jsonl' | 'json';

export interface TabularBatch {
  format: TabularFormat;
  records: TabularRecord[];
  bad: BadLine[];
  /** Bytes taken from the source up to now. */
  bytesRead: number;
}

/** Bytes of a file or an upload; any `Readable` will do. */
export type ByteSource = AsyncIterable<Uint8Array | string>;

export type TabularErrorCode =
  | 'empty'
  | 'encoding'
  | 'binary'
  | 'not_a_table'
  | 'line_too_long'
  | 'unclosed_quote'
  | 'too_many_columns'
  | 'duplicate_column'
  | 'missing_column'
  | 'bad_json'
  | 'context_after_rows'
  | 'missing_facts'
  | 'no_rows';

/** No line, record or text may be longer: beyond it the file is broken, or made to fill the memory. */
export const MAX_RECORD_LENGTH = 1024 * 1024;

/** Records per batch, about. */
export const BATCH_SIZE = 2000;

/** The file as a whole cannot be read. The message is a plain sentence that says what to do. */
export class TabularError extends Error {
  override readonly name = 'TabularError';

  constructor(
    readonly code: TabularErrorCode,
    readonly text: string,
    readonly line?: number,
  ) {
    super(line === undefined ? text : `Line ${line}: ${text}`);
  }

  /** The same error with the line on which the reader stood, unless a line is known already. */
  at(line: number): TabularError {
    return this.line === undefined ? new TabularError(this.code, this.text, line) : this;
  }
}
