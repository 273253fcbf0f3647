import { Injectable, type OnModuleInit } from '@nestjs/common';
import { GameFilters } from '../games/game-filters.service.js';
import { GameParts } from '../games/game-parts.service.js';
import { MergedGames } from '../games/merged-games.service.js';
import { AnalysesService } from './analyses.service.js';

/** What analyses add to games. */
@Injectable()
export class AnalysisParts implements OnModuleInit {
  constructor(
    private readonly analyses: AnalysesService,
    private readonly games: GameParts,
    private readonly filters: GameFilters,
    private readonly merged: MergedGames,
  ) {}

  onModuleInit(): void {
    const { analyses } = this;
    this.games.register('analysis', (bundleId) => analyses.findCurrentForGame(bundleId));
    this.filters.register('mechanic', (n) => analyses.mechanicFilter.sql(n));
    this.merged.onMove((manager, from, to) => analyses.moveToGame(manager, from, to));
  }
}
