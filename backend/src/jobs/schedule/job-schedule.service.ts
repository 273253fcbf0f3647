import { Injectable, Logger } from '@nestjs/common';
import { SchedulerRegistry } from '@nestjs/schedule';
import { CronJob } from 'cron';
import { setTimeout as wait } from 'node:timers/promises';
import { Clock, MINUTE_MS } from '../../common/time/clock.js';
import type { ScheduleTick } from '../jobs.types.js';

const TRIES = 6;
const RETRY_MS = 10_000;

/** Work that starts on a schedule. */
export interface Schedule {
  name: string;
  /** Five cron fields, in UTC; undefined never starts. */
  cron: string | undefined;
  /** Must do nothing when the tick was already taken: every worker process calls it. */
  start(tick: ScheduleTick): Promise<unknown>;
}

/**
 * Starts scheduled work in every worker process; the first one to insert the tick into the database does it. Times
 * are UTC, so daylight saving time shifts nothing, and a clock set back repeats ticks that are already taken.
 */
@Injectable()
export class JobSchedule {
  private readonly logger = new Logger('Schedule');
  private readonly schedules: Schedule[] = [];
  private started = false;

  constructor(
    private readonly registry: SchedulerRegistry,
    private readonly clock: Clock,
  ) {}

  register(schedule: Schedule): void {
    this.schedules.push(schedule);
  }

  start(): void {
    if (this.started) return;
    this.started = true;
    for (const schedule of this.schedules) {
      if (!schedule.cron) continue;
      const job = CronJob.from({
        cronTime: schedule.cron,
        timeZone: 'UTC',
        onTick: () => void this.fire(schedule, this.clock.now()),
      });
      this.registry.addCronJob(schedule.name, job);
      job.start();
    }
  }

  /** Starts the work of the minute nearest to `now`: timers fire a little early or late, and clocks differ. */
  async fire(schedule: Pick<Schedule, 'name' | 'start'>, now: Date): Promise<void> {
    const at = new Date(Math.round(now.getTime() / MINUTE_MS) * MINUTE_MS);
    for (let attempt = 1; attempt <= TRIES; attempt += 1) {
      try {
        await schedule.start({ name: schedule.name, at });
        return;
      } catch (error) {
        this.logger.warn(
          `${schedule.name} of ${at.toISOString()} did not start: ${(error as Error).message}`,
        );
        await wait(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}
