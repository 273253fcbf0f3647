import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { advanceChart, type ChartCapture, type ChartState, filterComplete } from '../advance-chart.rules.js';
import { deriveChartEvents } from '../derive/chart-events.js';
import type { EventList, NewMarketEvent } from '../market-events.types.js';
import { ChartHistoryRepository, type Sighting } from './chart-history.repository.js';
import type { ChangedList } from './pending-events.js';

export interface DerivedList {
  events: NewMarketEvent[];
  /** Games of the captures that were added or changed, unless an earlier capture of the list has them. */
  sightings: Sighting[];
  /** Whether events of these captures may be stored already. */
  hasEvents: boolean;
}

/** Derives the events of a list from its captures. */
@Injectable()
export class DeriveCharts {
  constructor(private readonly history: ChartHistoryRepository) {}

  async derive(changed: ChangedList, manager: EntityManager): Promise<DerivedList> {
    const [time, ...others] = changed.from ? changed.times : [];
    const newest =
      time === undefined || others.length > 0
        ? undefined
        : await this.history.findNewest(changed.list, new Date(time), manager);
    if (!newest) return this.deriveAll(changed, manager);
    const { list } = changed;
    const { state, capture, hasEvents } = newest;
    return {
      events: deriveChartEvents(list, state, capture),
      sightings: listSightings(list, state, capture),
      hasEvents,
    };
  }

  private async deriveAll({ list, from, times }: ChangedList, manager: EntityManager): Promise<DerivedList> {
    const heads = await this.history.listHeads(list, manager);
    const first = heads.findIndex(({ capturedAt }) => from === null || capturedAt >= from);
    // The last complete capture before them holds the ranks that they are compared with.
    const start = filterComplete(heads.slice(0, Math.max(0, first))).at(-1) ?? heads[0];
    if (first < 0 || !start) return { events: [], sightings: [], hasEvents: true };
    const captures = await this.history.listCaptures(list, start.capturedAt, manager);
    const head = heads[first]!;
    const known = captures.findIndex(({ capturedAt }) => capturedAt >= head.capturedAt);
    let state = captures.slice(0, known).reduce<ChartState | undefined>(advanceChart, undefined);
    const changed = captures.slice(known);
    if (state) {
      const candidates = listCandidates(state, changed);
      state = { ...state, best: await this.history.getBestRanks(list, head, candidates, manager) };
    }
    const events: NewMarketEvent[] = [];
    const sightings: Sighting[] = [];
    for (const capture of changed) {
      for (const event of deriveChartEvents(list, state, capture)) events.push(event);
      if (times.has(capture.capturedAt.getTime())) sightings.push(...listSightings(list, state, capture));
      state = advanceChart(state, capture);
    }
    return { events, sightings, hasEvents: true };
  }
}

const listSightings = (
  { country }: EventList,
  before: ChartState | undefined,
  { ranks, capturedAt }: ChartCapture,
): Sighting[] =>
  [...ranks.keys()]
    .filter((bundleId) => !before?.ranks.has(bundleId))
    .map((bundleId) => ({ bundleId, country, capturedAt }));

/** Games whose best rank so far matters: only those that enter or rise. */
function listCandidates({ ranks }: ChartState, captures: readonly ChartCapture[]): string[] {
  if (captures.length !== 1) return [...new Set(captures.flatMap((capture) => [...capture.ranks.keys()]))];
  return [...captures[0]!.ranks].filter(([id, rank]) => rank < (ranks.get(id) ?? Infinity)).map(([id]) => id);
}
