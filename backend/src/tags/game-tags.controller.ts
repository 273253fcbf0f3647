import { Controller, Delete, Get, Param, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor } from '../common/access/access.decorators.js';
import type { Actor } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import { UuidPipe } from '../common/requests/uuid.pipe.js';
import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { GameTagsService } from './game-tags.service.js';
import { TagDto } from './tags.dto.js';
import { AnswersAtMost } from '../common/list/at-most.decorator.js';
import { MAX_TAGS } from './tags.types.js';

@ApiTags('tags')
@Controller('games/:bundleId/tags')
export class GameTagsController {
  constructor(private readonly gameTags: GameTagsService) {}

  /** Lists all tags of a game, ordered by name. */
  @Get()
  @AnalystOrAdmin()
  @Problems(404)
  @AnswersAtMost(MAX_TAGS)
  list(@Param('bundleId', BundleIdPipe) bundleId: string): Promise<TagDto[]> {
    return this.gameTags.listForGame(bundleId);
  }

  /** Adds a tag to a game; no effect when the game already has it. */
  @Put(':tagId')
  @AnalystOrAdmin()
  @Problems(404)
  async attach(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Param('tagId', UuidPipe) tagId: string,
    @CurrentActor() actor: Actor,
  ): Promise<TagDto> {
    return (await this.gameTags.set(tagId, [bundleId], true, actor)).tag;
  }

  /** Removes a tag from a game; no effect when the game does not have it. */
  @Delete(':tagId')
  @AnalystOrAdmin()
  @Problems(404)
  async detach(
    @Param('bundleId', BundleIdPipe) bundleId: string,
    @Param('tagId', UuidPipe) tagId: string,
    @CurrentActor() actor: Actor,
  ): Promise<TagDto> {
    return (await this.gameTags.set(tagId, [bundleId], false, actor)).tag;
  }
}
