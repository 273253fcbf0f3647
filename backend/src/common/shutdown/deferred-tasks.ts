import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';

/**
 * Work that runs after the response, so that response times reveal nothing. It finishes before shutdown; a crash
 * loses it, so it must be repeatable on request.
 */
@Injectable()
export class DeferredTasks implements BeforeApplicationShutdown {
  private readonly logger = new Logger('DeferredTasks');
  private readonly pending = new Set<Promise<void>>();

  /** Starts `work` in the next event loop iteration; failures are logged under `name`. */
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
