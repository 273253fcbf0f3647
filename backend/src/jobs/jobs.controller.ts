import { Controller, Get, HttpCode, Param, Post, Req, type StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { AnalystOrAdmin, CurrentActor } from '../common/access/access.decorators.js';
import { EventStreams } from '../common/requests/event-streams.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { JOB_LIST, JobDto } from './jobs.dto.js';
import { JobsService } from './jobs.service.js';
import type { JobCaller } from './jobs.types.js';

/** Clients that are still connected after a day reconnect. */
const MAX_STREAM_MS = 86_400_000;

@ApiTags('jobs')
@Controller('jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly streams: EventStreams,
  ) {}

  /** Lists long work, newest first. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(JobDto, JOB_LIST)
  list(@ListParams(JOB_LIST) query: ListQuery): ListPage<JobDto> {
    return this.jobs.list(query);
  }

  /** Gets one job. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string): Promise<JobDto> {
    return this.jobs.get(id);
  }

  /** Streams server-sent events: `progress` while the job runs and `done` at its end, each with the job as data. */
  @Get(':id/events')
  @AnalystOrAdmin()
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @Problems(404)
  async streamEvents(
    @Param('id', UuidPipe) id: string,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    // Checked before the stream begins, while an error response is still possible.
    await this.jobs.get(id);
    return this.streams.answer(request, MAX_STREAM_MS, (send, signal) =>
      this.jobs.follow(id, (job) => send(job.finishedAt ? 'done' : 'progress', job), signal),
    );
  }

  /** Cancels a job and returns it. */
  @Post(':id/cancel')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(403, 404, 409)
  cancel(@Param('id', UuidPipe) id: string, @CurrentActor() caller: JobCaller): Promise<JobDto> {
    return this.jobs.cancel(id, caller);
  }
}
