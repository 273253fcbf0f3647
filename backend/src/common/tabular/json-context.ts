import { TabularError, type TabularFields, type TabularRecord, type TabularValue } from './tabular.types.js';

/** An object or array that is being walked through. */
export interface Frame {
  isObject: boolean;
  /** Known to be no JSON; the walk through it ends at the fault. */
  isBroken: boolean;
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

/** Rows wait until the objects around them are complete, since a value for them may stand behind them. */
const MAX_WAITING = 10_000;

/** The rows found, until they have what they inherit. */
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
    const text = `"${found.key}" stands behind more than ${MAX_WAITING} of its rows. Move it in front of them.`;
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
