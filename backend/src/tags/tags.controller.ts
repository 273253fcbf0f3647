import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor, CurrentUser } from '../common/access/access.decorators.js';
import type { Actor, Principal } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { GameTagsService } from './game-tags.service.js';
import {
  GamesInput,
  TAG_LIST,
  TagCarriersDto,
  TagChange,
  TagDto,
  TAGGED_GAME_LIST,
  TaggedGameDto,
  TagGamesChangedDto,
  TagGamesInput,
  TagInput,
} from './tags.dto.js';
import { TagsService } from './tags.service.js';
import { AnswersAtMost } from '../common/list/at-most.decorator.js';
import { MAX_TAGS } from './tags.types.js';

@ApiTags('tags')
@Controller('tags')
export class TagsController {
  constructor(
    private readonly tags: TagsService,
    private readonly gameTags: GameTagsService,
  ) {}

  /** Lists all people's tags, ordered by name; `createdBy` is `me` or a profile id. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(TagDto, TAG_LIST)
  list(@ListParams(TAG_LIST) query: ListQuery, @CurrentUser() user: Principal): ListPage<TagDto> {
    return this.tags.list(query, user);
  }

  /** Creates a tag of mine; 409 when I already have one of this name. */
  @Post()
  @AnalystOrAdmin()
  @Problems(409)
  create(@Body() input: TagInput, @CurrentActor() actor: Actor): Promise<TagDto> {
    return this.tags.create(input, actor);
  }

  /** Lists which of these games carry which tags; tags without any of them are left out. */
  @Post('carried')
  @HttpCode(200)
  @AnalystOrAdmin()
  @AnswersAtMost(MAX_TAGS)
  listCarried(@Body() { bundleIds }: GamesInput): Promise<TagCarriersDto[]> {
    return this.gameTags.listCarriers(bundleIds);
  }

  /** Gets one tag. */
  @Get(':id')
  @AnalystOrAdmin()
  @Problems(404)
  get(@Param('id', UuidPipe) id: string): Promise<TagDto> {
    return this.tags.get(id);
  }

  /** Renames a tag or changes its description, also another person's. */
  @Put(':id')
  @AnalystOrAdmin()
  @Problems(404, 409)
  update(
    @Param('id', UuidPipe) id: string,
    @Body() change: TagChange,
    @CurrentActor() actor: Actor,
  ): Promise<TagDto> {
    return this.tags.update(id, change, actor);
  }

  /**
   * Deletes a tag and removes it from its games; only the person who created it or an administrator may. `gameCount`
   * says from how many games.
   */
  @Delete(':id')
  @AnalystOrAdmin()
  @Problems(403, 404)
  remove(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<TagDto> {
    return this.tags.remove(id, actor);
  }

  /** Lists the games that carry a tag. */
  @Get(':id/games')
  @AnalystOrAdmin()
  @ListOf(TaggedGameDto, TAGGED_GAME_LIST)
  @Problems(404)
  listGames(
    @Param('id', UuidPipe) id: string,
    @ListParams(TAGGED_GAME_LIST) query: ListQuery,
  ): Promise<ListPage<TaggedGameDto>> {
    return this.gameTags.listGames(id, query);
  }

  /** Adds a tag to many games, or removes it from them: all of them, or none when one is unknown. */
  @Post(':id/games')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404)
  setGames(
    @Param('id', UuidPipe) id: string,
    @Body() { bundleIds, attached }: TagGamesInput,
    @CurrentActor() actor: Actor,
  ): Promise<TagGamesChangedDto> {
    return this.gameTags.set(id, bundleIds, attached, actor);
  }
}
