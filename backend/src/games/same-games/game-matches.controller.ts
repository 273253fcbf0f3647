import { Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor } from '../../common/access/access.decorators.js';
import type { Actor } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { GAME_MATCH_LIST, GameMatchDto } from './game-matches.dto.js';
import { SameGames } from './same-games.service.js';

@ApiTags('games')
@Controller('unified-games')
export class GameMatchesController {
  constructor(private readonly games: SameGames) {}

  /** Lists pairs of games, one per store, that are or may be the same game; `proposed` pairs await a decision. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(GameMatchDto, GAME_MATCH_LIST)
  list(@ListParams(GAME_MATCH_LIST) query: ListQuery): ListPage<GameMatchDto> {
    return this.games.list(query);
  }

  /** Merges a pair into one game. Later searches don't override this. */
  @Post(':id/accept')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404, 409)
  accept(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<GameMatchDto> {
    return this.games.decide(id, 'accept', actor);
  }

  /** Keeps a pair as two games. Later searches don't override this. */
  @Post(':id/reject')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404, 409)
  reject(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<GameMatchDto> {
    return this.games.decide(id, 'reject', actor);
  }

  /** Separates a linked pair again: each game has the ranks of its own store, and both ids keep working. */
  @Post(':id/split')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404, 409)
  split(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<GameMatchDto> {
    return this.games.decide(id, 'split', actor);
  }
}
