import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../common/access/access.decorators.js';
import type { Principal } from '../common/access/access.types.js';
import { AnalyticsDto, AnalyticsQuery, DashboardDto, DashboardQuery } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('dashboard')
@Controller()
export class DashboardController {
  constructor(private readonly dashboards: DashboardService) {}

  /** Gets the start page of the back office: figures with their change, activity, and state of the system. */
  @Get('dashboard')
  @AnalystOrAdmin()
  getDashboard(@CurrentUser() user: Principal, @Query() { country }: DashboardQuery): Promise<DashboardDto> {
    return this.dashboards.dashboard(user, country);
  }

  /** Gets users, revenue and captures by calendar month. */
  @Get('analytics')
  @AnalystOrAdmin()
  getAnalytics(@Query() { months }: AnalyticsQuery): Promise<AnalyticsDto> {
    return this.dashboards.analytics(months);
  }
}
