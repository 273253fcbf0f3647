import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../../auth/auth.decorators.js';
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
  MOST_GAMES,
} from './launches.dto.js';
import { LaunchesService } from './launches.service.js';
import { AnswersAtMost } from '../../common/list/at-most.decorator.js';

@ApiTags('trends')
@Controller('trends/launches')
export class LaunchesController {
  constructor(private readonly launches: LaunchesService) {}

  /**
   * Lists the games that came into the first places of one list, by week or group, and how long they stay (Kaplan-Meier). Day 0 is
   * the first capture with the game; it is gone with the first capture without it. Games that were in the list when its
   * history begins are left out and counted, and nothing is followed across a gap between captures.
   */
  @Get()
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  list(@Query() query: LaunchCohortsQuery): Promise<LaunchesDto> {
    return this.launches.list(query);
  }

  /** Tests whether the games of two groups stay equally long (log-rank test). Games that are in both count in neither. */
  @Get('compare')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  compare(@Query() query: LaunchCompareQuery): Promise<LaunchComparisonDto> {
    return this.launches.compare(query);
  }

  /** Lists the games behind a figure, at most 1,000, the newest first. */
  @Get('games')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  @AnswersAtMost(MOST_GAMES)
  listGames(@Query() query: LaunchGamesQuery): Promise<LaunchGameDto[]> {
    return this.launches.listGames(query);
  }

  /** Gets the ranks of one game since its launch, beside those of the games launched within four weeks of it. */
  @Get('course')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  getCourse(@Query() query: LaunchCourseQuery): Promise<LaunchCourseDto> {
    return this.launches.readCourse(query);
  }
}
