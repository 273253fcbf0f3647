import { Injectable } from '@nestjs/common';
import type { ItemsHandler, JobHandler } from '../jobs.types.js';

/** Most single-piece jobs of one kind that run at once in one process. */
const JOBS_PER_KIND = 3;

/** Registry of the kinds of jobs that this process can run. */
@Injectable()
export class JobHandlers {
  /** Lanes with the most items that run at once. A single-piece kind has a lane of its own name. */
  readonly lanes = new Map<string, number>();
  private readonly handlers = new Map<string, JobHandler | ItemsHandler>();

  register(handler: JobHandler | ItemsHandler): void {
    this.handlers.set(handler.kind, handler);
    const lanes = 'lanes' in handler ? handler.lanes : { [handler.kind]: JOBS_PER_KIND };
    for (const [lane, limit] of Object.entries(lanes)) this.lanes.set(lane, limit);
  }

  listPersonalKinds(): string[] {
    return [...this.handlers.values()].filter(({ personal }) => personal).map(({ kind }) => kind);
  }

  get(kind: string): JobHandler | ItemsHandler | undefined {
    return this.handlers.get(kind);
  }
}
