import { Module } from '@nestjs/common';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { GamesModule } from '../games/games.module.js';
import { PluginsModule } from '../plugins/plugins.module.js';
import { PrototypesModule } from '../prototypes/prototypes.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { RevenueModule } from '../revenue/revenue.module.js';
import { SampleCatalogueRepository } from './sample-catalogue.repository.js';
import { SampleCatalogue } from './sample-catalogue.service.js';

@Module({
  imports: [AnalysesModule, GamesModule, RankingsModule, RevenueModule, PrototypesModule, PluginsModule],
  providers: [SampleCatalogue, SampleCatalogueRepository],
  exports: [SampleCatalogue],
})
export class SeedModule {}
