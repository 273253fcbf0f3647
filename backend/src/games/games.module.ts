import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { CatalogueRepository } from './catalogue/catalogue.repository.js';
import { GamesRepository } from './catalogue/games.repository.js';
import { ListingsRepository } from './listings/listings.repository.js';
import { DescriptionsRepository } from './descriptions/descriptions.repository.js';
import { GameDescription } from './descriptions/game-description.entity.js';
import { GameNote } from './notes/game-note.entity.js';
import { GameNotesRepository } from './notes/game-notes.repository.js';
import { CatalogueService } from './catalogue/catalogue.service.js';
import { GameListing } from './listings/game-listing.entity.js';
import { Game } from './catalogue/game.entity.js';
import { GameNotesController } from './notes/game-notes.controller.js';
import { GameNotesService } from './notes/game-notes.service.js';
import { ImportGames } from './import/import-games.service.js';
import { ListingDetailsService } from './listings/listing-details.service.js';
import { GamesService } from './catalogue/games.service.js';
import { GameDescriptionsController } from './descriptions/game-descriptions.controller.js';
import { GameDescriptions } from './descriptions/game-descriptions.service.js';
import { SampleFacts } from './catalogue/sample-facts.service.js';
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
    CatalogueRepository,
    CatalogueService,
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
    CatalogueService,
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
