import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../../common/access/access.decorators.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import {
  DIGEST_SUBSCRIPTION_LIST,
  DigestSubscriptionChange,
  DigestSubscriptionDto,
  DigestSubscriptionInput,
} from './digest-subscriptions.dto.js';
import { DigestSubscriptionsService } from './digest-subscriptions.service.js';

@ApiTags('digests')
@Controller('digest-subscriptions')
export class DigestSubscriptionsController {
  constructor(private readonly subscriptions: DigestSubscriptionsService) {}

  /** Lists my digest subscriptions. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(DigestSubscriptionDto, DIGEST_SUBSCRIPTION_LIST)
  list(
    @ListParams(DIGEST_SUBSCRIPTION_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): ListPage<DigestSubscriptionDto> {
    return this.subscriptions.list(query, userId);
  }

  /** Gets one of my subscriptions. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() { userId }: Principal,
  ): Promise<DigestSubscriptionDto> {
    return this.subscriptions.get(id, userId);
  }

  /** Subscribes me to a digest. The first one is sent on the next due day. */
  @Post()
  @AnalystOrAdmin()
  @Problems(403, 409)
  create(
    @Body() input: DigestSubscriptionInput,
    @CurrentActor() actor: Actor,
  ): Promise<DigestSubscriptionDto> {
    return this.subscriptions.create(input, actor);
  }

  /** Changes when and how a digest is sent, or pauses it; fields left out keep their value. */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(404)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: DigestSubscriptionChange,
    @CurrentUser() { userId }: Principal,
  ): Promise<DigestSubscriptionDto> {
    return this.subscriptions.update(id, change, userId);
  }

  /** Ends a subscription. Earlier digests stay. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(404)
  remove(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() { userId }: Principal,
  ): Promise<DigestSubscriptionDto> {
    return this.subscriptions.remove(id, userId);
  }
}
