import { columnName } from './column-name.js';
import { addContext, type Frame, insideObject, WaitingRows } from './json-context.js';
import { endOfContainer, endOfString } from './json-scan.js';
import {
  MAX_RECORD_LENGTH,
  TabularError,
  type TabularFields,
  type TabularRecord,
  type TabularValue,
} from './tabular.types.js';

export interface JsonWalkOptions {
  /** Whether an object is a row; other objects are searched for rows. */
  isRecord?: (fields: TabularFields) => boolean;
  /** Columns that rows inherit from enclosing objects, as `columnName`. */
  contextColumns?: ReadonlySet<string>;
  /** Objects that rows inherit whole from enclosing objects, with the column each becomes. */
  contextObjects?: ReadonlyMap<string, string>;
}

const MAX_DEPTH = 64;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Extracts rows from JSON of any size: objects in arrays at any depth, with values inherited from enclosing objects.
 * Only one row and the waiting rows are in memory. Accepts several documents in sequence.
 */
export class JsonWalker {
  private readonly rows = new WaitingRows();

  private text = '';
  private pos = 0;
  private frame: Frame | null = null;
  private depth = 0;
  /** Position of the next uncounted line break; -1 when unknown. */
  private nextBreak = -1;

  constructor(
    private readonly options: JsonWalkOptions = {},
    private lineNumber = 1,
  ) {}

  get records(): TabularRecord[] {
    return this.rows.ready;
  }

  set records(rows: TabularRecord[]) {
    this.rows.ready = rows;
  }

  /** Current line. */
  get line(): number {
    while (this.nextBreak < this.pos) {
      if (this.nextBreak >= 0) this.lineNumber++;
      const found = this.text.indexOf('\n', this.nextBreak + 1);
      this.nextBreak = found < 0 ? Infinity : found;
    }
    return this.lineNumber;
  }

  push(chunk: string, final = false): void {
    void this.line; // counts the breaks in what is cut off now
    this.text = this.text.slice(this.pos) + chunk;
    this.pos = 0;
    this.nextBreak = -1;
    while (this.skipSpace() && this.step(final)) void 0;
    if (final && (this.frame !== null || this.pos < this.text.length)) {
      throw this.brokenError('The file ends in the middle of the JSON. Check that it was copied completely.');
    }
  }

  private skipSpace(): boolean {
    for (; this.pos < this.text.length; this.pos++) {
      const code = this.text.charCodeAt(this.pos);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return true;
    }
    return false;
  }

  /** Consumes one token; false when more text is needed. */
  private step(final: boolean): boolean {
    const { frame } = this;
    const char = this.text[this.pos]!;
    if (frame && char === (frame.isObject ? '}' : ']') && frame.key === null && !frame.needsMore)
      return this.close();
    if (frame?.needsComma) {
      if (char !== ',') throw this.brokenError();
      frame.needsComma = false;
      frame.needsMore = true;
      this.pos++;
      return true;
    }
    if (frame?.isObject && frame.key === null) return this.takeKey(final);
    if (!frame && char !== '{' && char !== '[') throw this.brokenError();
    switch (char) {
      case '{':
        return this.takeObject(final);
      case '[':
        return this.open(false);
      case '"':
        return this.takeString(final);
      default:
        return this.takeScalar(final);
    }
  }

  private takeKey(final: boolean): boolean {
    if (this.text[this.pos] !== '"') throw this.brokenError();
    const end = endOfString(this.text, this.pos);
    if (end < 0) return this.needMore(final);
    let colon = end;
    while (/[ \n\r\t]/.test(this.text[colon] ?? '')) colon++;
    if (colon >= this.text.length) return this.needMore(final);
    if (this.text[colon] !== ':') throw this.brokenError();
    this.frame!.key = columnName(String(this.parse(this.pos, end)));
    this.pos = colon + 1;
    return true;
  }

  /** A row is consumed whole; other objects are walked through. */
  private takeObject(final: boolean): boolean {
    const limit = Math.min(this.text.length, this.pos + MAX_RECORD_LENGTH);
    const end = endOfContainer(this.text, this.pos, { limit, depth: MAX_DEPTH });
    if (end < 0 && this.text.length - this.pos < MAX_RECORD_LENGTH && !final) return false;
    if (end < 0) return this.open(true);
    const object = this.tryParse(this.pos, end);
    // Walking through a broken object finds the fault.
    if (object === undefined) return this.open(true, true);
    const fields = withColumnNames(object as Record<string, TabularValue>);
    const inArray = this.frame !== null && !this.frame.isObject;
    const isRow = this.options.isRecord?.(fields) ?? inArray;
    if (!isRow && this.noteObject(object)) {
      this.pos = end;
      return this.valueDone();
    }
    if (!isRow && !(inArray && isFlat(fields))) return this.open(true);
    this.rows.add({ line: this.line, fields }, this.frame);
    this.pos = end;
    return this.valueDone();
  }

  private takeString(final: boolean): boolean {
    const end = endOfString(this.text, this.pos);
    if (end < 0) return this.needMore(final);
    this.note(this.pos, end);
    this.pos = end;
    return this.valueDone();
  }

  private takeScalar(final: boolean): boolean {
    SCALAR.lastIndex = this.pos;
    const found = SCALAR.exec(this.text)?.[0] ?? '';
    const end = this.pos + found.length;
    // A number or word at the end may continue in the next chunk.
    if (end + 8 > this.text.length && !final) return false;
    if (found === '') throw this.brokenError();
    this.note(this.pos, end);
    this.pos = end;
    return this.valueDone();
  }

  /** Stores an object that rows inherit. */
  private noteObject(value: TabularValue): boolean {
    const { frame, line } = this;
    const key = frame?.isObject ? this.options.contextObjects?.get(frame.key ?? '') : undefined;
    if (!frame || key === undefined) return false;
    addContext(frame, { key, value, line });
    return true;
  }

  /** Validates a value, and stores it when rows inherit it. */
  private note(start: number, end: number): void {
    const { frame } = this;
    const value = this.parse(start, end);
    if (!frame?.isObject || frame.key === null || !this.options.contextColumns?.has(frame.key)) return;
    addContext(frame, { key: frame.key, value, line: this.line });
  }

  private open(isObject: boolean, isBroken = false): boolean {
    if (++this.depth > MAX_DEPTH)
      throw this.brokenError(`The JSON is nested deeper than ${MAX_DEPTH} levels.`);
    const parent = this.frame;
    this.frame = {
      isObject,
      isBroken,
      parent,
      context: {},
      key: null,
      needsComma: false,
      needsMore: false,
      released: false,
    };
    this.pos++;
    return true;
  }

  private close(): boolean {
    const closed = this.frame!;
    if (closed.isBroken) throw this.brokenError();
    this.frame = closed.parent;
    this.depth--;
    this.pos++;
    if (closed.isObject && !insideObject(this.frame)) this.rows.release();
    return this.valueDone();
  }

  private valueDone(): boolean {
    const { frame } = this;
    if (!frame) return true;
    frame.key = null;
    frame.needsComma = true;
    frame.needsMore = false;
    return true;
  }

  private parse(start: number, end: number): TabularValue {
    const value = this.tryParse(start, end);
    if (value === undefined) throw this.brokenError();
    return value;
  }

  private tryParse(start: number, end: number): TabularValue | undefined {
    try {
      return JSON.parse(this.text.slice(start, end)) as TabularValue;
    } catch {
      return undefined;
    }
  }

  private needMore(final: boolean): false {
    if (this.text.length - this.pos > MAX_RECORD_LENGTH) {
      const text = 'A text in the JSON is longer than 1 MB. Check how the file was made.';
      throw new TabularError('line_too_long', text, this.line);
    }
    if (final)
      throw this.brokenError('The file ends in the middle of a text. Check that it was copied completely.');
    return false;
  }

  private brokenError(text = 'The JSON is broken here. Check how the file was made.'): TabularError {
    return new TabularError('bad_json', text, this.line);
  }
}

function withColumnNames(object: Record<string, TabularValue>): TabularFields {
  const fields: TabularFields = {};
  for (const key of Object.keys(object)) fields[columnName(key)] = object[key];
  return fields;
}

/** Contains no nested values, so no rows. */
function isFlat(fields: TabularFields): boolean {
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
  return !Object.values(fields).some((value) =>
    Array.isArray(value) ? value.some(isObject) : isObject(value),
  );
}
