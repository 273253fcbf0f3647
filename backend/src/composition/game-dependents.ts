import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlertsService } from '../alerts/inbox/alerts.service.js';
import { AlertRulesService } from '../alerts/rules/alert-rules.service.js';
import { AnalysesService } from '../analyses/analyses.service.js';
import { SampleAnalyses } from '../analyses/run/sample-analyses.service.js';
import { AnnotationsService } from '../annotations/annotations.service.js';
import type { GameDependents } from '../games/catalog/game-dependents.service.js';
import type { GameMove, Platform } from '../games/games.types.js';
import { MarketEvents } from '../market-events/market-events.service.js';
import { GameCaptures } from '../rankings/captures/game-captures.service.js';
import { GameTagsService } from '../tags/game-tags.service.js';
import { WatchlistsService } from '../watchlists/watchlists.service.js';

/** Names every domain whose tables refer to games. */
@Injectable()
export class AllGameDependents implements GameDependents {
  constructor(
    private readonly alerts: AlertsService,
    private readonly alertRules: AlertRulesService,
    private readonly analyses: AnalysesService,
    private readonly sampleAnalyses: SampleAnalyses,
    private readonly annotations: AnnotationsService,
    private readonly captures: GameCaptures,
    private readonly events: MarketEvents,
    private readonly tags: GameTagsService,
    private readonly watchlists: WatchlistsService,
  ) {}

  async move(moves: readonly GameMove[], manager: EntityManager, platform?: Platform): Promise<void> {
    this.events.noteMoves(moves, manager, platform);
    await this.captures.moveGames(moves, manager, platform);
    await this.tags.moveGames(moves, manager, platform);
    await this.watchlists.moveGames(moves, manager, platform);
    // A split game keeps what people wrote about it, and the analyses of its text.
    if (platform) return;
    await this.analyses.moveGames(moves, manager);
    await this.annotations.moveGames(moves, manager);
    await this.alertRules.moveGames(moves, manager);
    await this.alerts.moveGames(moves, manager);
  }

  async rewriteLists(bundleIds: Iterable<string>, manager: EntityManager): Promise<void> {
    await this.captures.rewriteLists([...new Set(bundleIds)], manager);
  }

  async removeSamples(bundleIds: string[], manager: EntityManager): Promise<void> {
    await this.captures.removeFromSamples(bundleIds, manager);
    await this.sampleAnalyses.removeFrom(manager, bundleIds);
  }
}
