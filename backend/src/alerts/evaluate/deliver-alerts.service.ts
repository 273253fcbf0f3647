import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock, formatDay } from '../../common/time/clock.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { MailService } from '../../mail/mail.service.js';
import { AlertWebhooks, type AlertMessageData } from '../../webhooks/messages/alert-webhooks.service.js';
import { toAlertPath } from '../alert-path.rules.js';
import { ALERTS_CHANNEL, type Finding } from '../alerts.types.js';
import type { Alert } from '../inbox/alert.entity.js';
import { toMail, toWebhookMessage } from '../inbox/alert-messages.js';
import type { AlertRuleRow } from '../rules/alert-rules.repository.js';
import { describeRule, type DescribedRule } from '../rules/describe-rule.js';
import { chooseAlerts, type ChosenAlert, toSubjectKey } from './choose-alerts.js';
import { describeFinding, describeSummary } from './describe-finding.js';
import { RuleFactsRepository } from './rule-facts.repository.js';
import { DeliveredAlertsRepository } from './delivered-alerts.repository.js';

type Games = Awaited<ReturnType<RuleFactsRepository['listGames']>>;

/**
 * Stores alerts and queues their mail and messages in one transaction, so that a crash neither loses nor repeats one.
 */
@Injectable()
export class DeliverAlerts {
  constructor(
    private readonly rows: DeliveredAlertsRepository,
    private readonly facts: RuleFactsRepository,
    private readonly mail: MailService,
    private readonly webhooks: AlertWebhooks,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {}

  /** @returns how many alerts are new */
  async deliver(rule: AlertRuleRow, found: readonly Finding[], manager: EntityManager): Promise<number> {
    if (found.length === 0) return 0;
    const known = await this.rows.listKnown(
      rule.id,
      found.map(({ key }) => key),
      manager,
    );
    const findings = found.filter(({ key }) => !known.has(key));
    if (findings.length === 0) return 0;
    const subjects = [...new Set(findings.map(toSubjectKey))];
    const days = [...new Set(findings.map(({ occurredAt }) => formatDay(occurredAt)))];
    const past = await this.rows.getPastAlerts(rule.id, subjects, days, manager);
    const { alerts } = chooseAlerts(findings, rule.cooldownDays, past);
    const games = await this.facts.listGames(findings.flatMap(({ bundleId }) => bundleId ?? []));
    const now = this.clock.now();
    const muted = new Set(await this.rows.listMuted(rule.id, rule.createdBy, now, manager));
    for (const chosen of alerts) {
      const { alert, isNew } = await this.store(rule, chosen, games, manager);
      const isMuted = muted.has(null) || (alert.bundleId !== null && muted.has(alert.bundleId));
      if (isNew && !isMuted && rule.delivery === 'now') await this.send(rule, alert, chosen, manager);
    }
    if (alerts.length > 0) await this.events.notify(ALERTS_CHANNEL, '', manager);
    return alerts.length;
  }

  private async store(
    rule: AlertRuleRow,
    { findings, summaryDay }: ChosenAlert,
    games: Games,
    manager: EntityManager,
  ): Promise<{ alert: Alert; isNew: boolean }> {
    const now = this.clock.now();
    const nameGame = ({ bundleId }: Finding) => (bundleId ? (games.get(bundleId)?.title ?? bundleId) : '');
    const [first] = findings as [Finding];
    const known = summaryDay ? await this.rows.findSummary(rule.id, summaryDay, manager) : null;
    const hits = findings.length + (known?.hits ?? 0);
    const occurredAt = findings.at(-1)!.occurredAt;
    const titles = known ? await this.rows.listTitles(known.id, manager) : [];
    const words = summaryDay
      ? describeSummary(rule.kind, hits, {
          day: summaryDay,
          titles: [...new Set([...titles, ...findings.map(nameGame)])],
        })
      : describeFinding(first, nameGame(first));
    let alert: Alert;
    if (known) {
      const change = { ...words, hits, occurredAt, updatedAt: now };
      await this.rows.updateAlert(known.id, change, manager);
      await this.rows.deleteReads(known.id, manager);
      alert = { ...known, ...change };
    } else {
      const values = {
        ...{ ruleId: rule.id, bundleId: summaryDay ? null : first.bundleId, ...words, summaryDay, hits },
        ...{ occurredAt, delivery: rule.delivery, sample: first.sample, createdAt: now, updatedAt: now },
      };
      alert = { ...values, id: await this.rows.insertAlert(values, manager), mailId: null };
    }
    const rows = findings.map((finding) => ({
      ...{ ruleId: rule.id, key: finding.key, alertId: alert.id, subject: toSubjectKey(finding) },
      occurredAt: finding.occurredAt,
      hit: { ...omitTime(finding), ...describeFinding(finding, nameGame(finding)) },
    }));
    await this.rows.insertHits(rows, manager);
    return { alert, isNew: known === null };
  }

  private async send(
    rule: AlertRuleRow,
    alert: Alert,
    { findings: [finding], summaryDay }: ChosenAlert,
    manager: EntityManager,
  ): Promise<void> {
    const subject = summaryDay === null ? finding! : { kind: rule.kind, bundleId: null };
    const { id, ruleId, title, text, bundleId, occurredAt, hits, sample } = alert;
    const message: AlertMessageData = {
      ...{
        id,
        ruleId,
        rule: describeRule(rule as DescribedRule),
        title,
        text,
        bundleId,
        occurredAt,
        hits,
        sample,
      },
      url: this.mail.link(toAlertPath(subject, formatDay(occurredAt))),
    };
    if (rule.mail && rule.ownerEmail) {
      const mailId = await this.mail.send({ to: rule.ownerEmail, ...toMail(message) }, manager);
      await this.rows.updateAlert(id, { mailId }, manager);
    }
    await this.webhooks.queue(rule.id, toWebhookMessage(message), manager);
  }
}

const omitTime = ({ occurredAt: _, ...finding }: Finding): Omit<Finding, 'occurredAt'> => finding;
