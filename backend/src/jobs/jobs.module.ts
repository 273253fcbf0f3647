import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobFiles } from './job-files.js';
import { JobQueue } from './job-queue.js';
import { JobRunner } from './job-runner.js';
import { Job } from './job.entity.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Job])],
  controllers: [JobsController],
  providers: [JobFiles, JobQueue, JobRunner, JobsService],
  exports: [JobsService, JobRunner],
})
export class JobsModule {}
