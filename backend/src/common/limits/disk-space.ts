import { Injectable, Logger } from '@nestjs/common';
import { databaseProblem } from '../errors/to-problem.js';

/** A full disk keeps causing errors, at least in jobs; without errors for this long there is space again. */
const REMEMBERED_MS = 30_000;

/** Remembers a full disk, so that readiness reports it and the log mentions it once. */
@Injectable()
export class DiskSpace {
  private readonly logger = new Logger('DiskSpace');
  private metAt = Number.NEGATIVE_INFINITY;

  get isFull(): boolean {
    return performance.now() - this.metAt < REMEMBERED_MS;
  }

  /** Inspects an error of the database or of a file. @returns true when it says that the disk is full */
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
