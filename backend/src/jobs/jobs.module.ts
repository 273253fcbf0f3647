import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { EndJobs } from './end-jobs.js';
import { JobEnds } from './job-ends.js';
import { JobFileChunk } from './job-file-chunk.entity.js';
import { JobFilesRepository } from './job-files.repository.js';
import { JobHandlers } from './job-handlers.service.js';
import { JobItem } from './job-item.entity.js';
import { JobItemRuns } from './job-item-runs.js';
import { JobItemsRepository } from './job-items.repository.js';
import { JobRunner } from './job-runner.js';
import { JobSchedule } from './job-schedule.service.js';
import { Job } from './job.entity.js';
import { JobsController } from './jobs.controller.js';
import { JobsRepository } from './jobs.repository.js';
import { JobsService } from './jobs.service.js';
import { TakenTick } from './taken-tick.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job, JobFileChunk, JobItem, TakenTick])],
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
