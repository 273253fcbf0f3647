import { setTimeout as wait } from 'node:timers/promises';

/** How long shutdown waits for the current round; leases let another process continue it. */
const STOP_MS = 4_000;

/**
 * Runs work in rounds, one at a time. Requests during a round, or during the pause after it, cause exactly one more.
 */
export class Rounds {
  private round: Promise<void> | undefined;
  private isRequested = false;
  private endPause: (() => void) | undefined;
  /** Long rounds check this to end early. */
  isStopped = false;

  /**
   * @param onError called with the reason when a round fails; the next request starts another one
   * @param pauseMs after each round, so that a burst of requests costs a few rounds; the first one never waits
   */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly onError: (error: Error) => void,
    private readonly pauseMs = 0,
  ) {}

  request(): void {
    if (this.isStopped) return;
    this.isRequested = true;
    this.round ??= this.run().finally(() => (this.round = undefined));
  }

  /** Stops: starts no more rounds and waits a while for the current one. */
  async stop(): Promise<void> {
    this.isStopped = true;
    this.endPause?.();
    await Promise.race([this.round, wait(STOP_MS, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    while (this.isRequested && !this.isStopped) {
      this.isRequested = false;
      try {
        await this.work();
      } catch (error) {
        this.isRequested = false;
        this.onError(error as Error);
      }
      if (this.pauseMs > 0 && !this.isStopped) await this.pause();
    }
  }

  private pause(): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, this.pauseMs).unref();
      this.endPause = resolve;
    });
  }
}
