import { ModelError } from '../../../ai/model.types.js';

/** From so many on, what may become a repetition waits until it is clear. */
const SUSPICIOUS = 20;

const normalize = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ');

/** Keeps a model from telling its instructions to whoever asks for them. */
export class PromptGuard {
  /** So many characters of our own instructions in a row are no coincidence. */
  static readonly WINDOW = 60;

  private readonly windows = new Set<string>();
  private readonly instructions: string;

  constructor(instructions: string) {
    this.instructions = normalize(instructions);
    for (let at = 0; at + PromptGuard.WINDOW <= this.instructions.length; at += 1) {
      this.windows.add(this.instructions.slice(at, at + PromptGuard.WINDOW));
    }
  }

  /** @throws ModelError `refused` when the text repeats the instructions */
  check(text: string): void {
    const read = normalize(text);
    for (let at = 0; at + PromptGuard.WINDOW <= read.length; at += 1) {
      if (this.windows.has(read.slice(at, at + PromptGuard.WINDOW))) {
        throw new ModelError('refused', 'The model gave an answer that may not be shown.');
      }
    }
  }

  /** How many characters at the end of the text might be the beginning of a repetition. */
  countHeldBack(text: string): number {
    const read = normalize(text.slice(-2 * PromptGuard.WINDOW));
    for (let length = Math.min(PromptGuard.WINDOW, read.length); length >= SUSPICIOUS; length -= 1) {
      if (this.instructions.includes(read.slice(-length))) return Math.min(text.length, 2 * length);
    }
    return 0;
  }
}
