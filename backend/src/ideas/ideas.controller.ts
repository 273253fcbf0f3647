import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../common/access/access.decorators.js';
import type { Actor, Principal } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { IDEA_LIST, IdeaChanges, IdeaDto, IdeaInput, IdeaRowDto } from './ideas.dto.js';
import { IdeaListService } from './idea-list.service.js';
import { IdeasService } from './ideas.service.js';
import { IDEA_VERSION_LIST, IdeaVersionDto, RestoreInput } from './idea-versions.dto.js';

@ApiTags('ideas')
@Controller('ideas')
export class IdeasController {
  constructor(
    private readonly ideas: IdeasService,
    private readonly lists: IdeaListService,
  ) {}

  /**
   * Lists my ideas and those that are shared, my pinned ones first, then the newest; `q` searches names, pitches, settings and
   * items, `source` the ids of games and ideas that they were made from.
   */
  @Get()
  @AnalystOrAdmin()
  @ListOf(IdeaRowDto, IDEA_LIST)
  list(
    @ListParams(IDEA_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): Promise<ListPage<IdeaRowDto>> {
    return this.lists.list(userId, query);
  }

  /** Creates an idea. */
  @Post()
  @AnalystOrAdmin()
  create(
    @Body() input: IdeaInput,
    @CurrentUser() { userId }: Principal,
    @CurrentActor() actor: Actor,
  ): Promise<IdeaDto> {
    return this.ideas.create(userId, input, actor);
  }

  /** Gets an idea of mine, or one that is shared. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<IdeaDto> {
    return this.ideas.get(userId, id);
  }

  /** Changes an idea; what is left out stays. The former version is kept. */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(404, 409)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() changes: IdeaChanges,
    @CurrentUser() { userId }: Principal,
  ): Promise<IdeaDto> {
    return this.ideas.update(userId, id, changes);
  }

  /** Deletes an idea of mine with its former versions, comments and chats. */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  remove(@Param('id', UuidPipe) id: string, @CurrentUser() { userId }: Principal): Promise<IdeaDto> {
    return this.ideas.remove(userId, id);
  }

  /** Lists the former versions of an idea, newest first; at most 200 are kept. */
  @Get(':id/versions')
  @AnalystOrAdmin()
  @ListOf(IdeaVersionDto, IDEA_VERSION_LIST)
  @Problems(404)
  listVersions(
    @Param('id', UuidPipe) id: string,
    @ListParams(IDEA_VERSION_LIST) query: ListQuery,
    @CurrentUser() { userId }: Principal,
  ): Promise<ListPage<IdeaVersionDto>> {
    return this.ideas.listVersions(userId, id, query);
  }

  /** Restores a former version, which becomes the newest. */
  @Post(':id/restore')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404)
  restore(
    @Param('id', UuidPipe) id: string,
    @Body() { version }: RestoreInput,
    @CurrentUser() { userId }: Principal,
  ): Promise<IdeaDto> {
    return this.ideas.restore(userId, id, version);
  }
}
