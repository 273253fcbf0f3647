import type { DataSource } from 'typeorm';
import { removeUnstorableText } from '../common/errors/safe-json.js';
import type { DatabaseEvents } from '../database/database-events.js';
import { JOBS_CHANNEL } from './jobs.service.js';
import type { JobFailure } from './jobs.types.js';

const FLUSH_MS = 300;
const MAX_FAILURES = 1_000;

/** Writes a job's progress to its row at most every FLUSH_MS, however often it is reported. */
export class JobProgress {
  private latest = { done: 0, total: 0, label: '' };
  private readonly failures: JobFailure[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(
    private readonly jobId: string,
    private readonly owner: string,
    private readonly source: DataSource,
    private readonly events: DatabaseEvents,
  ) {}

  report(done: number, total: number, label: string): void {
    this.latest = { done, total, label: removeUnstorableText(label) };
    this.schedule();
  }

  fail(failure: JobFailure): void {
    const { label, reason } = failure;
    // Text of strangers that PostgreSQL refuses would take every other failure with it.
    const storable = { label: removeUnstorableText(label), reason: removeUnstorableText(reason) };
    if (this.failures.length < MAX_FAILURES) this.failures.push(storable);
    this.schedule();
  }

  /** Writes what is pending now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // One write that failed does not keep the next from trying.
    this.writing = this.writing.catch(() => undefined).then(() => this.write());
    await this.writing;
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.flush().catch(() => undefined);
    }, FLUSH_MS);
  }

  private async write(): Promise<void> {
    const { done, total, label } = this.latest;
    await this.source.query(
      `update jobs set progress_done = $3, progress_total = $4, progress_label = $5, failures = $6
       where id = $1 and lease_owner = $2`,
      [this.jobId, this.owner, done, total, label, JSON.stringify(this.failures)],
    );
    await this.events.notify(JOBS_CHANNEL, this.jobId);
  }
}
