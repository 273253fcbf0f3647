import { Module } from '@nestjs/common';
import { DatabaseFigures } from './database-figures.service.js';
import { Metrics } from './metrics.service.js';

@Module({ providers: [DatabaseFigures, Metrics], exports: [Metrics] })
export class MetricsModule {}
