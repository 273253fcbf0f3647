import { Injectable } from '@nestjs/common';
import type { JobHandler } from './jobs.types.js';

/** What the workers of this process can do: domains register their kinds of long work here. */
@Injectable()
export class JobHandlers {
  private readonly handlers = new Map<string, JobHandler>();

  register(handler: JobHandler): void {
    this.handlers.set(handler.kind, handler);
  }

  get(kind: string): JobHandler | undefined {
    return this.handlers.get(kind);
  }
}
