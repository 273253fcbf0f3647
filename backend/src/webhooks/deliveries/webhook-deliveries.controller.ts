import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../../common/access/access.decorators.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { RowOf, RowParams } from '../../common/list/row.decorator.js';
import { DELIVERY_LIST, WebhookDeliveryDto } from '../webhooks.dto.js';
import { WebhooksService } from '../webhooks.service.js';

@ApiTags('webhooks')
@Controller('webhook-deliveries')
export class WebhookDeliveriesController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** Lists messages to webhooks, newest first, each with its body, the response and the next attempt. */
  @Get()
  @AdminOnly()
  @ListOf(WebhookDeliveryDto, DELIVERY_LIST)
  list(@ListParams(DELIVERY_LIST) query: ListQuery): ListPage<WebhookDeliveryDto> {
    return this.webhooks.listDeliveries(query);
  }

  /** Gets one message. */
  @Get(':id')
  @AdminOnly()
  @RowOf(WebhookDeliveryDto, 'Message not found')
  get(@RowParams(DELIVERY_LIST) query: ListQuery): ListPage<WebhookDeliveryDto> {
    return this.webhooks.listDeliveries(query);
  }
}
