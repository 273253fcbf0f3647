import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import PgBoss from 'pg-boss';
import { DATABASE_URL } from '../database/database.tokens.js';

const QUEUE = 'jobs';
const POLL_MS = 1_000;
const STOP_MS = 4_000;
/** A message is done as soon as it is delivered. */
const EXPIRE_SECONDS = 60;

/** Delivers job ids to workers through PostgreSQL (pg-boss). What a job is and how it went stands in `jobs`. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly logger = new Logger('JobQueue');
  private boss: PgBoss | undefined;
  private starting: Promise<PgBoss> | undefined;
  private workers: Promise<void>[] = [];
  private wake = new AbortController();
  private stopping = false;
  private lastWarning = '';

  constructor(@Inject(DATABASE_URL) private readonly url: string) {}

  /**
   * Puts a stored job into the queue; delivering one twice is harmless because workers take a lease first. A failure is
   * only logged: workers look for jobs whose message was lost.
   */
  async send(jobId: string): Promise<void> {
    try {
      const boss = await this.started();
      await boss.send(QUEUE, { jobId }, { retryLimit: 0, expireInSeconds: EXPIRE_SECONDS });
      this.wakeWorkers();
    } catch (error) {
      this.warn(error as Error);
    }
  }

  /** Starts `count` workers in this process, each doing one job at a time. */
  async work(count: number, run: (jobId: string) => Promise<void>): Promise<void> {
    const boss = await this.started();
    for (let i = 0; i < count; i += 1) this.workers.push(this.worker(boss, run));
  }

  /** Stops taking new jobs; the ones under way are told by their own signal. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.wakeWorkers();
    await Promise.race([Promise.allSettled(this.workers), wait(STOP_MS, undefined, { ref: false })]);
    const boss = this.boss;
    this.boss = undefined;
    await boss?.stop({ graceful: true, wait: true, timeout: STOP_MS }).catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  /**
   * Takes messages one by one. Not the library's own workers: those end a message without waiting for it, so that a
   * database that is away at that moment takes the process with it.
   */
  private async worker(boss: PgBoss, run: (jobId: string) => Promise<void>): Promise<void> {
    while (!this.stopping) {
      try {
        const [message] = await boss.fetch<{ jobId: string }>(QUEUE, { batchSize: 1 });
        this.lastWarning = '';
        if (message) {
          // Delivered is done: from here on the job's own lease says who has it, and finds it when we die.
          await boss.complete(QUEUE, message.id);
          await run(message.data.jobId);
          continue;
        }
      } catch (error) {
        this.warn(error as Error);
      }
      await wait(POLL_MS, undefined, { signal: this.wake.signal, ref: false }).catch(() => undefined);
    }
  }

  private wakeWorkers(): void {
    this.wake.abort();
    this.wake = new AbortController();
  }

  /** While the database is away this repeats at every poll; it is said once. */
  private warn({ message }: Error): void {
    if (message !== this.lastWarning) this.logger.warn(`Job queue: ${message}`);
    this.lastWarning = message;
  }

  private started(): Promise<PgBoss> {
    this.starting ??= this.start().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  private async start(): Promise<PgBoss> {
    const boss = new PgBoss({
      connectionString: this.url,
      max: 3,
      schedule: false,
      application_name: 'gamekit-jobs',
    });
    boss.on('error', (error) => this.warn(error));
    await boss.start();
    await boss.createQueue(QUEUE);
    this.boss = boss;
    return boss;
  }
}
