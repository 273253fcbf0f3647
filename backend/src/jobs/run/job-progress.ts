import { removeUnstorableText } from '../../common/errors/safe-json.js';
import type { JobFailure } from '../jobs.types.js';
import { MAX_FAILURES } from '../jobs.types.js';

const FLUSH_MS = 300;

type WriteProgress = (
  latest: { done: number; total: number; label: string },
  failures: JobFailure[],
) => Promise<void>;

/** Collects the progress of a single-piece job and writes it at most every FLUSH_MS. */
export class JobProgress {
  private latest = { done: 0, total: 0, label: '' };
  private readonly failures: JobFailure[] = [];
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();

  constructor(private readonly write: WriteProgress) {}

  report(done: number, total: number, label: string): void {
    this.latest = { done, total, label: removeUnstorableText(label) };
    this.schedule();
  }

  fail(failure: JobFailure): void {
    const { label, reason } = failure;
    // One text that PostgreSQL rejects would lose all other failures with it.
    const storable = { label: removeUnstorableText(label), reason: removeUnstorableText(reason) };
    if (this.failures.length < MAX_FAILURES) this.failures.push(storable);
    this.schedule();
  }

  /** Writes pending progress now. */
  async flush(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    // A failed write must not block the next one.
    this.writing = this.writing.catch(() => undefined).then(() => this.write(this.latest, this.failures));
    await this.writing;
  }

  private schedule(): void {
    this.timer ??= setTimeout(() => {
      this.flush().catch(() => undefined);
    }, FLUSH_MS);
  }
}
