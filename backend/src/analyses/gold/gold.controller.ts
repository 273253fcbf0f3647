import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin, CurrentUser } from '../../common/access/access.decorators.js';
import type { Principal } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { JobStartedDto } from '../analyses.dto.js';
import { EngineScoresDto, ScoreEngineInput } from './gold.dto.js';
import { GoldSet } from './gold.service.js';

@ApiTags('taxonomy')
@Controller('engine-scores')
export class GoldController {
  constructor(private readonly gold: GoldSet) {}

  /**
   * Gets the scores of engines on the gold set: games whose items analysts confirmed, corrected, rejected or added.
   */
  @Get()
  @AnalystOrAdmin()
  getScores(): Promise<EngineScoresDto> {
    return this.gold.getScores();
  }

  /** Scores an engine on the gold set, as a job of mine. An external engine is called once per game. */
  @Post()
  @HttpCode(202)
  @AnalystOrAdmin()
  @Problems(409)
  async startScore(@Body() input: ScoreEngineInput, @CurrentUser() user: Principal): Promise<JobStartedDto> {
    return { jobId: await this.gold.start(input, user.userId) };
  }
}
