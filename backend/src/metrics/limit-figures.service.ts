import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SharedLimits } from '../common/limits/shared-limits.js';
import { Metrics } from './metrics.service.js';

/** Metrics of rate limits that all processes share. */
@Injectable()
export class LimitFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly limits: SharedLimits,
  ) {}

  onModuleInit(): void {
    if (this.limits.isShared === undefined) return;
    this.metrics.addGauge(
      'gamekit_limits_shared',
      'Whether all processes count requests together: 1 or 0',
      [],
      () => [{ labels: {}, value: Number(this.limits.isShared) }],
    );
    this.metrics.addCounter(
      'gamekit_limits_fallbacks_total',
      'Requests that this process counted on its own because Redis was unreachable or slow',
      [],
      () => [{ labels: {}, value: this.limits.fallbacks }],
    );
  }
}
