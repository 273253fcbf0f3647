import { setTimeout as wait } from 'node:timers/promises';

/** How long the end of the process waits for the round under way; leases let another process go on with it. */
const STOP_MS = 4_000;

/** Runs work one round at a time. A request during a round makes exactly one more follow, however many there are. */
export class Rounds {
  private round: Promise<void> | undefined;
  private isRequested = false;
  /** Long rounds look at this to end early. */
  isStopped = false;

  /** @param onError is told why a round failed; the next request starts another one */
  constructor(
    private readonly work: () => Promise<void>,
    private readonly onError: (error: Error) => void,
  ) {}

  request(): void {
    if (this.isStopped) return;
    this.isRequested = true;
    this.round ??= this.run().finally(() => (this.round = undefined));
  }

  /** Starts no more rounds, and waits a while for the one under way. */
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
