import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../common/access/access.decorators.js';
import type { Actor, Principal } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { ANNOTATION_LIST, AnnotationChange, AnnotationDto, AnnotationInput } from './annotations.dto.js';
import { AnnotationsService } from './annotations.service.js';

@ApiTags('annotations')
@Controller('annotations')
export class AnnotationsController {
  constructor(private readonly annotations: AnnotationsService) {}

  /**
   * Lists notes of the team, newest day first: of a game with `bundleId`, of a chart with `platform`, `country` and
   * `category`.
   */
  @Get()
  @AnalystOrAdmin()
  @ListOf(AnnotationDto, ANNOTATION_LIST)
  list(
    @ListParams(ANNOTATION_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): ListPage<AnnotationDto> {
    return this.annotations.list(query, userId);
  }

  /** Gets one note. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<AnnotationDto> {
    return this.annotations.get(id, userId);
  }

  /** Adds a note to a day of a game or a chart; the whole team sees it in plots. */
  @Post()
  @AnalystOrAdmin()
  @Problems(404)
  create(@Body() input: AnnotationInput, @CurrentActor() actor: Actor): Promise<AnnotationDto> {
    return this.annotations.create(input, actor);
  }

  /** Changes the day or text of a note; only its author may. */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: AnnotationChange,
    @CurrentActor() actor: Actor,
  ): Promise<AnnotationDto> {
    return this.annotations.update(id, change, actor);
  }

  /** Deletes any note and returns it. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(404)
  remove(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<AnnotationDto> {
    return this.annotations.remove(id, actor);
  }
}
