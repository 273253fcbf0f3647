import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, DAY_MS } from '../../common/time/clock.js';
import { notFound } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import type { GameMove } from '../../games/games.types.js';
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

const MAX_COUNTED = 1_000;

/** Lists alerts, and marks them as read or muted. */
@Injectable()
export class AlertsService {
  constructor(
    private readonly rows: AlertsRepository,
    private readonly rules: AlertRulesService,
    private readonly mail: MailService,
    private readonly webhooks: AlertWebhooks,
    private readonly clock: Clock,
  ) {}

  moveGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    return this.rows.moveGames(moves, manager);
  }

  list(query: ListQuery, userId: string): ListPage<AlertDto> {
    return this.rows.listVisible(userId, query);
  }

  /** Lists the alerts of a period for a person, oldest first. */
  listForPeriod(userId: string, period: AlertPeriod, watchlistId: string | null = null): Promise<AlertDto[]> {
    return this.rows.listPeriod(userId, period, watchlistId);
  }

  /** Gets an alert with its evidence and deliveries. @throws ProblemException 404 */
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
      previouslyFiredAt: first
        ? await this.rows.findPreviousAlertTime(rule.id, first.subject, first.occurredAt)
        : null,
      sent: await this.listSent(alert, mailId, rule),
    };
  }

  countUnread(userId: string): Promise<number> {
    return this.rows.countUnread(userId, MAX_COUNTED);
  }

  /** Marks alerts as read. @returns what is left */
  async markRead(userId: string, ids: readonly string[] | undefined): Promise<number> {
    await this.rows.insertReads(userId, ids ?? null, this.clock.now());
    return this.countUnread(userId);
  }

  /** Mutes the rule of an alert, or its game in the rule. @throws ProblemException 404 */
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

  /** Ends all mutes of a person in a rule. @throws ProblemException 404 */
  async unmute(ruleId: string, userId: string): Promise<AlertRuleDto> {
    await this.rules.get(ruleId, userId);
    await this.rows.endMutes({ userId, ruleId }, this.clock.now());
    return this.rules.get(ruleId, userId);
  }

  /** Ends the mutes that hide an alert. @throws ProblemException 404 */
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

const MAIL_STATES = { queued: 'waiting', sent: 'delivered', kept: 'stored', failed: 'failed' } as const;

const toEventDto = ({ occurredAt, ...event }: Evidence): AlertEventDto => ({
  ...event,
  occurredAt: new Date(occurredAt),
});
