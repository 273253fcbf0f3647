import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentUser } from '../auth/auth.decorators.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { ACTIVITY_LIST, ActivityDto, ReadInput, UnreadDto } from './activity.dto.js';
import { ActivityService } from './activity.service.js';

@ApiTags('activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /** What happened, newest first: approvals, role changes, sign-ins that failed, refreshes. */
  @Get()
  @AdminOnly()
  @ListOf(ActivityDto, ACTIVITY_LIST)
  list(
    @ListParams(ACTIVITY_LIST) query: ListQuery,
    @CurrentUser() user: { userId: string },
  ): ListPage<ActivityDto> {
    return this.activity.list(query, user.userId);
  }

  /** How much I have not read. */
  @Get('unread')
  @AdminOnly()
  async unread(@CurrentUser() user: { userId: string }): Promise<UnreadDto> {
    return { count: await this.activity.countUnread(user.userId) };
  }

  /** Notes what I have read; answers what is left. */
  @Post('read')
  @HttpCode(200)
  @AdminOnly()
  async markRead(@Body() { ids }: ReadInput, @CurrentUser() user: { userId: string }): Promise<UnreadDto> {
    return { count: await this.activity.markRead(user.userId, ids) };
  }
}
