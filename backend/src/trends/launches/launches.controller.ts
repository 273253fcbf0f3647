import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../../common/access/access.decorators.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import { SharedRead } from '../../common/requests/shared-reads.js';
import {
  LaunchCohortsQuery,
  LaunchCompareQuery,
  LaunchComparisonDto,
  LaunchCourseDto,
  LaunchCourseQuery,
  LaunchesDto,
  LaunchGameDto,
  LaunchGamesQuery,
  MAX_GAMES,
} from './launches.dto.js';
import { LaunchesService } from './launches.service.js';
import { AnswersAtMost } from '../../common/list/at-most.decorator.js';

@ApiTags('trends')
@Controller('trends/launches')
export class LaunchesController {
  constructor(private readonly launches: LaunchesService) {}

  /**
   * Lists games that entered the first ranks of one chart, by week or group, and how long they stay (Kaplan-Meier).
   * Day 0 is the first capture that lists the game; the first capture without it is its end. Games that were listed
   * when the history begins are left out and counted, and nothing is followed across a gap between captures.
   */
  @Get()
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  list(@Query() query: LaunchCohortsQuery): Promise<LaunchesDto> {
    return this.launches.list(query);
  }

  /**
   * Tests whether the games of two groups stay listed equally long (log-rank test). Games in both groups count in
   * neither.
   */
  @Get('compare')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  compare(@Query() query: LaunchCompareQuery): Promise<LaunchComparisonDto> {
    return this.launches.compare(query);
  }

  /** Lists the games behind a figure, at most 1,000, newest first. */
  @Get('games')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  @AnswersAtMost(MAX_GAMES)
  listGames(@Query() query: LaunchGamesQuery): Promise<LaunchGameDto[]> {
    return this.launches.listGames(query);
  }

  /** Gets the ranks of one game since its launch, next to those of games launched within four weeks of it. */
  @Get('course')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  getCourse(@Query() query: LaunchCourseQuery): Promise<LaunchCourseDto> {
    return this.launches.readCourse(query);
  }
}
