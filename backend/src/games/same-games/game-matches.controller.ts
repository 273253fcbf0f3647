import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentActor } from '../../auth/auth.decorators.js';
import type { Actor } from '../../auth/auth.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import { GAME_MATCH_LIST, GameMatchDto, MatchDecisionInput } from './game-matches.dto.js';
import { SameGames } from './same-games.service.js';

@ApiTags('games')
@Controller('game-matches')
export class GameMatchesController {
  constructor(private readonly games: SameGames) {}

  /** Lists pairs of games, one per store, that are or may be the same game; `proposed` pairs await a decision. */
  @Get()
  @AnalystOrAdmin()
  @ListOf(GameMatchDto, GAME_MATCH_LIST)
  list(@ListParams(GAME_MATCH_LIST) query: ListQuery): ListPage<GameMatchDto> {
    return this.games.list(query);
  }

  /**
   * Decides whether a pair is the same game. Both ids keep working; after a split each game has the ranks of its
   * own store again.
   */
  @Post(':id/decision')
  @HttpCode(200)
  @AnalystOrAdmin()
  @Problems(404, 409)
  decide(
    @Param('id', UuidPipe) id: string,
    @Body() { decision }: MatchDecisionInput,
    @CurrentActor() actor: Actor,
  ): Promise<GameMatchDto> {
    return this.games.decide(id, decision, actor);
  }
}
