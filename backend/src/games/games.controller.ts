import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly } from '../auth/auth.decorators.js';
import { Problems } from '../common/errors/problems.decorator.js';
import type { ListPage } from '../common/list/list-page.js';
import type { ListQuery } from '../common/list/list-query.js';
import { ListOf, ListParams } from '../common/list/list.decorator.js';
import { BundleIdPipe } from './bundle-id.pipe.js';
import { GAME_LIST, GameDetailDto, GameDto } from './games.dto.js';
import { GamesService } from './games.service.js';

@ApiTags('games')
@Controller('games')
export class GamesController {
  constructor(private readonly games: GamesService) {}

  /** The catalogue; `q` searches titles, developers and bundle ids. */
  @Get()
  @AdminOnly()
  @ListOf(GameDto, GAME_LIST)
  list(@ListParams(GAME_LIST) query: ListQuery): ListPage<GameDto> {
    return this.games.list(query);
  }

  /** One game with what each store says of it. */
  @Get(':bundleId')
  @AdminOnly()
  @Problems(404)
  get(@Param('bundleId', BundleIdPipe) bundleId: string): Promise<GameDetailDto> {
    return this.games.get(bundleId);
  }
}
