import { Controller, Get, HttpCode, type MessageEvent, Param, Post, Sse } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import { map, type Observable } from 'rxjs';
import { AdminOnly } from '../auth/auth.decorators.js';
import { UuidPipe } from '../common/uuid.pipe.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { JOB_LIST, JobDto } from './jobs.dto.js';
import { JobsService } from './jobs.service.js';

@ApiTags('jobs')
@Controller('jobs')
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  /** Long work, newest first. */
  @Get()
  @AdminOnly()
  @ListOf(JobDto, JOB_LIST)
  list(@ListParams(JOB_LIST) query: ListQuery): ListPage<JobDto> {
    return this.jobs.list(query);
  }

  /** One job. */
  @Get(':id')
  @AdminOnly()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string): Promise<JobDto> {
    return this.jobs.get(id);
  }

  /** Server-sent events `progress` while the job runs and `done` at its end, each with the job as data. */
  @Sse(':id/events')
  @AdminOnly()
  @ApiProduces('text/event-stream')
  @Problems(404)
  async events(@Param('id', UuidPipe) id: string): Promise<Observable<MessageEvent>> {
    await this.jobs.get(id);
    return this.jobs
      .watch(id)
      .pipe(map((job) => ({ type: job.finishedAt ? 'done' : 'progress', data: job })));
  }

  /** Asks the job to stop; answers with the job as it is now. */
  @Post(':id/cancel')
  @HttpCode(200)
  @AdminOnly()
  @Problems(404, 409)
  cancel(@Param('id', UuidPipe) id: string): Promise<JobDto> {
    return this.jobs.cancel(id);
  }
}
