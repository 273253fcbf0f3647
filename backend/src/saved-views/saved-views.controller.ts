import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../common/access/access.decorators.js';
import type { Actor, Principal } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { SAVED_VIEW_LIST, SavedViewChange, SavedViewDto, SavedViewInput } from './saved-views.dto.js';
import { SavedViewsService } from './saved-views.service.js';

@ApiTags('saved-views')
@Controller('saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  /** Lists my views and shared ones; `list` selects those of one list. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(SavedViewDto, SAVED_VIEW_LIST)
  list(
    @ListParams(SAVED_VIEW_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): ListPage<SavedViewDto> {
    return this.views.list(query, userId);
  }

  /** Gets a view of mine, or a shared one. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<SavedViewDto> {
    return this.views.get(id, userId);
  }

  /** Saves the filters, sorting and columns of a list. */
  @Post()
  @AnalystOrAdmin()
  @Problems(403)
  create(@Body() input: SavedViewInput, @CurrentActor() actor: Actor): Promise<SavedViewDto> {
    return this.views.create(input, actor);
  }

  /** Changes a view of mine; omitted fields stay. Anyone who sees a view may make it their default. */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: SavedViewChange,
    @CurrentUser() { userId }: Principal,
  ): Promise<SavedViewDto> {
    return this.views.update(id, change, userId);
  }

  /** Deletes a view of mine. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<SavedViewDto> {
    return this.views.remove(id, userId);
  }
}
