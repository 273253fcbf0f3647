import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventFeed } from '../../market-events/feed/event-feed.service.js';
import { HistoryChanges } from '../../market-events/history-changes.service.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { DeliveredAlertsRepository } from './delivered-alerts.repository.js';

/** Metrics of rule evaluation, such as its delay. */
@Injectable()
export class AlertFigures implements OnModuleInit {
  constructor(
    private readonly source: DataSource,
    private readonly delivered: DeliveredAlertsRepository,
    private readonly feed: EventFeed,
    private readonly changes: HistoryChanges,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.addLag(
      'gamekit_alerts_lag_seconds',
      'Age of the oldest event or capture that alert rules have not evaluated; 0 for none',
      async () => {
        const cursor = await this.delivered.findCursor(this.source.manager);
        const event = cursor === undefined ? null : this.feed.findNextTime(cursor);
        return Promise.all([event, this.changes.findOldestTime()]);
      },
    );
  }
}
