import { Injectable, Logger } from '@nestjs/common';
import { databaseProblem } from '../errors/to-problem.js';

/** A full disk is met again and again, by jobs if by nobody else; when it is not any more, there is room. */
const REMEMBERED_MS = 30_000;

/** Remembers that the disk was full a moment ago, so that readiness says so and the log says it once. */
@Injectable()
export class DiskSpace {
  private readonly logger = new Logger('DiskSpace');
  private metAt = Number.NEGATIVE_INFINITY;

  get isFull(): boolean {
    return performance.now() - this.metAt < REMEMBERED_MS;
  }

  /** Looks at an error of the database or of a file. @returns true when it says that the disk is full */
  noteError(error: unknown): boolean {
    if (databaseProblem(error)?.code !== 'disk_full') return false;
    if (!this.isFull) {
      const reason = error instanceof Error ? error.message : String(error);
      this.logger.error(`The disk is full, nothing can be stored: ${reason}`);
    }
    this.metAt = performance.now();
    return true;
  }
}
