import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { RowOf, RowParams } from '../../common/list/row.decorator.js';
import {
  API_TOKEN_LIST,
  ApiTokenDto,
  ApiTokenInput,
  CreatedApiTokenDto,
  RotationInput,
} from './api-tokens.dto.js';
import { ApiTokensService } from './api-tokens.service.js';
import { CurrentActor, CurrentUser, SignedIn } from '../../common/access/access.decorators.js';
import type { Actor, Principal } from '../../common/access/access.types.js';

@ApiTags('tokens')
@Controller('tokens')
export class ApiTokensController {
  constructor(private readonly tokens: ApiTokensService) {}

  /** Lists my API tokens; for administrators also those of service accounts. */
  @Get()
  @SignedIn()
  @ListOf(ApiTokenDto, API_TOKEN_LIST)
  list(
    @ListParams(API_TOKEN_LIST) query: ListQuery,
    @CurrentUser() user: Principal,
  ): Promise<ListPage<ApiTokenDto>> {
    return this.tokens.list(user, query);
  }

  /** Gets one of my API tokens. */
  @Get(':id')
  @SignedIn()
  @RowOf(ApiTokenDto, 'Token not found')
  get(
    @RowParams(API_TOKEN_LIST) query: ListQuery,
    @CurrentUser() user: Principal,
  ): Promise<ListPage<ApiTokenDto>> {
    return this.tokens.list(user, query);
  }

  /**
   * Creates an API token, for me or for a service account; its text is returned only once. API tokens cannot create
   * others.
   */
  @Post()
  @SignedIn({ inPerson: true })
  @Problems(409)
  create(
    @Body() input: ApiTokenInput,
    @CurrentUser() user: Principal,
    @CurrentActor() actor: Actor,
  ): Promise<CreatedApiTokenDto> {
    return this.tokens.createFor(user, input, actor);
  }

  /**
   * Rotates the secret of a token; the new one is returned only once. The previous secret keeps working for some
   * hours, so that programs can switch without downtime; an older one stops.
   */
  @Post(':id/rotate')
  @SignedIn({ inPerson: true })
  @HttpCode(200)
  @Problems(404)
  rotate(
    @Param('id', UuidPipe) id: string,
    @Body() input: RotationInput,
    @CurrentUser() user: Principal,
    @CurrentActor() actor: Actor,
  ): Promise<CreatedApiTokenDto> {
    return this.tokens.rotate(user, id, input, actor);
  }

  /** Revokes one of my tokens at once; answers with the deleted record. */
  @Delete(':id')
  @SignedIn()
  @Problems(404)
  revoke(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() user: Principal,
    @CurrentActor() actor: Actor,
  ): Promise<ApiTokenDto> {
    return this.tokens.revoke(user, id, actor);
  }
}
