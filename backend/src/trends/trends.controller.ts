import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../auth/auth.decorators.js';
import { Problems } from '../common/errors/problems.decorator.js';
import { SharedRead } from '../common/shared-reads.js';
import { TrendMechanicsDto, TrendsQuery, WhiteSpaceDto } from './trends.dto.js';
import { TrendsService } from './trends.service.js';

@ApiTags('trends')
@Controller('trends')
export class TrendsController {
  constructor(private readonly trends: TrendsService) {}

  /** Mechanics and meta elements among the charting games: share, change over four weeks, newcomers. */
  @Get('mechanics')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  mechanics(@Query() query: TrendsQuery): Promise<TrendMechanicsDto> {
    return this.trends.listMechanics(query);
  }

  /** Pairs of a mechanic and a meta element that are frequent apart and rare together. */
  @Get('white-space')
  @AnalystOrAdmin()
  @SharedRead()
  @Problems(400)
  whiteSpace(@Query() query: TrendsQuery): Promise<WhiteSpaceDto> {
    return this.trends.findWhiteSpace(query);
  }
}
