import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AnnouncementsService } from '../../announcements/announcements.service.js';
import { type EndedJob, type JobEnd, JobsRepository } from '../jobs.repository.js';

/** Ends jobs and notifies listeners in the same transaction. */
@Injectable()
export class EndJobs {
  constructor(
    private readonly source: DataSource,
    private readonly jobs: JobsRepository,
    private readonly announcements: AnnouncementsService,
  ) {}

  /** Ends a job that has not ended yet. */
  end(id: string, end: JobEnd, manager?: EntityManager): Promise<EndedJob | undefined> {
    return manager
      ? this.endWithin(manager, id, end)
      : this.source.transaction((within) => this.endWithin(within, id, end));
  }

  private async endWithin(manager: EntityManager, id: string, end: JobEnd): Promise<EndedJob | undefined> {
    const ended = await this.jobs.endJob(id, end, manager);
    if (!ended) return undefined;
    const { kind, title, done, total, failures } = ended;
    const data = {
      ...{ id, kind, title, state: end.state, error: end.error ?? null },
      ...{ done: Number(done), total: Number(total), failures, finishedAt: ended.finishedAt },
    };
    await this.announcements.announce({ type: `job.${end.state}`, data }, manager);
    return ended;
  }
}
