import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EndJobs } from './run/end-jobs.js';
import { JobEnds } from './run/job-ends.js';
import { JobFileChunk } from './files/job-file-chunk.entity.js';
import { JobFilesRepository } from './files/job-files.repository.js';
import { JobHandlers } from './run/job-handlers.service.js';
import { JobItem } from './run/job-item.entity.js';
import { JobItemRuns } from './run/job-item-runs.js';
import { JobItemsRepository } from './run/job-items.repository.js';
import { JobRunner } from './run/job-runner.js';
import { JobSchedule } from './schedule/job-schedule.service.js';
import { Job } from './job.entity.js';
import { JobsController } from './jobs.controller.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';
import { ClaimedTick } from './schedule/claimed-tick.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job, JobFileChunk, JobItem, ClaimedTick])],
  controllers: [JobsController],
  providers: [
    EndJobs,
    JobEnds,
    JobFilesRepository,
    JobHandlers,
    JobItemRuns,
    JobItemsRepository,
    JobRunner,
    JobSchedule,
    JobsRepository,
    JobsService,
  ],
  exports: [JobHandlers, JobRunner, JobSchedule, JobsService],
})
export class JobsModule {}
