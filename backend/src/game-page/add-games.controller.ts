import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { AnalystOrAdmin, CurrentActor } from '../common/access/access.decorators.js';
import type { Actor } from '../common/access/access.types.js';
import { Problems } from '../common/errors/problems.decorator.js';
import { abortOnDisconnect } from '../common/http/abort-on-disconnect.js';
import { AddGameService } from '../market-data/details/add-game.service.js';
import { EnrichJobs } from './enrich.jobs.js';
import { AddGameInput, EnrichInput, GameDetailDto, JobStartedDto } from './game-page.dto.js';
import { GamePageService } from './game-page.service.js';

@ApiTags('market data')
@Controller('games')
export class AddGamesController {
  constructor(
    private readonly adding: AddGameService,
    private readonly enriching: EnrichJobs,
    private readonly games: GamePageService,
  ) {}

  /** Adds a game by the address of its store page, its package name or its track id. */
  @Post()
  @AnalystOrAdmin()
  @Problems(404, 502, 503, 504)
  async add(
    @Body() { storeUrl }: AddGameInput,
    @CurrentActor() actor: Actor,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<GameDetailDto> {
    const { bundleId } = await this.adding.add(storeUrl, actor, abortOnDisconnect(reply));
    return this.games.get(bundleId);
  }

  /** Fetches the store details of the given games, or of all charting games, as a job. */
  @Post('enrich')
  @HttpCode(202)
  @AnalystOrAdmin()
  async enrich(@Body() { bundleIds }: EnrichInput, @CurrentActor() actor: Actor): Promise<JobStartedDto> {
    return { jobId: await this.enriching.start(bundleIds, actor.userId) };
  }
}
