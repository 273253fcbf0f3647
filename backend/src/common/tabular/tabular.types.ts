/** A cell: text in CSV, any JSON value otherwise. */
export type TabularValue =
  string | number | boolean | null | TabularValue[] | { [key: string]: TabularValue };

/** Cells by normalized column name (`columnName`). */
export type TabularFields = Record<string, TabularValue | undefined>;

export interface TabularRecord {
  /** First line of the record, from 1. */
  line: number;
  fields: TabularFields;
}

/** An invalid record; others are not affected. */
export interface BadLine {
  line: number;
  reason: string;
}

export type TabularFormat = 'csv' | 'jsonl' | 'json';

export interface TabularBatch {
  format: TabularFormat;
  records: TabularRecord[];
  bad: BadLine[];
  /** Bytes read from the source so far. */
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

/** Limit of a line, record or text: beyond it the file is broken or hostile. */
export const MAX_RECORD_LENGTH = 1024 * 1024;

/** Approximate records per batch. */
export const BATCH_SIZE = 2000;

/** The whole file is unreadable. The message says what to do. */
export class TabularError extends Error {
  override readonly name = 'TabularError';

  constructor(
    readonly code: TabularErrorCode,
    readonly text: string,
    readonly line?: number,
  ) {
    super(line === undefined ? text : `Line ${line}: ${text}`);
  }

  /** Adds the current line, unless one is known. */
  at(line: number): TabularError {
    return this.line === undefined ? new TabularError(this.code, this.text, line) : this;
  }
}
