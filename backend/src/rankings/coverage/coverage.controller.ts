import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnalystOrAdmin } from '../../auth/auth.decorators.js';
import { CoverageDaysDto, CoverageDto, CoverageQuery, CoverageStatusDto } from './coverage.dto.js';
import { CoverageService } from './coverage.service.js';

@ApiTags('coverage')
@Controller()
export class CoverageController {
  constructor(private readonly coverage: CoverageService) {}

  /**
   * Gets which charts were captured on which days: `captured`, `derived` from another chart of the store, `imported`, `empty`
   * in the store, `blocked` by it, or `missing` although the schedule wanted it.
   */
  @Get('coverage')
  @AnalystOrAdmin()
  getCoverage(@Query() query: CoverageQuery): Promise<CoverageDto> {
    return this.coverage.get(query);
  }

  /** Gets the scheduled charts of the last two days that did not come in, and have not since. */
  @Get('coverage/status')
  @AnalystOrAdmin()
  getStatus(): Promise<CoverageStatusDto> {
    return this.coverage.getStatus();
  }

  /** Lists the same as `/api/coverage`, one row for each day of a chart. */
  @Get('rankings/coverage')
  @AnalystOrAdmin()
  listDays(@Query() query: CoverageQuery): Promise<CoverageDaysDto> {
    return this.coverage.listDays(query);
  }
}
