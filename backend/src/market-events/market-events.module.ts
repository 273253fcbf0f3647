import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { BundleIdPipe } from '../games/bundle-id.pipe.js';
import { GamesModule } from '../games/games.module.js';
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
  controllers: [EventsController],
  providers: [
    BundleIdPipe,
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
  exports: [MarketEvents, RebuildEvents],
})
export class MarketEventsModule {}
