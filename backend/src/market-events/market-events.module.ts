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
import { MarketEvent } from './market-event.entity.js';
import { MarketEvents } from './market-events.service.js';
import { ChartHistoryRepository } from './record/chart-history.repository.js';
import { DeriveCharts } from './record/derive-charts.js';
import { MarketEventsRepository } from './record/market-events.repository.js';
import { PageHistoryRepository } from './record/page-history.repository.js';
import { RebuildEvents } from './record/rebuild-events.service.js';
import { WriteEvents } from './record/write-events.js';

@Module({
  imports: [GamesModule, TypeOrmModule.forFeature([MarketEvent])],
  controllers: [ChangesController, EventsController],
  providers: [
    BundleIdPipe,
    ChangesRepository,
    ChangesService,
    ChartHistoryRepository,
    DeriveCharts,
    EventFeed,
    EventsRepository,
    MarketEvents,
    MarketEventsRepository,
    PageHistoryRepository,
    RebuildEvents,
    WriteEvents,
  ],
  exports: [EventFeed, MarketEvents, RebuildEvents],
})
export class MarketEventsModule {}
