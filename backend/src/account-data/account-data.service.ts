import { Injectable } from '@nestjs/common';
import { ActivityService } from '../activity/activity.service.js';
import { ModelUsage } from '../ai/model-usage.service.js';
import { AlertRulesService } from '../alerts/rules/alert-rules.service.js';
import { AnnotationsService } from '../annotations/annotations.service.js';
import { AnalysesService } from '../analyses/analyses.service.js';
import { AccessChangesService } from '../auth/access/access-changes.service.js';
import { ApiTokensService } from '../auth/api-tokens/api-tokens.service.js';
import type { Actor } from '../common/access/access.types.js';
import { SessionsService } from '../auth/sessions/sessions.service.js';
import { ChatService } from '../chat/chat.service.js';
import { Clock } from '../common/time/clock.js';
import { DigestsService } from '../digests/stored/digests.service.js';
import { DigestSubscriptionsService } from '../digests/subscriptions/digest-subscriptions.service.js';
import { IdeasService } from '../ideas/ideas.service.js';
import { ProfilesService } from '../profiles/profiles.service.js';
import { DefaultMarkets } from '../rankings/markets/default-markets.service.js';
import { SettingsService } from '../settings/settings.service.js';
import { ViewStateService } from '../settings/view-state.service.js';
import { TagsService } from '../tags/tags.service.js';
import { SavedViewsService } from '../saved-views/saved-views.service.js';
import { WatchlistsService } from '../watchlists/watchlists.service.js';
import { WebhooksService } from '../webhooks/webhooks.service.js';
import type { PersonDataDto, ProfileDto } from './account-data.dto.js';
import { AccountDataRepository, NAMED_ROWS } from './account-data.repository.js';

/** Exports and deletes what every part of the product stores about a person. */
@Injectable()
export class AccountDataService {
  constructor(
    private readonly profiles: ProfilesService,
    private readonly access: AccessChangesService,
    private readonly sessions: SessionsService,
    private readonly apiTokens: ApiTokensService,
    private readonly settings: SettingsService,
    private readonly defaultMarkets: DefaultMarkets,
    private readonly viewStates: ViewStateService,
    private readonly tags: TagsService,
    private readonly analyses: AnalysesService,
    private readonly modelUsage: ModelUsage,
    private readonly ideas: IdeasService,
    private readonly chats: ChatService,
    private readonly watchlists: WatchlistsService,
    private readonly webhooks: WebhooksService,
    private readonly alertRules: AlertRulesService,
    private readonly savedViews: SavedViewsService,
    private readonly annotations: AnnotationsService,
    private readonly digestSubscriptions: DigestSubscriptionsService,
    private readonly digests: DigestsService,
    private readonly named: AccountDataRepository,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
  ) {}

  /**
   * Collects everything stored about a person, private ideas and chats too, which the audit log records.
   * @throws ProblemException 404
   */
  async exportForPerson(id: string, actor: Actor): Promise<PersonDataDto> {
    const profile = await this.profiles.read(id);
    const sections = {
      sessions: this.sessions.exportForPerson(id),
      apiTokens: this.apiTokens.exportForPerson(id),
      settings: this.settings.exportForPerson(id),
      defaultMarket: this.defaultMarkets.findOwn(id),
      viewState: this.viewStates.get(id),
      tags: this.tags.exportForPerson(id),
      analyses: this.analyses.exportAnalyses(id),
      modelUsage: this.modelUsage.listDays(id),
      ideas: this.ideas.exportForPerson(id),
      ideaChats: this.chats.exportForPerson(id),
      watchlists: this.watchlists.exportForPerson(id),
      alertRules: this.alertRules.exportForPerson(id),
      savedViews: this.savedViews.exportForPerson(id),
      annotations: this.annotations.exportForPerson(id),
      digestSubscriptions: this.digestSubscriptions.exportForPerson(id),
      digests: this.digests.exportForPerson(id),
    };
    const others = Object.entries(NAMED_ROWS).map(
      ([name, rows]) => [name, this.named.listNamed(rows, profile)] as const,
    );
    const data = await Promise.all(
      [...Object.entries(sections), ...others].map(async ([name, rows]) => [name, await rows] as const),
    );
    const text = `The data of ${profile.email} was exported`;
    await this.activity.recordBy(actor, { kind: 'account.exported', text, subject: id });
    return { exportedAt: this.clock.now(), profile, data: Object.fromEntries(data) };
  }

  /**
   * Deletes a person. What they shared goes to an administrator; foreign keys then delete what only this person sees,
   * and keep other records without an author.
   * @returns the person as before
   * @throws ProblemException 404; 409 `last_admin`
   */
  async deletePerson(id: string, actor: Actor): Promise<ProfileDto> {
    const profile = await this.profiles.read(id);
    await this.access.deleteAccount(id, actor, async (to, manager) => {
      for (const owner of [this.ideas, this.watchlists, this.savedViews, this.alertRules])
        await owner.transferShared(id, to, manager);
      await this.webhooks.forgetPerson(id, manager);
    });
    return profile;
  }
}
