import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { GamesModule } from '../games/games.module.js';
import { ChangesController } from './feed/changes.controller.js';
import { ChangesRepository } from './feed/changes.repository.js';
import { ChangesService } from './feed/changes.service.js';
import { EventFeed } from './feed/event-feed.service.js';
import { EventsController } from './feed/events.controller.js';
import { EventsRepository } from './feed/events.repository.js';
import { ChartCaptures } from './chart-captures.service.js';
import { HistoryChange } from './history-change.entity.js';
import { HistoryChanges } from './history-changes.service.js';
import { MarketEvent } from './market-event.entity.js';
import { MarketEvents } from './market-events.service.js';
import { ChartHistoryRepository } from './record/chart-history.repository.js';
import { ChartSeriesRepository } from './record/chart-series.repository.js';
import { DeriveCharts } from './record/derive-charts.js';
import { HistoryChangesRepository } from './record/history-changes.repository.js';
import { MarketEventsRepository } from './record/market-events.repository.js';
import { PageHistoryRepository } from './record/page-history.repository.js';
import { RebuildEvents } from './record/rebuild-events.service.js';
import { WriteEvents } from './record/write-events.js';

@Module({
  imports: [GamesModule, TypeOrmModule.forFeature([HistoryChange, MarketEvent])],
  controllers: [ChangesController, EventsController],
  providers: [
    BundleIdPipe,
    ChangesRepository,
    ChangesService,
    ChartCaptures,
    ChartHistoryRepository,
    ChartSeriesRepository,
    DeriveCharts,
    EventFeed,
    EventsRepository,
    HistoryChanges,
    HistoryChangesRepository,
    MarketEvents,
    MarketEventsRepository,
    PageHistoryRepository,
    RebuildEvents,
    WriteEvents,
  ],
  exports: [ChartCaptures, EventFeed, HistoryChanges, MarketEvents, RebuildEvents],
})
export class MarketEventsModule {}
