import { columnName } from './column-name.js';
import { isNeutralized } from './csv-line.js';
import { type BadLine, MAX_RECORD_LENGTH, TabularError, type TabularRecord } from './tabular.types.js';

const QUOTE = 34;
const LF = 10;
const CR = 13;
const MAX_COLUMNS = 500;

/** Columns of the header, as written and as `columnName`. */
export interface CsvHeader {
  line: number;
  written: string[];
  names: string[];
}

/**
 * Parses real-world CSV: any line ends, quoted line breaks, comma, semicolon or tab. A row with wrong quotes or
 * number of values becomes a bad line; only an unclosed quote ends parsing.
 */
export class CsvParser {
  records: TabularRecord[] = [];
  bad: BadLine[] = [];
  /** Line of the next record. */
  line = 1;

  private rest = '';
  private header: CsvHeader | null = null;
  private delimiter = 0;
  /** Whether the first line is Excel’s `sep=;`, which names the delimiter. */
  private isDelimiterLine = false;
  // Results of readRow, kept here to avoid an object per row.
  private values: string[] = [];
  private lineBreaks = 0;
  private junkAfterQuote = false;
  private firstLineEnd = 0;

  constructor(private readonly onHeader?: (header: CsvHeader) => void) {}

  /** Parses the next chunk; with `final` also the last, unterminated row. */
  push(chunk: string, final = false): void {
    const text = this.rest + chunk;
    let pos = 0;
    while (pos < text.length) {
      if (this.delimiter === 0 && !this.detectDelimiter(text, pos, final)) break;
      const next = this.readRow(text, pos, final);
      if (next < 0) break;
      if (next - pos > MAX_RECORD_LENGTH) throw this.tooLong(text.slice(pos, next));
      pos = this.keepRow(next);
    }
    this.rest = text.slice(pos);
    if (this.rest.length > MAX_RECORD_LENGTH) throw this.tooLong(this.rest);
  }

  get columns(): readonly string[] {
    return this.header?.names ?? [];
  }

  /** Position after the row beginning at `start`, or -1 when it is incomplete. */
  private readRow(text: string, start: number, final: boolean): number {
    const { delimiter, values } = this;
    const length = text.length;
    values.length = 0;
    this.lineBreaks = 0;
    this.junkAfterQuote = false;
    this.firstLineEnd = -1;
    let pos = start;
    for (;;) {
      let from = pos;
      let quoted: string | null = null;
      if (text.charCodeAt(pos) === QUOTE) {
        const close = closingQuote(text, pos + 1);
        if (close < 0 && final) throw this.reportUnclosedQuote();
        if (close < 0 || (close === length - 1 && !final)) return -1;
        quoted = text.slice(pos + 1, close);
        this.countBreaks(quoted, pos + 1);
        from = pos = close + 1;
      }
      let code = text.charCodeAt(pos);
      while (code !== delimiter && code !== LF && code !== CR && pos < length) code = text.charCodeAt(++pos);
      if (pos >= length && !final) return -1;
      if (quoted === null) values.push(text.slice(from, pos));
      else {
        if (pos > from && text.slice(from, pos).trim() !== '') this.junkAfterQuote = true;
        values.push(quoted.includes('"') ? quoted.replaceAll('""', '"') : quoted);
      }
      if (pos >= length) return length;
      if (code === delimiter) {
        pos++;
        continue;
      }
      if (code === CR) {
        if (pos + 1 >= length && !final) return -1;
        if (text.charCodeAt(pos + 1) === LF) pos++;
      }
      return pos + 1;
    }
  }

  /** Stores the row just read and returns where to continue. */
  private keepRow(next: number): number {
    const { values, header, line } = this;
    if (this.junkAfterQuote && this.lineBreaks > 0) {
      // Probably an unclosed quote ran into the next quoted value: skip one line, not everything between.
      this.bad.push({
        line,
        reason: 'the quotes are broken: a quote opened on this line is not closed on it',
      });
      this.line += 1;
      return this.firstLineEnd;
    }
    this.line += 1 + this.lineBreaks;
    if (isBlank(values)) return next;
    if (this.isDelimiterLine) {
      this.isDelimiterLine = false;
      return next;
    }
    if (this.junkAfterQuote) {
      this.bad.push({ line, reason: 'the quotes are broken: there is text after a closing quote' });
    } else if (header === null) this.readHeader(line);
    else if (!this.fits(header.names.length)) {
      const reason = `the row has ${values.length} values, the header has ${header.names.length} columns`;
      this.bad.push({ line, reason });
    } else this.records.push({ line, fields: this.toFields(header.names) });
    return next;
  }

  /** Spreadsheets append empty cells to rows, which are ignored. */
  private fits(columns: number): boolean {
    const { values } = this;
    if (values.length < columns) return false;
    for (let i = columns; i < values.length; i++) if (values[i] !== '') return false;
    return true;
  }

  private toFields(names: string[]): Record<string, string> {
    const fields: Record<string, string> = {};
    for (let i = 0; i < names.length; i++) {
      const value = this.values[i]!;
      fields[names[i]!] = isNeutralized(value) ? value.slice(1) : value;
    }
    return fields;
  }

  private readHeader(line: number): void {
    const written = this.values.map((name) => name.trim());
    if (written.length > MAX_COLUMNS) {
      const text = `The header has ${written.length} columns, at most ${MAX_COLUMNS} are read. Remove some columns.`;
      throw new TabularError('too_many_columns', text, line);
    }
    while (written.at(-1) === '') written.pop();
    this.header = { line, written, names: written.map(columnName) };
    this.onHeader?.(this.header);
  }

  /** Chooses the most frequent delimiter outside quotes in the header. False while that line is incomplete. */
  private detectDelimiter(text: string, pos: number, final: boolean): boolean {
    const start = text.slice(pos).trimStart();
    const end = start.search(/[\r\n]/);
    if (end < 0 && !final) return false;
    const line = end < 0 ? start : start.slice(0, end);
    const named =
      /^"?sep=([^"])"?$/i.exec(line.trimEnd())?.[1] ?? (line.trimEnd() === 'sep=' ? '\t' : undefined);
    if (named !== undefined) {
      this.isDelimiterLine = true;
      this.delimiter = named.charCodeAt(0);
      return true;
    }
    const head = line.replace(/"[^"]*"/g, '');
    const count = (delimiter: string): number => head.split(delimiter).length;
    const best = [',', ';', '\t'].reduce((a, b) => (count(b) > count(a) ? b : a));
    this.delimiter = best.charCodeAt(0);
    return true;
  }

  private countBreaks(quoted: string, offset: number): void {
    if (!quoted.includes('\n') && !quoted.includes('\r')) return;
    for (const found of quoted.matchAll(/\r\n|\r|\n/g)) {
      this.lineBreaks++;
      if (this.firstLineEnd < 0) this.firstLineEnd = offset + found.index + found[0].length;
    }
  }

  private tooLong(row: string): TabularError {
    // A row spans lines only inside quotes.
    if (/[\r\n]./.test(row)) return this.reportUnclosedQuote();
    const text = 'The line is longer than 1 MB, so this is no table of rows. Check how the file was made.';
    return new TabularError('line_too_long', text, this.line);
  }

  private reportUnclosedQuote(): TabularError {
    const text =
      'A quote that opens in this row is never closed. Close it; write a quote inside a text as "".';
    return new TabularError('unclosed_quote', text, this.line);
  }
}

/** Position of the closing quote of a text beginning at `from`, skipping doubled quotes; -1 when there is none. */
function closingQuote(text: string, from: number): number {
  let close = text.indexOf('"', from);
  while (close >= 0 && text.charCodeAt(close + 1) === QUOTE) close = text.indexOf('"', close + 2);
  return close;
}

function isBlank(values: string[]): boolean {
  if (values.length === 1) return values[0]!.trim() === '';
  return values[0] === '' && values.every((value) => value === '');
}
