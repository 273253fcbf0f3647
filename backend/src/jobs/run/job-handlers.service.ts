import { Injectable } from '@nestjs/common';
import type { ItemsHandler, JobHandler } from '../jobs.types.js';

/** Jobs of one kind that are one piece and under way at once in one process. */
const JOBS_PER_KIND = 3;

/** What the workers of this process can do: domains register their kinds of long work here. */
@Injectable()
export class JobHandlers {
  /** Each lane with the most items under way at once. A kind that is one piece has a lane of its own name. */
  readonly lanes = new Map<string, number>();
  private readonly handlers = new Map<string, JobHandler | ItemsHandler>();

  register(handler: JobHandler | ItemsHandler): void {
    this.handlers.set(handler.kind, handler);
    const lanes = 'lanes' in handler ? handler.lanes : { [handler.kind]: JOBS_PER_KIND };
    for (const [lane, limit] of Object.entries(lanes)) this.lanes.set(lane, limit);
  }

  get(kind: string): JobHandler | ItemsHandler | undefined {
    return this.handlers.get(kind);
  }
}
