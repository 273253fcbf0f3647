import { Global, Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module.js';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { AnnotationsModule } from '../annotations/annotations.module.js';
import { OtherSecrets } from '../auth/api-tokens/other-secrets.service.js';
import { DigestsModule } from '../digests/digests.module.js';
import { DigestFeedService } from '../digests/feed/digest-feed.service.js';
import { GameDependents } from '../games/catalog/game-dependents.service.js';
import { MarketEventsModule } from '../market-events/market-events.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { WatchlistsModule } from '../watchlists/watchlists.module.js';
import { AllGameDependents } from './game-dependents.js';

/** Provides lower modules with what happens in higher ones. */
@Global()
@Module({
  imports: [
    ...[AlertsModule, AnalysesModule, AnnotationsModule, DigestsModule, MarketEventsModule],
    ...[RankingsModule, TagsModule, WatchlistsModule],
  ],
  providers: [
    { provide: GameDependents, useClass: AllGameDependents },
    { provide: OtherSecrets, useExisting: DigestFeedService },
  ],
  exports: [GameDependents, OtherSecrets],
})
export class CompositionModule {}
