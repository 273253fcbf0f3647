import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CatalogueService } from './catalogue.service.js';
import { GameParts } from './game-parts.service.js';
import { GameListing } from './game-listing.entity.js';
import { Game } from './game.entity.js';
import { GamesController } from './games.controller.js';
import { ListingDetailsService } from './listing-details.service.js';
import { GamesService } from './games.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Game, GameListing])],
  controllers: [GamesController],
  providers: [CatalogueService, GameParts, GamesService, ListingDetailsService],
  exports: [CatalogueService, GameParts, GamesService, ListingDetailsService],
})
export class GamesModule {}
