import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { CatalogRepository } from './catalog/catalog.repository.js';
import { GamesRepository } from './catalog/games.repository.js';
import { ListingsRepository } from './listings/listings.repository.js';
import { DescriptionsRepository } from './descriptions/descriptions.repository.js';
import { GameDescription } from './descriptions/game-description.entity.js';
import { GameNote } from './notes/game-note.entity.js';
import { GameNotesRepository } from './notes/game-notes.repository.js';
import { CatalogService } from './catalog/catalog.service.js';
import { GameListing } from './listings/game-listing.entity.js';
import { Game } from './catalog/game.entity.js';
import { GameNotesController } from './notes/game-notes.controller.js';
import { GameNotesService } from './notes/game-notes.service.js';
import { ImportGames } from './import/import-games.service.js';
import { ListingDetailsService } from './listings/listing-details.service.js';
import { GamesService } from './catalog/games.service.js';
import { GameDescriptionsController } from './descriptions/game-descriptions.controller.js';
import { GameDescriptions } from './descriptions/game-descriptions.service.js';
import { SampleFacts } from './catalog/sample-facts.service.js';
import { StorefrontName } from './listings/storefront-name.entity.js';
import { StorefrontNamesRepository } from './listings/storefront-names.repository.js';
import { GameMatch } from './same-games/game-match.entity.js';
import { IconPrint } from './same-games/icon-print.entity.js';
import { GameMatchesController } from './same-games/game-matches.controller.js';
import { GameMatchesRepository } from './same-games/game-matches.repository.js';
import { SameGames } from './same-games/same-games.service.js';
import { StoreDescriptions } from './descriptions/store-descriptions.service.js';

@Module({
  imports: [
    ActivityModule,
    JobsModule,
    TypeOrmModule.forFeature([
      Game,
      GameDescription,
      GameListing,
      GameMatch,
      GameNote,
      IconPrint,
      StorefrontName,
    ]),
  ],
  controllers: [GameDescriptionsController, GameMatchesController, GameNotesController],
  providers: [
    CatalogRepository,
    CatalogService,
    DescriptionsRepository,
    GameDescriptions,
    GameMatchesRepository,
    GameNotesRepository,
    GameNotesService,
    GamesRepository,
    ImportGames,
    GamesService,
    ListingDetailsService,
    ListingsRepository,
    SameGames,
    SampleFacts,
    StoreDescriptions,
    StorefrontNamesRepository,
  ],
  exports: [
    CatalogService,
    GameDescriptions,
    ImportGames,
    GamesService,
    ListingDetailsService,
    SameGames,
    SampleFacts,
    StoreDescriptions,
  ],
})
export class GamesModule {}
