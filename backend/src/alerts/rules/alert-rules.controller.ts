import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../../common/access/access.decorators.js';
import type { Actor, Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { PreviewRules } from '../evaluate/preview-rules.service.js';
import {
  ALERT_RULE_LIST,
  AlertRuleChange,
  AlertRuleDto,
  AlertRuleInput,
  AlertRulePreviewDto,
  AlertRulePreviewInput,
} from './alert-rules.dto.js';
import { AlertRulesService } from './alert-rules.service.js';

@ApiTags('alerts')
@Controller('alert-rules')
export class AlertRulesController {
  constructor(
    private readonly rules: AlertRulesService,
    private readonly previews: PreviewRules,
  ) {}

  /** Lists my rules and shared rules. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(AlertRuleDto, ALERT_RULE_LIST)
  list(
    @ListParams(ALERT_RULE_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): ListPage<AlertRuleDto> {
    return this.rules.list(query, userId);
  }

  /** Previews the alerts that a rule would have created over the last 90 days; nothing is stored. */
  @Post('preview')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(400)
  preview(
    @Body() input: AlertRulePreviewInput,
    @CurrentUser() { userId }: Principal,
  ): Promise<AlertRulePreviewDto> {
    return this.previews.preview(input, userId);
  }

  /** Gets a rule of mine or a shared one. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<AlertRuleDto> {
    return this.rules.get(id, userId);
  }

  /** Creates a rule. Only data that arrives from now on creates alerts. */
  @Post()
  @AnalystOrAdmin()
  @Problems(403, 409)
  create(@Body() input: AlertRuleInput, @CurrentActor() actor: Actor): Promise<AlertRuleDto> {
    return this.rules.create(input, actor);
  }

  /** Changes, pauses or resumes a rule of mine; fields left out keep their value. */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: AlertRuleChange,
    @CurrentUser() { userId }: Principal,
  ): Promise<AlertRuleDto> {
    return this.rules.update(id, change, userId);
  }

  /** Deletes a rule of mine with its alerts. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<AlertRuleDto> {
    return this.rules.remove(id, userId);
  }
}
