import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { CatalogueService } from './catalogue.service.js';
import { GameFilters } from './game-filters.service.js';
import { GameParts } from './game-parts.service.js';
import { GameListing } from './game-listing.entity.js';
import { Game } from './game.entity.js';
import { GameNotesController } from './game-notes.controller.js';
import { GameNotesService } from './game-notes.service.js';
import { GamesController } from './games.controller.js';
import { ImportGames } from './import-games.js';
import { ListingDetailsService } from './listing-details.service.js';
import { MergedGames } from './merged-games.service.js';
import { GamesJobs } from './games.jobs.js';
import { GamesService } from './games.service.js';
import { GameDescriptionsController } from './game-descriptions.controller.js';
import { GameDescriptions } from './game-descriptions.service.js';
import { SampleFacts } from './sample-facts.service.js';
import { StoreTexts } from './store-texts.service.js';

@Module({
  imports: [ActivityModule, JobsModule, TypeOrmModule.forFeature([Game, GameListing])],
  controllers: [GamesController, GameDescriptionsController, GameNotesController],
  providers: [
    CatalogueService,
    GameDescriptions,
    GameNotesService,
    GamesJobs,
    ImportGames,
    GameFilters,
    GameParts,
    GamesService,
    ListingDetailsService,
    MergedGames,
    SampleFacts,
    StoreTexts,
  ],
  exports: [
    CatalogueService,
    ImportGames,
    GameFilters,
    GameParts,
    GamesService,
    ListingDetailsService,
    MergedGames,
    SampleFacts,
    StoreTexts,
  ],
})
export class GamesModule {}
