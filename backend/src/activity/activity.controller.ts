import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../common/access/access.decorators.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { RowOf, RowParams } from '../common/list/row.decorator.js';
import { ACTIVITY_LIST, ActivityDto, ReadInput, UnreadDto } from './activity.dto.js';
import { ActivityService } from './activity.service.js';
import type { ActivityReader } from './activity.types.js';

@ApiTags('activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /**
   * Lists what happened, newest first. Only administrators see approvals, role changes, failed sign-ins and tokens.
   */
  @Get()
  @AnalystOrAdmin()
  @ListOf(ActivityDto, ACTIVITY_LIST)
  list(
    @ListParams(ACTIVITY_LIST) query: ListQuery,
    @CurrentUser() user: ActivityReader,
  ): ListPage<ActivityDto> {
    return this.activity.list(query, user);
  }

  /** Counts my unread entries. */
  @Get('unread')
  @AnalystOrAdmin()
  async countUnread(@CurrentUser() user: ActivityReader): Promise<UnreadDto> {
    return { count: await this.activity.countUnread(user) };
  }

  /** Gets one activity entry. */
  @Get(':id')
  @AnalystOrAdmin()
  @RowOf(ActivityDto, 'Activity not found')
  get(
    @RowParams(ACTIVITY_LIST) query: ListQuery,
    @CurrentUser() user: ActivityReader,
  ): ListPage<ActivityDto> {
    return this.activity.list(query, user);
  }

  /** Marks entries as read; answers with the number still unread. */
  @Post('read')
  @HttpCode(200)
  @AnalystOrAdmin()
  async markRead(@Body() { ids }: ReadInput, @CurrentUser() user: ActivityReader): Promise<UnreadDto> {
    return { count: await this.activity.markRead(user, ids) };
  }
}
