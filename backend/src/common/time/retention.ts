import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { ENV, type Env } from '../../config/env.js';
import type { RetainedName } from '../../config/retention.js';
import { Clock, DAY_MS, HOUR_MS } from './clock.js';

/** Must be safe to run in several processes. */
type Delete = (before: Date) => Promise<unknown>;

/** Deletes records older than RETENTION_DAYS; modules register how. */
@Injectable()
export class Retention {
  private readonly logger = new Logger('Retention');
  private readonly deletes = new Map<RetainedName, Delete>();

  constructor(
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  register(name: RetainedName, deleteBefore: Delete): void {
    this.deletes.set(name, deleteBefore);
  }

  /** Hourly rather than daily: some installations run only in the daytime. */
  @Interval(HOUR_MS)
  async clean(): Promise<void> {
    const now = this.clock.now().getTime();
    for (const [name, deleteBefore] of this.deletes) {
      const days = this.env.RETENTION_DAYS[name];
      if (days === 0) continue;
      await deleteBefore(new Date(now - days * DAY_MS)).catch((error: Error) =>
        this.logger.warn(`Old rows of ${name} could not be deleted: ${error.message}`),
      );
    }
  }
}
