import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AlertWebhooks } from './alert-webhooks.service.js';
import { DeliverWebhooks } from './deliver-webhooks.js';
import { QueueMessages } from './queue-messages.js';
import { SendWebhook } from './send-webhook.js';
import { WebhookDeliveriesRepository } from './webhook-deliveries.repository.js';
import { WebhookDelivery } from './webhook-delivery.entity.js';
import { WebhookFigures } from './webhook-figures.service.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookTargets } from './webhook-targets.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDeliveriesController } from './webhook-deliveries.controller.js';
import { WebhooksController } from './webhooks.controller.js';
import { WebhooksRepository } from './webhooks.repository.js';
import { WebhooksService } from './webhooks.service.js';

@Module({
  imports: [MarketEventsModule, MetricsModule, TypeOrmModule.forFeature([Webhook, WebhookDelivery])],
  controllers: [WebhooksController, WebhookDeliveriesController],
  providers: [
    AlertWebhooks,
    DeliverWebhooks,
    QueueMessages,
    SendWebhook,
    WebhookDeliveriesRepository,
    WebhookFigures,
    WebhookSecrets,
    WebhookTargets,
    WebhooksRepository,
    WebhooksService,
  ],
  exports: [AlertWebhooks, WebhooksService],
})
export class WebhooksModule {}
