import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentActor } from '../common/access/access.decorators.js';
import type { Actor } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { RowOf, RowParams } from '../common/list/row.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import {
  WEBHOOK_LIST,
  WebhookChange,
  WebhookDeliveryDto,
  WebhookDto,
  WebhookInput,
  WebhookSecretDto,
} from './webhooks.dto.js';
import { WebhooksService } from './webhooks.service.js';

@ApiTags('webhooks')
@Controller('webhooks')
export class WebhooksController {
  constructor(private readonly webhooks: WebhooksService) {}

  /** Lists webhooks with the state of their deliveries. */
  @Get()
  @AdminOnly()
  @ListOf(WebhookDto, WEBHOOK_LIST)
  list(@ListParams(WEBHOOK_LIST) query: ListQuery): ListPage<WebhookDto> {
    return this.webhooks.list(query);
  }

  /** Sends a message again with the same id, now and with all its retries. */
  @Post('deliveries/:id/resend')
  @HttpCode(200)
  @AdminOnly()
  @Problems(404, 409)
  resend(@Param('id', UuidPipe) id: string): Promise<WebhookDeliveryDto> {
    return this.webhooks.resend(id);
  }

  /** Gets one webhook. */
  @Get(':id')
  @AdminOnly()
  @RowOf(WebhookDto, 'Webhook not found')
  get(@RowParams(WEBHOOK_LIST) query: ListQuery): ListPage<WebhookDto> {
    return this.webhooks.list(query);
  }

  /**
   * Adds a webhook for everything that happens from now on. Messages follow Standard Webhooks 1.0.0 and are signed
   * with the secret in this response, which is not shown again.
   */
  @Post()
  @AdminOnly()
  @Problems(409)
  create(@Body() input: WebhookInput, @CurrentActor() actor: Actor): Promise<WebhookSecretDto> {
    return this.webhooks.create(input, actor);
  }

  /** Changes a webhook, or turns it on or off. Turning it off gives up all waiting messages. */
  @Put(':id')
  @AdminOnly()
  @Problems(404)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: WebhookChange,
    @CurrentActor() actor: Actor,
  ): Promise<WebhookDto> {
    return this.webhooks.update(id, change, actor);
  }

  /** Deletes a webhook with its messages and returns it. */
  @Delete(':id')
  @AdminOnly()
  @Problems(404)
  remove(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<WebhookDto> {
    return this.webhooks.remove(id, actor);
  }

  /** Sends a message of the type `webhook.test`, now and once, and returns the result. */
  @Post(':id/test')
  @HttpCode(200)
  @AdminOnly()
  @Problems(404)
  test(@Param('id', UuidPipe) id: string): Promise<WebhookDeliveryDto> {
    return this.webhooks.test(id);
  }

  /**
   * Rotates the secret; the new one is only shown in this response. For 24 hours messages also carry a signature of
   * the previous one.
   */
  @Post(':id/rotate-secret')
  @HttpCode(200)
  @AdminOnly()
  @Problems(404)
  rotateSecret(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<WebhookSecretDto> {
    return this.webhooks.rotateSecret(id, actor);
  }
}
