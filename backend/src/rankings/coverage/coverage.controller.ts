import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../../common/access/access.decorators.js';
import { CoverageDaysDto, CoverageDto, CoverageQuery, CoverageStatusDto } from './coverage.dto.js';
import { CoverageService } from './coverage.service.js';

@ApiTags('coverage')
@Controller()
export class CoverageController {
  constructor(private readonly coverage: CoverageService) {}

  /**
   * Gets which charts were captured on which days: `captured`, `derived` from other charts of the store,
   * `imported`, `empty` in the store, `blocked` by it, or `missing` although it was scheduled.
   */
  @Get('coverage')
  @AnalystOrAdmin()
  getCoverage(@Query() query: CoverageQuery): Promise<CoverageDto> {
    return this.coverage.get(query);
  }

  /** Gets the scheduled charts of the last two days that are still not captured. */
  @Get('coverage/status')
  @AnalystOrAdmin()
  getStatus(): Promise<CoverageStatusDto> {
    return this.coverage.getStatus();
  }

  /** Lists the data of `/api/coverage` with one row per chart and day. */
  @Get('rankings/coverage')
  @AnalystOrAdmin()
  listDays(@Query() query: CoverageQuery): Promise<CoverageDaysDto> {
    return this.coverage.listDays(query);
  }
}
