import { Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AdminOnly, AnalystOrAdmin, CurrentActor } from '../../common/access/access.decorators.js';
import type { Actor } from '../../common/access/access.types.js';
import { Problems } from '../../common/errors/problems.decorator.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { ListOf, ListParams } from '../../common/list/list.decorator.js';
import { UuidPipe } from '../../common/requests/uuid.pipe.js';
import {
  CAPTURE_LIST,
  CaptureDto,
  CHART_IMPORT_LIST,
  CHART_REMOVAL_LIST,
  ChartImportDto,
  ChartRemovalDto,
  RemovedCaptureDto,
  RestoredDto,
} from './capture-log.dto.js';
import { CaptureLogService } from './capture-log.service.js';
import { RemovalsService } from './removals.service.js';

@ApiTags('captures')
@Controller()
export class CaptureLogController {
  constructor(
    private readonly log: CaptureLogService,
    private readonly removals: RemovalsService,
  ) {}

  /** Lists stored captures, last updated first. */
  @Get('rankings/captures')
  @AnalystOrAdmin()
  @ListOf(CaptureDto, CAPTURE_LIST)
  listCaptures(@ListParams(CAPTURE_LIST) query: ListQuery): ListPage<CaptureDto> {
    return this.log.listCaptures(query);
  }

  /**
   * Removes one capture from the history; the current list falls back to the previous capture. It can be restored
   * for 30 days.
   */
  @Delete('rankings/captures/:id')
  @AdminOnly()
  @Problems(404, 409)
  removeCapture(@Param('id') id: string, @CurrentActor() actor: Actor): Promise<RemovedCaptureDto> {
    return this.removals.removeCapture(id, actor);
  }

  /** Lists imported chart files, newest first. */
  @Get('chart-imports')
  @AnalystOrAdmin()
  @ListOf(ChartImportDto, CHART_IMPORT_LIST)
  listImports(@ListParams(CHART_IMPORT_LIST) query: ListQuery): ListPage<ChartImportDto> {
    return this.log.listImports(query);
  }

  /**
   * Removes every chart of an import from the history; the current lists fall back to the previous captures. It can
   * be restored for 30 days. Rows that it added to captures from elsewhere stay.
   */
  @Delete('chart-imports/:id')
  @AdminOnly()
  @Problems(404, 409)
  removeImport(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<ChartRemovalDto> {
    return this.removals.removeImport(id, actor);
  }

  /** Lists removals that can be restored. */
  @Get('chart-removals')
  @AnalystOrAdmin()
  @ListOf(ChartRemovalDto, CHART_REMOVAL_LIST)
  listRemovals(@ListParams(CHART_REMOVAL_LIST) query: ListQuery): ListPage<ChartRemovalDto> {
    return this.log.listRemovals(query);
  }

  /** Restores a removal. */
  @Post('chart-removals/:id/restore')
  @HttpCode(200)
  @AdminOnly()
  @Problems(404, 409)
  restore(@Param('id', UuidPipe) id: string, @CurrentActor() actor: Actor): Promise<RestoredDto> {
    return this.removals.restore(id, actor);
  }
}
