import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module.js';
import { AlertsModule } from '../alerts/alerts.module.js';
import { AnalysesModule } from '../analyses/analyses.module.js';
import { AnnotationsModule } from '../annotations/annotations.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ChatModule } from '../chat/chat.module.js';
import { DigestsModule } from '../digests/digests.module.js';
import { IdeasModule } from '../ideas/ideas.module.js';
import { ProfilesModule } from '../profiles/profiles.module.js';
import { RankingsModule } from '../rankings/rankings.module.js';
import { PersonalSettingsModule } from '../settings/settings.module.js';
import { TagsModule } from '../tags/tags.module.js';
import { SavedViewsModule } from '../saved-views/saved-views.module.js';
import { WatchlistsModule } from '../watchlists/watchlists.module.js';
import { WebhooksModule } from '../webhooks/webhooks.module.js';
import { AccountDataRepository } from './account-data.repository.js';
import { AccountDataService } from './account-data.service.js';
import { ProfilesController } from './profiles.controller.js';

/** Composes the administration of a person's account and data from the modules that hold them. */
@Module({
  imports: [
    AiModule,
    AlertsModule,
    AnalysesModule,
    AnnotationsModule,
    AuthModule,
    ChatModule,
    DigestsModule,
    IdeasModule,
    PersonalSettingsModule,
    ProfilesModule,
    RankingsModule,
    TagsModule,
    SavedViewsModule,
    WatchlistsModule,
    WebhooksModule,
  ],
  controllers: [ProfilesController],
  providers: [AccountDataRepository, AccountDataService],
})
export class AccountDataModule {}
