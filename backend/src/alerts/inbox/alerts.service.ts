import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock, DAY_MS } from '../../common/time/clock.js';
import { notFound } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { Retention } from '../../common/time/retention.js';
import { MergedGames } from '../../games/catalogue/merged-games.service.js';
import { MailService } from '../../mail/mail.service.js';
import { AlertWebhooks } from '../../webhooks/messages/alert-webhooks.service.js';
import type { Evidence } from '../alerts.types.js';
import type { AlertRuleDto } from '../rules/alert-rules.dto.js';
import { AlertRulesService } from '../rules/alert-rules.service.js';
import { toMessageId } from './alert-messages.js';
import type {
  AlertDeliveryDto,
  AlertDetailDto,
  AlertDto,
  AlertEventDto,
  MuteAlertInput,
} from './alerts.dto.js';
import { type AlertPeriod, AlertsRepository } from './alerts.repository.js';

const MOST_COUNTED = 1_000;

/** Alerts as people get them. */
@Injectable()
export class AlertsService implements OnModuleInit {
  constructor(
    private readonly rows: AlertsRepository,
    private readonly rules: AlertRulesService,
    private readonly mail: MailService,
    private readonly webhooks: AlertWebhooks,
    private readonly clock: Clock,
    private readonly mergedGames: MergedGames,
    private readonly retention: Retention,
  ) {}

  onModuleInit(): void {
    this.retention.register('alerts', (before) => this.rows.deleteBefore(before));
    this.mergedGames.onMove((manager, moves, platform) =>
      platform === undefined ? this.rows.moveGames(moves, manager) : Promise.resolve(),
    );
  }

  list(query: ListQuery, userId: string): ListPage<AlertDto> {
    return this.rows.listVisible(userId, query);
  }

  /** Alerts of a period that a person gets, oldest first; of rules about one watchlist when it is given. */
  listForPeriod(userId: string, period: AlertPeriod, watchlistId: string | null = null): Promise<AlertDto[]> {
    return this.rows.listPeriod(userId, period, watchlistId);
  }

  /** An alert with what it rests on and where it was sent. @throws ProblemException 404 */
  async get(id: string, userId: string): Promise<AlertDetailDto> {
    const found = await this.rows.findVisible(userId, id);
    if (!found) throw notFound('Alert not found');
    const { mailId, ...alert } = found;
    const [rule, hits] = await Promise.all([this.rules.get(alert.ruleId, userId), this.rows.listHits(id)]);
    const findings = hits.map(({ hit: { bundleId, title, text, events }, occurredAt }) => ({
      ...{ bundleId, title, text, occurredAt, events: events.map(toEventDto) },
    }));
    const [first] = hits;
    return {
      ...alert,
      rule,
      findings,
      events: findings.flatMap(({ events }) => events),
      toldBefore: first ? await this.rows.findToldBefore(rule.id, first.subject, first.occurredAt) : null,
      sent: await this.listSent(alert, mailId, rule),
    };
  }

  countUnread(userId: string): Promise<number> {
    return this.rows.countUnread(userId, MOST_COUNTED);
  }

  /** Notes what a person has read. @returns what is left */
  async markRead(userId: string, ids: readonly string[] | undefined): Promise<number> {
    await this.rows.insertReads(userId, ids ?? null, this.clock.now());
    return this.countUnread(userId);
  }

  /** From now on the person gets no more of the rule, or of the game in it. @throws ProblemException 404 */
  async mute(id: string, { what, days }: MuteAlertInput, userId: string): Promise<AlertRuleDto> {
    const alert = await this.rows.findVisible(userId, id);
    if (!alert || (what === 'game' && !alert.bundleId)) throw notFound('Alert not found');
    const now = this.clock.now();
    await this.rows.insertMute({
      ...{ userId, ruleId: alert.ruleId, bundleId: what === 'game' ? alert.bundleId : null, createdAt: now },
      until: days === undefined ? null : new Date(now.getTime() + days * DAY_MS),
    });
    return this.rules.get(alert.ruleId, userId);
  }

  /** The person gets all of the rule again. @throws ProblemException 404 */
  async unmute(ruleId: string, userId: string): Promise<AlertRuleDto> {
    await this.rules.get(ruleId, userId);
    await this.rows.endMutes({ userId, ruleId }, this.clock.now());
    return this.rules.get(ruleId, userId);
  }

  /** The person gets such alerts again: what muted the rule, or the game in it, ends. @throws ProblemException 404 */
  async unmuteAlert(id: string, userId: string): Promise<AlertRuleDto> {
    const alert = await this.rows.findVisible(userId, id);
    if (!alert) throw notFound('Alert not found');
    await this.rows.endMutes({ userId, ruleId: alert.ruleId, alert }, this.clock.now());
    return this.rules.get(alert.ruleId, userId);
  }

  private async listSent(
    { id, createdAt }: AlertDto,
    mailId: string | null,
    rule: AlertRuleDto,
  ): Promise<AlertDeliveryDto[]> {
    const [mail, messages] = await Promise.all([
      mailId ? this.mail.findSent(mailId) : null,
      this.webhooks.listSent(toMessageId(id), rule.id),
    ]);
    return [
      { channel: 'bell', state: 'delivered', at: createdAt, attempts: 1, error: null },
      ...(mail
        ? [
            {
              ...{ channel: 'mail' as const, state: MAIL_STATES[mail.state], at: mail.sentAt },
              ...{ attempts: mail.attempts, error: mail.error },
            },
          ]
        : []),
      ...messages.map(({ format, state, attempts, error, endedAt }): AlertDeliveryDto => ({
        channel: format === 'slack' ? 'slack' : 'webhook',
        state: state === 'queued' ? 'waiting' : state,
        ...{ at: state === 'delivered' ? endedAt : null, attempts, error },
      })),
    ];
  }
}

const MAIL_STATES = { queued: 'waiting', sent: 'delivered', kept: 'kept', failed: 'failed' } as const;

const toEventDto = ({ occurredAt, ...event }: Evidence): AlertEventDto => ({
  ...event,
  occurredAt: new Date(occurredAt),
});
