import { setTimeout as wait } from 'node:timers/promises';

/** How long shutdown waits for the current round; leases let another process continue it. */
const STOP_MS = 4_000;

/** Runs work in rounds, one at a time. Requests during a round cause exactly one more. */
export class Rounds {
  private round: Promise<void> | undefined;
  private isRequested = false;
  /** Long rounds check this to end early. */
  isStopped = false;

  /** @param onError called with the reason when a round fails; the next request starts another one */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly onError: (error: Error) => void,
  ) {}

  request(): void {
    if (this.isStopped) return;
    this.isRequested = true;
    this.round ??= this.run().finally(() => (this.round = undefined));
  }

  /** Stops: starts no more rounds and waits a while for the current one. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await Promise.race([this.round, wait(STOP_MS, undefined, { ref: false })]);
  }

  private async run(): Promise<void> {
    try {
      while (this.isRequested && !this.isStopped) {
        this.isRequested = false;
        await this.work();
      }
    } catch (error) {
      this.onError(error as Error);
    }
  }
}
