import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/**
 * Work that an answer must not wait for, so that its time tells nothing. It is finished before the process ends;
 * a crash loses it, so it must be work that somebody can ask for again.
 */
@Injectable()
export class DeferredTasks implements BeforeApplicationShutdown {
  private readonly logger = new Logger('DeferredTasks');
  private readonly pending = new Set<Promise<void>>();

  /** Starts `work` on the next turn of the event loop; failures are logged under `name`. */
  runAfterResponse(name: string, work: () => Promise<void>): void {
    const done = new Promise<void>((resolve) => setImmediate(resolve))
      .then(work)
      .catch((error: unknown) => this.logger.error(`${name}: ${(error as Error).message}`))
      .finally(() => this.pending.delete(done));
    this.pending.add(done);
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.allSettled(this.pending);
  }
}
