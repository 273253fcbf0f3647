import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DevelopersModule } from '../developers/developers.module.js';
import { GamePageModule } from '../game-page/game-page.module.js';
import { GamesModule } from '../games/games.module.js';
import { MarketDataModule } from '../market-data/market-data.module.js';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { MetricsModule } from '../metrics/metrics.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { WatchlistsModule } from '../watchlists/watchlists.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AlertFigures } from './evaluate/alert-figures.service.js';
import { EvaluateAlerts } from './evaluate/evaluate-alerts.service.js';
import { PreviewRules } from './evaluate/preview-rules.service.js';
import { RuleFactsReader } from './evaluate/rule-facts.service.js';
import { RuleFactsRepository } from './evaluate/rule-facts.repository.js';
import { DeliverAlerts } from './evaluate/deliver-alerts.service.js';
import { DeliveredAlertsRepository } from './evaluate/delivered-alerts.repository.js';
import { Alert, AlertCursor, AlertHit, AlertMute, AlertRead } from './inbox/alert.entity.js';
import { AlertsController } from './inbox/alerts.controller.js';
import { AlertsRepository } from './inbox/alerts.repository.js';
import { AlertsService } from './inbox/alerts.service.js';
import { AlertRule } from './rules/alert-rule.entity.js';
import { AlertRulesController } from './rules/alert-rules.controller.js';
import { AlertRulesRepository } from './rules/alert-rules.repository.js';
import { AlertRulesService } from './rules/alert-rules.service.js';
import { RuleScopes } from './rules/rule-scope.service.js';

@Module({
  imports: [
    DevelopersModule,
    GamePageModule,
    GamesModule,
    MarketDataModule,
    MarketEventsModule,
    MetricsModule,
    RankingsModule,
    TagsModule,
    WatchlistsModule,
    WebhooksModule,
    TypeOrmModule.forFeature([Alert, AlertCursor, AlertHit, AlertMute, AlertRead, AlertRule]),
  ],
  controllers: [AlertsController, AlertRulesController],
  providers: [
    AlertFigures,
    AlertRulesRepository,
    AlertRulesService,
    AlertsRepository,
    AlertsService,
    EvaluateAlerts,
    PreviewRules,
    RuleFactsReader,
    RuleFactsRepository,
    RuleScopes,
    DeliverAlerts,
    DeliveredAlertsRepository,
  ],
  exports: [AlertRulesService, AlertsService],
})
export class AlertsModule {}
