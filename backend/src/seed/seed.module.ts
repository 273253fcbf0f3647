import { Module } from '@nestjs/common';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { GamesModule } from '../games/games.module.js';
import { PluginsModule } from '../plugins/plugins.module.js';
import { PrototypesModule } from '../prototypes/prototypes.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { RevenueModule } from '../revenue/revenue.module.js';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { DemoHistory } from './demo-history/demo-history.service.js';
import { SampleCatalogRepository } from './sample-catalog.repository.js';
import { SampleCatalog } from './sample-catalog.service.js';

@Module({
  imports: [
    ...[AnalysesModule, GamesModule, MarketDataModule, RankingsModule, RevenueModule],
    ...[MarketEventsModule, PrototypesModule, PluginsModule, TagsModule],
  ],
  providers: [DemoHistory, SampleCatalog, SampleCatalogRepository],
  exports: [DemoHistory, SampleCatalog],
})
export class SeedModule {}
