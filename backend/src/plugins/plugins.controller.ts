import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../common/access/access.decorators.js';
import type { Actor, Principal } from '../common/access/access.types.js';
import { ClearedDto } from '../common/answers/cleared.dto.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { PLUGIN_LIST, PluginChange, PluginDto, PluginInput } from './plugins.dto.js';
import { PluginsService } from './plugins.service.js';

@ApiTags('plugins')
@Controller('plugins')
export class PluginsController {
  constructor(private readonly plugins: PluginsService) {}

  /** Lists plugins with my own installation and rating; `status` `submitted` is the review list. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(PluginDto, PLUGIN_LIST)
  list(@ListParams(PLUGIN_LIST) query: ListQuery, @CurrentUser() user: Principal): ListPage<PluginDto> {
    return this.plugins.list(query, user.userId);
  }

  /** Gets one plugin. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() user: Principal): Promise<PluginDto> {
    return this.plugins.get(id, user.userId);
  }

  /** Submits a plugin for review. */
  @Post()
  @AnalystOrAdmin()
  @Problems(409)
  submit(@Body() input: PluginInput, @CurrentActor() actor: Actor): Promise<PluginDto> {
    return this.plugins.submit(input, actor);
  }

  /** Removes the sample rows. */
  @Post('clear-samples')
  @HttpCode(200)
  @AnalystOrAdmin()
  async clearSamples(): Promise<ClearedDto> {
    return { cleared: await this.plugins.clearSamples() };
  }

  /**
   * Changes a plugin, reviews it (`status`), installs it for me (`installed`) or rates it (`stars`). Only the person
   * who submitted it or an administrator may change it; a change of its address or version by the former puts it back
   * on the review list.
   */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(403, 404, 409)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: PluginChange,
    @CurrentActor() actor: Actor,
  ): Promise<PluginDto> {
    return this.plugins.update(id, change, actor);
  }

  /** Deletes a plugin; only the person who submitted it or an administrator may. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  remove(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<PluginDto> {
    return this.plugins.remove(id, actor);
  }
}
