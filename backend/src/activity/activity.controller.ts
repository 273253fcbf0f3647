import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { ACTIVITY_LIST, ActivityDto } from './activity.dto.js';
import { ActivityService } from './activity.service.js';

@ApiTags('activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly activity: ActivityService) {}

  /** What happened, newest first: approvals, role changes, sign-ins that failed, refreshes. */
  @Get()
  @AdminOnly()
  @ListOf(ActivityDto, ACTIVITY_LIST)
  list(@ListParams(ACTIVITY_LIST) query: ListQuery): ListPage<ActivityDto> {
    return this.activity.list(query);
  }
}
