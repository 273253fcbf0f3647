import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { AlertWebhooks } from './messages/alert-webhooks.service.js';
import { DeliverWebhooks } from './deliveries/deliver-webhooks.js';
import { QueueMessages } from './deliveries/queue-messages.js';
import { SendWebhook } from './deliveries/send-webhook.js';
import { WebhookDeliveriesRepository } from './deliveries/webhook-deliveries.repository.js';
import { WebhookDelivery } from './deliveries/webhook-delivery.entity.js';
import { WebhookFigures } from './deliveries/webhook-figures.service.js';
import { WebhookSecrets } from './webhook-secrets.js';
import { WebhookTargets } from './webhook-targets.js';
import { Webhook } from './webhook.entity.js';
import { WebhookDeliveriesController } from './deliveries/webhook-deliveries.controller.js';
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
