import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobFiles } from './job-files.js';
import { JobHandlers } from './job-handlers.service.js';
import { JobItemWorkers } from './job-item-workers.service.js';
import { JobItemsService } from './job-items.service.js';
import { JobQueue } from './job-queue.js';
import { JobRunner } from './job-runner.js';
import { JobSchedule } from './job-schedule.service.js';
import { Job } from './job.entity.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job])],
  controllers: [JobsController],
  providers: [
    JobFiles,
    JobHandlers,
    JobItemWorkers,
    JobItemsService,
    JobQueue,
    JobRunner,
    JobSchedule,
    JobsService,
  ],
  exports: [JobHandlers, JobItemWorkers, JobItemsService, JobRunner, JobSchedule, JobsService],
})
export class JobsModule {}
