import { Injectable } from '@nestjs/common';
import type { ChartCapture } from './advance-chart.rules.js';
import type { CapturePeriod, EventList, ListsFilter } from './market-events.types.js';
import { ChartSeriesRepository } from './record/chart-series.repository.js';

/** Reads lists of charts over time. */
@Injectable()
export class ChartCaptures {
  constructor(private readonly rows: ChartSeriesRepository) {}

  listLists(filter: ListsFilter, limit: number): Promise<EventList[]> {
    return this.rows.listLists(filter, limit);
  }

  /** The captures of a period, oldest first. */
  listCaptures(list: EventList, period: CapturePeriod): Promise<ChartCapture[]> {
    return this.rows.listCaptures(list, period);
  }
}
