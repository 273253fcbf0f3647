import { columnName } from './column-name.js';
import { endOfContainer, endOfString } from './json-scan.js';
import {
  MAX_RECORD_LENGTH,
  TabularError,
  type TabularFields,
  type TabularRecord,
  type TabularValue,
} from './tabular.types.js';

export interface JsonWalkOptions {
  /** Whether an object is a row; an object that is none is searched for rows inside it. */
  isRecord?: (fields: TabularFields) => boolean;
  /** Columns that rows inherit from the objects around them, in the form of `columnName`. */
  contextColumns?: ReadonlySet<string>;
}

/** An object or array that is being walked through. */
interface Frame {
  isObject: boolean;
  parent: Frame | null;
  /** Values for the rows below. */
  context: TabularFields;
  /** The key whose value comes next, null when a key (in an array: nothing) is awaited. */
  key: string | null;
  /** After a value: a comma or the end must follow. */
  needsComma: boolean;
  /** After a comma: the end must not follow. */
  needsMore: boolean;
  /** Rows below were already handed out without what may still come in this object. */
  released: boolean;
}

const MAX_DEPTH = 64;
/** Rows wait until the objects around them are complete, since a value for them may stand behind them. */
const MAX_HELD = 10_000;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/**
 * Walks JSON text of any size and hands out the rows in it: the objects of arrays, wherever those stand, with the
 * values they inherit from the objects around them. Only one row and the waiting rows are held in memory. Also takes
 * several documents one after another.
 */
export class JsonWalker {
  records: TabularRecord[] = [];

  private text = '';
  private pos = 0;
  private frame: Frame | null = null;
  private depth = 0;
  private held: { record: TabularRecord; frame: Frame }[] = [];
  /** Position of the next line break that is not counted yet; unknown = -1. */
  private nextBreak = -1;

  constructor(
    private readonly options: JsonWalkOptions = {},
    private lineNumber = 1,
  ) {}

  /** Line of the place reached. */
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
      throw this.broken('The file ends in the middle of the JSON. Check that it was copied completely.');
    }
  }

  private skipSpace(): boolean {
    for (; this.pos < this.text.length; this.pos++) {
      const code = this.text.charCodeAt(this.pos);
      if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return true;
    }
    return false;
  }

  /** Takes one token; false when more text is needed for it. */
  private step(final: boolean): boolean {
    const { frame } = this;
    const char = this.text[this.pos]!;
    if (frame && char === (frame.isObject ? '}' : ']') && frame.key === null && !frame.needsMore)
      return this.close();
    if (frame?.needsComma) {
      if (char !== ',') throw this.broken();
      frame.needsComma = false;
      frame.needsMore = true;
      this.pos++;
      return true;
    }
    if (frame?.isObject && frame.key === null) return this.takeKey(final);
    if (!frame && char !== '{' && char !== '[') throw this.broken();
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
    if (this.text[this.pos] !== '"') throw this.broken();
    const end = endOfString(this.text, this.pos);
    if (end < 0) return this.needMore(final);
    let colon = end;
    while (/\s/.test(this.text[colon] ?? '')) colon++;
    if (colon >= this.text.length) return this.needMore(final);
    if (this.text[colon] !== ':') throw this.broken();
    this.frame!.key = columnName(String(this.parse(this.pos, end)));
    this.pos = colon + 1;
    return true;
  }

  /** An object is taken whole when it is a row, else walked through. */
  private takeObject(final: boolean): boolean {
    const limit = Math.min(this.text.length, this.pos + MAX_RECORD_LENGTH);
    const end = endOfContainer(this.text, this.pos, { limit, depth: MAX_DEPTH });
    if (end < 0 && this.text.length - this.pos < MAX_RECORD_LENGTH && !final) return false;
    if (end < 0) return this.open(true);
    const fields = withColumnNames(this.parse(this.pos, end) as Record<string, TabularValue>);
    const inArray = this.frame !== null && !this.frame.isObject;
    if (!(this.options.isRecord?.(fields) ?? inArray) && !(inArray && isFlat(fields))) return this.open(true);
    this.keep({ line: this.line, fields });
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
    // A number or word at the end of the text may go on in the next piece.
    if (end + 8 > this.text.length && !final) return false;
    if (found === '') throw this.broken();
    this.note(this.pos, end);
    this.pos = end;
    return this.valueDone();
  }

  /** Remembers a value which the rows below inherit. */
  private note(start: number, end: number): void {
    const { frame } = this;
    if (!frame?.isObject || frame.key === null || !this.options.contextColumns?.has(frame.key)) return;
    if (frame.released && frame.context[frame.key] === undefined) {
      const text = `"${frame.key}" stands behind more than ${MAX_HELD} of its rows. Move it in front of them.`;
      throw new TabularError('context_after_rows', text, this.line);
    }
    frame.context[frame.key] = this.parse(start, end);
  }

  private open(isObject: boolean): boolean {
    if (++this.depth > MAX_DEPTH) throw this.broken(`The JSON is nested deeper than ${MAX_DEPTH} levels.`);
    const parent = this.frame;
    this.frame = {
      isObject,
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
    this.frame = closed.parent;
    this.depth--;
    this.pos++;
    if (closed.isObject && !insideObject(this.frame)) this.release();
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

  private keep(record: TabularRecord): void {
    const { frame } = this;
    if (!frame || !insideObject(frame)) {
      this.records.push(record);
      return;
    }
    this.held.push({ record, frame });
    if (this.held.length < MAX_HELD) return;
    this.release();
    for (let open: Frame | null = frame; open; open = open.parent) open.released = true;
  }

  private release(): void {
    for (const { record, frame } of this.held) {
      for (let outer: Frame | null = frame; outer; outer = outer.parent)
        inherit(record.fields, outer.context);
      this.records.push(record);
    }
    this.held = [];
  }

  private parse(start: number, end: number): TabularValue {
    try {
      return JSON.parse(this.text.slice(start, end)) as TabularValue;
    } catch {
      throw this.broken();
    }
  }

  private needMore(final: boolean): false {
    if (this.text.length - this.pos > MAX_RECORD_LENGTH) {
      const text = 'A text in the JSON is longer than 1 MB. Check how the file was made.';
      throw new TabularError('line_too_long', text, this.line);
    }
    if (final)
      throw this.broken('The file ends in the middle of a text. Check that it was copied completely.');
    return false;
  }

  private broken(text = 'The JSON is broken here. Check how the file was made.'): TabularError {
    return new TabularError('bad_json', text, this.line);
  }
}

function insideObject(frame: Frame | null): boolean {
  for (let open = frame; open; open = open.parent) if (open.isObject) return true;
  return false;
}

function inherit(fields: TabularFields, context: TabularFields): void {
  for (const [key, value] of Object.entries(context)) {
    const own = fields[key];
    if (own === undefined || own === null || own === '') fields[key] = value;
  }
}

function withColumnNames(object: Record<string, TabularValue>): TabularFields {
  const fields: TabularFields = {};
  for (const key of Object.keys(object)) fields[columnName(key)] = object[key];
  return fields;
}

/** No rows can be inside. */
function isFlat(fields: TabularFields): boolean {
  const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;
  return !Object.values(fields).some((value) =>
    Array.isArray(value) ? value.some(isObject) : isObject(value),
  );
}
