import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import PgBoss from 'pg-boss';
import { DATABASE_URL } from '../database/database.tokens.js';

const QUEUE = 'jobs';
const POLL_SECONDS = 1;
/** Longest a message may be under way; our own lease decides much earlier. */
const EXPIRE_SECONDS = 6 * 3_600;

/** Delivers job ids to workers through PostgreSQL (pg-boss). What a job is and how it went stands in `jobs`. */
@Injectable()
export class JobQueue implements OnApplicationShutdown {
  private readonly logger = new Logger('JobQueue');
  private boss: PgBoss | undefined;
  private starting: Promise<PgBoss> | undefined;
  private workerIds: string[] = [];

  constructor(@Inject(DATABASE_URL) private readonly url: string) {}

  /** Puts a job into the queue; delivering one twice is harmless because workers take a lease first. */
  async send(jobId: string): Promise<void> {
    const boss = await this.started();
    await boss.send(QUEUE, { jobId }, { retryLimit: 0, expireInSeconds: EXPIRE_SECONDS });
    for (const id of this.workerIds) boss.notifyWorker(id);
  }

  /** Starts `count` workers in this process, each doing one job at a time. */
  async work(count: number, run: (jobId: string) => Promise<void>): Promise<void> {
    const boss = await this.started();
    for (let i = 0; i < count; i += 1) {
      const id = await boss.work<{ jobId: string }>(
        QUEUE,
        { batchSize: 1, pollingIntervalSeconds: POLL_SECONDS },
        async ([message]) => {
          if (message) await run(message.data.jobId);
        },
      );
      this.workerIds.push(id);
    }
  }

  /** Stops taking new jobs; the ones under way are told by their own signal. */
  async stop(): Promise<void> {
    const boss = this.boss;
    this.boss = undefined;
    await boss?.stop({ graceful: true, wait: true, timeout: 4_000 }).catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.stop();
  }

  private started(): Promise<PgBoss> {
    this.starting ??= this.start().catch((error: unknown) => {
      this.starting = undefined;
      throw error;
    });
    return this.starting;
  }

  private async start(): Promise<PgBoss> {
    const boss = new PgBoss({ connectionString: this.url, max: 3, application_name: 'gamekit-jobs' });
    let lastError = '';
    boss.on('error', (error) => {
      // While the database is away this repeats at every poll; say it once.
      if (error.message !== lastError) this.logger.warn(`Job queue: ${error.message}`);
      lastError = error.message;
    });
    await boss.start();
    await boss.createQueue(QUEUE);
    this.boss = boss;
    return boss;
  }
}
