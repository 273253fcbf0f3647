import type { DatabaseEvents } from '../database/database-events.js';

/** Waits for news of one thing on a NOTIFY channel. */
export class OnEvent {
  private pending = false;
  private wake: () => void = () => undefined;
  private readonly unlisten: () => void;
  private readonly onAbort = () => this.wake();

  constructor(
    events: DatabaseEvents,
    channel: string,
    payload: string,
    private readonly signal: AbortSignal,
  ) {
    this.unlisten = events.on(channel, (changed) => {
      if (changed !== payload) return;
      this.pending = true;
      this.wake();
    });
    signal.addEventListener('abort', this.onAbort);
  }

  /** Returns after news, at the earliest after `minMs`; without news after `maxMs`; at once when the signal aborts. */
  async wait(minMs: number, maxMs: number): Promise<void> {
    await this.pause(minMs, () => false);
    await this.pause(maxMs - minMs, () => this.pending);
    this.pending = false;
  }

  stop(): void {
    this.unlisten();
    this.signal.removeEventListener('abort', this.onAbort);
  }

  private async pause(ms: number, isOver: () => boolean): Promise<void> {
    if (isOver() || this.signal.aborted) return;
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer);
        this.wake = () => undefined;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.wake = () => {
        if (isOver() || this.signal.aborted) end();
      };
    });
  }
}
