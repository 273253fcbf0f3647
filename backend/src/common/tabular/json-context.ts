import { TabularError, type TabularFields, type TabularRecord, type TabularValue } from './tabular.types.js';

/** An open object or array. */
export interface Frame {
  isObject: boolean;
  /** Invalid JSON; the walk through it ends at the fault. */
  isBroken: boolean;
  parent: Frame | null;
  /** Values that rows below inherit. */
  context: TabularFields;
  /** Key of the next value; null when a key (in an array: nothing) is expected. */
  key: string | null;
  /** After a value: a comma or the end is expected. */
  needsComma: boolean;
  /** After a comma: the end is not allowed. */
  needsMore: boolean;
  /** Rows below were already emitted without later values of this object. */
  released: boolean;
}

/** Rows wait for their enclosing objects to end, which may still contain inherited values. */
const MAX_WAITING = 10_000;

/** Rows waiting for inherited values. */
export class WaitingRows {
  ready: TabularRecord[] = [];

  private waiting: { record: TabularRecord; frame: Frame }[] = [];

  add(record: TabularRecord, frame: Frame | null): void {
    if (!frame || !insideObject(frame)) {
      this.ready.push(record);
      return;
    }
    this.waiting.push({ record, frame });
    if (this.waiting.length < MAX_WAITING) return;
    this.release();
    for (let open: Frame | null = frame; open; open = open.parent) open.released = true;
  }

  release(): void {
    for (const { record, frame } of this.waiting) {
      for (let outer: Frame | null = frame; outer; outer = outer.parent)
        inherit(record.fields, outer.context);
      this.ready.push(record);
    }
    this.waiting = [];
  }
}

/** Remembers a value for the rows inside an object. */
export function addContext(frame: Frame, found: { key: string; value: TabularValue; line: number }): void {
  if (frame.released && frame.context[found.key] === undefined) {
    const text = `"${found.key}" comes after more than ${MAX_WAITING} of its rows. Move it before them.`;
    throw new TabularError('context_after_rows', text, found.line);
  }
  frame.context[found.key] = found.value;
}

export function insideObject(frame: Frame | null): boolean {
  for (let open = frame; open; open = open.parent) if (open.isObject) return true;
  return false;
}

function inherit(fields: TabularFields, context: TabularFields): void {
  for (const [key, value] of Object.entries(context)) {
    const own = fields[key];
    if (own === undefined || own === null || own === '') fields[key] = value;
  }
}
