import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DevelopersModule } from '../developers/developers.module.js';
import { GamePageModule } from '../game-page/game-page.module.js';
import { GamesModule } from '../games/games.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { WatchedGamesRepository } from './watched-games.repository.js';
import { WatchedGames } from './watched-games.service.js';
import { WatchlistGame } from './watchlist-game.entity.js';
import { Watchlist } from './watchlist.entity.js';
import { WatchlistsController } from './watchlists.controller.js';
import { WatchlistsRepository } from './watchlists.repository.js';
import { WatchlistsService } from './watchlists.service.js';

@Module({
  imports: [
    DevelopersModule,
    GamePageModule,
    GamesModule,
    MarketDataModule,
    RankingsModule,
    TagsModule,
    TypeOrmModule.forFeature([Watchlist, WatchlistGame]),
  ],
  controllers: [WatchlistsController],
  providers: [WatchedGames, WatchedGamesRepository, WatchlistsRepository, WatchlistsService],
  exports: [WatchedGames, WatchlistsService],
})
export class WatchlistsModule {}
