import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { UserRequestsService } from '../../profiles/user-requests.service.js';
import { AccessChangesService } from '../access/access-changes.service.js';
import { AdminOnly, CurrentActor } from '../../common/access/access.decorators.js';
import type { Actor } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import {
  ApprovalInput,
  RejectionInput,
  RequestCountsDto,
  USER_REQUEST_LIST,
  UserRequestDto,
} from './user-requests.dto.js';

@ApiTags('user-requests')
@Controller('user-requests')
export class UserRequestsController {
  constructor(
    private readonly requests: UserRequestsService,
    private readonly changes: AccessChangesService,
  ) {}

  /** Lists requests for access, newest first; `status` filters by tab. */
  @Get()
  @AdminOnly()
  @ListOf(UserRequestDto, USER_REQUEST_LIST)
  list(@ListParams(USER_REQUEST_LIST) query: ListQuery): ListPage<UserRequestDto> {
    return this.requests.list(query);
  }

  /** Counts the requests in each tab. */
  @Get('counts')
  @AdminOnly()
  count(): Promise<RequestCountsDto> {
    return this.requests.countRequests();
  }

  /** Gets one request. */
  @Get(':id')
  @AdminOnly()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string): Promise<UserRequestDto> {
    return this.requests.get(id);
  }

  /**
   * Approves a request: gives the person a role and notifies them by email; approving twice changes nothing. 409 for
   * the last administrator.
   */
  @Post(':id/approve')
  @ApiBody({ type: ApprovalInput, required: false })
  @HttpCode(200)
  @AdminOnly({ inPerson: true })
  @Problems(404, 409)
  async approve(
    @Param('id', UuidPipe) id: string,
    @Body() { role }: ApprovalInput,
    @CurrentActor() actor: Actor,
  ): Promise<UserRequestDto> {
    await this.changes.change(id, { role, status: 'approved' }, actor);
    return this.requests.get(id);
  }

  /**
   * Rejects a request, or revokes an approved account, and notifies the person by email. 409 for the last
   * administrator.
   */
  @Post(':id/reject')
  @ApiBody({ type: RejectionInput, required: false })
  @HttpCode(200)
  @AdminOnly({ inPerson: true })
  @Problems(404, 409)
  async reject(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: RejectionInput,
    @CurrentActor() actor: Actor,
  ): Promise<UserRequestDto> {
    await this.changes.change(id, { status: 'rejected', reason: reason || undefined }, actor);
    return this.requests.get(id);
  }
}
