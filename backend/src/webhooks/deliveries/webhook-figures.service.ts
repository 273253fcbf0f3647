import { Injectable, type OnModuleInit } from '@nestjs/common';
import { EventFeed } from '../../market-events/feed/event-feed.service.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhooksRepository } from '../webhooks.repository.js';

/** Metrics of webhooks: how far they lag behind events. */
@Injectable()
export class WebhookFigures implements OnModuleInit {
  constructor(
    private readonly webhooks: WebhooksRepository,
    private readonly deliveries: WebhookDeliveriesRepository,
    private readonly feed: EventFeed,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    this.metrics.addLag(
      'gamekit_webhooks_lag_seconds',
      'Age of the oldest event or message that was not delivered to a webhook yet; 0 for none',
      async () => {
        const active = await this.webhooks.listActive();
        const reading = active.filter(({ alertRuleId }) => alertRuleId === null);
        const events = reading.map(({ eventCursor }) => this.feed.findNextTime(eventCursor));
        return Promise.all([...events, this.deliveries.findOldestQueued()]);
      },
    );
  }
}
