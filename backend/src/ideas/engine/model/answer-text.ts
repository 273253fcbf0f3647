import { ModelError } from '../../../ai/model.types.js';
import { cleanText } from '../../../ai/schema-value.js';
import { PromptGuard } from './prompt-guard.js';

/** Far more than any limit of tokens we send allows. */
const MAX_CHARACTERS = 20_000;

/** Whether an answer is words to read: not JSON, whole or cut off, and not a web page. */
export function isProse(text: string): boolean {
  if (/^(\{|<(!doctype|html|\?xml)\b)/i.test(unfence(text))) return false;
  try {
    return typeof JSON.parse(unfence(text)) === 'string';
  } catch {
    return text !== '';
  }
}

const FENCE = '```';
/** What stands in a block of code that is the whole text. */
const unfence = (text: string): string =>
  text.length >= 2 * FENCE.length && text.startsWith(FENCE) && text.endsWith(FENCE)
    ? text.slice(FENCE.length, -FENCE.length).replace(/^\w+/, '').trim()
    : text;

/**
 * A streamed answer that is shown as it comes, up to a mark behind which something follows that is not for reading.
 * What might be the beginning of the mark, or of our own instructions, waits until it is clear.
 */
export class AnswerText {
  private text = '';
  private shownLength = 0;
  private readonly guard: PromptGuard;

  constructor(
    instructions: string,
    private readonly separator?: string,
  ) {
    this.guard = new PromptGuard(instructions);
  }

  /** @returns what may be shown now @throws ModelError when the answer may not go on */
  add(piece: string): string {
    this.text += piece;
    if (this.text.length > MAX_CHARACTERS) {
      throw new ModelError('too-large', 'The model gave an answer that is too long.');
    }
    this.guard.check(this.answer.slice(-(piece.length + 2 * PromptGuard.WINDOW)));
    return this.upTo(
      this.answer.length - Math.max(this.heldForMark(), this.guard.countHeldBack(this.answer)),
    );
  }

  /** What is left to show at the end. */
  rest(): string {
    return this.upTo(this.answer.length);
  }

  /** The readable part, whole. */
  get content(): string {
    return cleanText(this.answer);
  }

  /** What stands behind the mark; null when there is none. */
  get appendix(): string | null {
    const at = this.markAt;
    return at < 0 || !this.separator ? null : this.text.slice(at + this.separator.length);
  }

  private get answer(): string {
    const at = this.markAt;
    return at < 0 ? this.text : this.text.slice(0, at);
  }

  private get markAt(): number {
    return this.separator ? this.text.indexOf(this.separator) : -1;
  }

  private upTo(end: number): string {
    const text = this.text.slice(this.shownLength, Math.max(this.shownLength, end));
    this.shownLength = Math.max(this.shownLength, end);
    return text;
  }

  private heldForMark(): number {
    if (!this.separator || this.markAt >= 0) return 0;
    for (let length = Math.min(this.separator.length - 1, this.text.length); length > 0; length -= 1) {
      if (this.text.endsWith(this.separator.slice(0, length))) return length;
    }
    return 0;
  }
}
