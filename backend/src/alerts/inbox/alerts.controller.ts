import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { AlertRuleDto } from '../rules/alert-rules.dto.js';
import {
  ALERT_LIST,
  AlertDetailDto,
  AlertDto,
  MuteAlertInput,
  ReadAlertsInput,
  UnreadAlertsDto,
} from './alerts.dto.js';
import { AlertsService } from './alerts.service.js';

@ApiTags('alerts')
@Controller()
export class AlertsController {
  constructor(private readonly alerts: AlertsService) {}

  /** Lists alerts of my rules and of shared rules, newest first, without those I muted. */
  @Get('alerts')
  @AnalystOrAdmin()
  @ListOf(AlertDto, ALERT_LIST)
  list(@ListParams(ALERT_LIST) query: ListQuery, @CurrentUser() { userId }: Principal): ListPage<AlertDto> {
    return this.alerts.list(query, userId);
  }

  /** Counts my unread alerts. */
  @Get('alerts/unread')
  @AnalystOrAdmin()
  async countUnread(@CurrentUser() { userId }: Principal): Promise<UnreadAlertsDto> {
    return { count: await this.alerts.countUnread(userId) };
  }

  /** Gets an alert with its rule, the captures and events behind it, and its deliveries. */
  @Get('alerts/:id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<AlertDetailDto> {
    return this.alerts.get(id, userId);
  }

  /** Marks alerts as read; answers with the number still unread. */
  @Post('alerts/read')
  @HttpCode(200)
  @AnalystOrAdmin()
  async markRead(
    @Body() { ids }: ReadAlertsInput,
    @CurrentUser() { userId }: Principal,
  ): Promise<UnreadAlertsDto> {
    return { count: await this.alerts.markRead(userId, ids) };
  }

  /** Mutes the game of an alert, or the whole rule, for me; if I own the rule, nothing is sent either. */
  @Post('alerts/:id/mute')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404)
  mute(
    @Param('id', UuidPipe) id: string,
    @Body() input: MuteAlertInput,
    @CurrentUser() { userId }: Principal,
  ): Promise<AlertRuleDto> {
    return this.alerts.mute(id, input, userId);
  }

  /** Unmutes the rule of an alert and its game in that rule. */
  @Post('alerts/:id/unmute')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404)
  unmuteAlert(
    @Param('id', UuidPipe) id: string,
    @CurrentUser() { userId }: Principal,
  ): Promise<AlertRuleDto> {
    return this.alerts.unmuteAlert(id, userId);
  }

  /** Unmutes a rule and all its games for me. */
  @Post('alert-rules/:id/unmute')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404)
  unmute(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<AlertRuleDto> {
    return this.alerts.unmute(id, userId);
  }
}
