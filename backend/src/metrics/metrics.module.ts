import { Module } from '@nestjs/common';
import { DatabaseFigures } from './database-figures.service.js';
import { LimitFigures } from './limit-figures.service.js';
import { Metrics } from './metrics.service.js';

@Module({ providers: [DatabaseFigures, LimitFigures, Metrics], exports: [Metrics] })
export class MetricsModule {}
