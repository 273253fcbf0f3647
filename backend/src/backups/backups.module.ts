import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { BackupsService } from './backups.service.js';

@Module({ imports: [JobsModule, MetricsModule], providers: [BackupsService], exports: [BackupsService] })
export class BackupsModule {}
