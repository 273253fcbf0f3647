import { Injectable } from '@nestjs/common';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { readCategories, readCountries } from '../check-chart.js';
import type { CaptureDto, ChartImportDto, ChartRemovalDto } from './capture-log.dto.js';
import { CaptureLogRepository } from './capture-log.repository.js';

/** Lists captures, imports and removals. */
@Injectable()
export class CaptureLogService {
  constructor(private readonly log: CaptureLogRepository) {}

  /** @throws ProblemException 400 naming an unknown category or country */
  listCaptures(query: ListQuery): ListPage<CaptureDto> {
    const { filter } = query;
    if (filter.category) filter.category = readCategories(filter);
    if (filter.country) filter.country = readCountries(filter.country as string[]);
    return this.log.listCaptures(query);
  }

  listImports(query: ListQuery): ListPage<ChartImportDto> {
    return this.log.listImports(query);
  }

  listRemovals(query: ListQuery): ListPage<ChartRemovalDto> {
    return this.log.listRemovals(query);
  }
}
