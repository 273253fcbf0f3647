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
import { PROTOTYPE_LIST, PrototypeChange, PrototypeDto, PrototypeInput } from './prototypes.dto.js';
import { PrototypesService } from './prototypes.service.js';

@ApiTags('prototypes')
@Controller('prototypes')
export class PrototypesController {
  constructor(private readonly prototypes: PrototypesService) {}

  /** Lists prototypes in the order of the board. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(PrototypeDto, PROTOTYPE_LIST)
  list(@ListParams(PROTOTYPE_LIST) query: ListQuery, @CurrentUser() user: Principal): ListPage<PrototypeDto> {
    return this.prototypes.list(query, user.userId);
  }

  /** Gets one prototype. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() user: Principal): Promise<PrototypeDto> {
    return this.prototypes.get(id, user.userId);
  }

  /** Adds a prototype at the end of its column, from an idea if `ideaId` is given. */
  @Post()
  @AnalystOrAdmin()
  @Problems(404)
  create(@Body() input: PrototypeInput, @CurrentActor() actor: Actor): Promise<PrototypeDto> {
    return this.prototypes.create(input, actor);
  }

  /** Removes the sample rows. */
  @Post('clear-samples')
  @HttpCode(200)
  @AnalystOrAdmin()
  async clearSamples(): Promise<ClearedDto> {
    return { cleared: await this.prototypes.clearSamples() };
  }

  /** Changes a prototype, its column (`status`) or its position in it (`before`). */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(404)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: PrototypeChange,
    @CurrentActor() actor: Actor,
  ): Promise<PrototypeDto> {
    return this.prototypes.update(id, change, actor);
  }

  /** Deletes a prototype. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(404)
  remove(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<PrototypeDto> {
    return this.prototypes.remove(id, actor);
  }
}
