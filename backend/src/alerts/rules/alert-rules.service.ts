import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { conflict, forbidden, invalidField, notFound } from '../../common/errors/problem.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { type ListPage, mapList } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { countryCode } from '../../common/countries.js';
import { LIMITED_LIST_LOCK } from '../../database/locks/locks.js';
import { lockNameUntilCommit } from '../../database/locks/run-locked.js';
import type { GameMove } from '../../games/games.types.js';
import { RankingsService } from '../../rankings/charts/rankings.service.js';
import { AlertWebhooks } from '../../webhooks/messages/alert-webhooks.service.js';
import { type AlertChannel, RANK_KINDS, type RuleCondition, type RuleTerms } from '../alerts.types.js';
import type { AlertRule } from './alert-rule.entity.js';
import type {
  AlertRuleChange,
  AlertRuleDto,
  AlertRuleInput,
  AlertRulePreviewInput,
} from './alert-rules.dto.js';
import { type AlertRuleRow, AlertRulesRepository } from './alert-rules.repository.js';
import { describeRule, type DescribedRule } from './describe-rule.js';
import { RuleScopes } from './rule-scope.service.js';

const MAX_RULES = 100;
type Terms = Pick<AlertRule, 'scope' | 'scopeId' | 'scopeName'> & RuleTerms;

/** Creates, changes and lists alert rules. */
@Injectable()
export class AlertRulesService {
  constructor(
    private readonly source: DataSource,
    private readonly rows: AlertRulesRepository,
    private readonly scopes: RuleScopes,
    private readonly rankings: RankingsService,
    private readonly webhooks: AlertWebhooks,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  moveGames(moves: readonly GameMove[], manager: EntityManager): Promise<void> {
    return this.rows.moveGames(moves, manager);
  }

  list(query: ListQuery, userId: string): ListPage<AlertRuleDto> {
    return mapList(this.rows.listVisible(userId, query), (rows) => rows.map((row) => toAlertRuleDto(row)));
  }

  /** @throws ProblemException 404 when it does not exist or is another person's private rule */
  async get(id: string, userId: string): Promise<AlertRuleDto> {
    return toAlertRuleDto(await this.find(id, userId));
  }

  /** Rules of a person, for the export of personal data; whoever knows their addresses could post to them. */
  async exportForPerson(userId: string): Promise<object[]> {
    const rules = (await this.rows.listOwn(userId)).map((row) => toAlertRuleDto(row));
    return rules.map(({ webhookUrl: _webhook, slackUrl: _slack, ...rule }) => rule);
  }

  /** @throws ProblemException 400 naming the field; 409 when there are too many */
  async create(input: AlertRuleInput, actor: Actor): Promise<AlertRuleDto> {
    const { userId } = actor;
    if (!userId) throw forbidden('A rule belongs to a person.');
    const terms = await this.parseTerms(input, userId);
    await this.assertTargets(input);
    const { cooldownDays = 7, delivery = 'now', mail = false, shared = false, active = true } = input;
    return this.source.transaction(async (manager) => {
      await lockNameUntilCommit(manager, LIMITED_LIST_LOCK, `alert rules ${userId}`);
      if ((await this.rows.count(userId, manager)) >= MAX_RULES)
        throw conflict(`You already have ${MAX_RULES} rules. Delete one first.`, 'too_many_rules');
      const now = this.clock.now();
      const id = await this.rows.insertRule(
        {
          ...terms,
          ...{ cooldownDays, delivery, mail, shared, active, activeSince: now },
          ...{ createdBy: userId, createdAt: now, updatedAt: now },
        },
        manager,
      );
      const secret = await this.setAddresses(id, input, userId, manager);
      const dto = toAlertRuleDto(await this.find(id, userId, manager), secret);
      await this.keys.storeAnswer(manager, dto);
      return dto;
    });
  }

  /** @throws ProblemException 400; 403 when somebody else made it; 404 */
  async update(id: string, change: AlertRuleChange, userId: string): Promise<AlertRuleDto> {
    for (;;) {
      const updated = await this.tryUpdate(id, change, userId);
      if (updated) return updated;
    }
  }

  /** @returns undefined when the rule changed in the meantime, so that its terms must be built again */
  private async tryUpdate(
    id: string,
    change: AlertRuleChange,
    userId: string,
  ): Promise<AlertRuleDto | undefined> {
    const known = await this.findOwn(id, userId, 'change');
    const defined = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
    const changesTerms = TERM_FIELDS.some((field) => field in defined);
    const terms = changesTerms ? await this.parseTerms({ ...toInput(known), ...defined }, userId) : {};
    await this.assertTargets(change);
    return this.source.transaction(async (manager) => {
      await this.rows.lock(id, manager);
      const row = await this.find(id, userId, manager);
      if (row.updatedAt.getTime() !== known.updatedAt.getTime()) return undefined;
      const { cooldownDays, delivery, mail, shared, active } = { ...row, ...defined };
      const now = this.clock.now();
      const activeSince = active && !row.active ? now : row.activeSince;
      await this.rows.updateRule(
        id,
        { ...terms, cooldownDays, delivery, mail, shared, active, activeSince, updatedAt: now },
        manager,
      );
      const secret = await this.setAddresses(id, change, userId, manager);
      return toAlertRuleDto(await this.find(id, userId, manager), secret);
    });
  }

  /** Gives the shared rules of a person to another one, without the mails and addresses that the person set up. */
  async transferShared(from: string, to: string, manager: EntityManager): Promise<void> {
    const ids = await this.rows.updateOwner(from, to, this.clock.now(), manager);
    for (const id of ids) await this.setAddresses(id, { webhookUrl: null, slackUrl: null }, to, manager);
  }

  /** @throws ProblemException 403 when somebody else made it; 404 */
  async remove(id: string, userId: string): Promise<AlertRuleDto> {
    return this.source.transaction(async (manager) => {
      await this.rows.lock(id, manager);
      const row = await this.findOwn(id, userId, 'delete', manager);
      await this.rows.deleteRule(id, manager);
      return toAlertRuleDto(row);
    });
  }

  /** Validates an unsaved rule. @throws ProblemException 400 naming the field */
  parseTerms(input: AlertRulePreviewInput, userId: string): Promise<Terms> {
    return this.readScope(input, userId).then((scope) => ({ ...scope, ...this.readCondition(input) }));
  }

  private async readScope(input: AlertRulePreviewInput, userId: string) {
    const { scope } = input;
    // A rule about whole charts has no game.
    if (input.kind === 'chart_missing' && scope !== 'all')
      throw invalidField('scope', 'must be all for charts');
    if (input.kind === 'installs_unusual' && scope === 'all')
      throw invalidField('scope', 'must be a watchlist, a tag, a developer or a game for installs');
    const { id, name } = await this.scopes.resolveScope({ scope, scopeId: input.scopeId ?? null }, userId);
    return { scope, scopeId: id, scopeName: name };
  }

  private readCondition(input: AlertRulePreviewInput): RuleTerms {
    const { kind, direction, fields } = input;
    const [top, places, days] = [input.top ?? undefined, input.places ?? undefined, input.days ?? undefined];
    const isTop = kind === 'enters_top' || kind === 'leaves_top';
    if (isTop && top === undefined) throw invalidField('top', 'must be a whole number from 1 to 500');
    if (kind === 'moves' && places === undefined)
      throw invalidField('places', 'must be a whole number from 1 to 500');
    if (kind === 'moves' && days === undefined)
      throw invalidField('days', 'must be a whole number from 1 to 30');
    const condition: RuleCondition = isTop
      ? { top }
      : kind === 'moves'
        ? { places, days, direction: direction ?? 'either' }
        : kind === 'page_changed' && fields
          ? { fields: [...new Set(fields)] }
          : {};
    const { platform = null, countries = [], rankingType = null, category = null } = input;
    const unknown = countries.find((code) => countryCode(code) === null);
    if (unknown) throw invalidField('countries', `"${unknown}" is not a country code`);
    const isOfCharts = RANK_KINDS.includes(kind) || kind === 'chart_missing';
    if (isOfCharts && category)
      this.rankings.readChart({
        ...{
          platform: platform ?? 'android',
          category,
          country: 'us',
          rankingType: rankingType ?? 'revenue',
        },
      });
    return {
      ...{ kind, condition, platform, countries: [...new Set(countries)] },
      ...(isOfCharts ? { rankingType, category } : { rankingType: null, category: null }),
    };
  }

  private async assertTargets({ webhookUrl, slackUrl }: AlertRuleChange): Promise<void> {
    if (webhookUrl) await this.webhooks.assertTarget('webhookUrl', webhookUrl);
    if (slackUrl) await this.webhooks.assertTarget('slackUrl', slackUrl);
  }

  /** @returns the secret of a new webhook */
  private async setAddresses(
    id: string,
    { webhookUrl, slackUrl }: AlertRuleChange,
    createdBy: string,
    manager: EntityManager,
  ): Promise<string | null> {
    if (slackUrl !== undefined)
      await this.webhooks.setAddress(id, { format: 'slack', url: slackUrl, createdBy }, manager);
    if (webhookUrl === undefined) return null;
    return this.webhooks.setAddress(id, { format: 'standard', url: webhookUrl, createdBy }, manager);
  }

  private async find(id: string, userId: string, manager?: EntityManager): Promise<AlertRuleRow> {
    const row = await this.rows.findVisible(userId, id, manager);
    if (!row) throw notFound('Rule not found');
    return row;
  }

  private async findOwn(
    id: string,
    userId: string,
    what: string,
    manager?: EntityManager,
  ): Promise<AlertRuleRow> {
    const row = await this.find(id, userId, manager);
    if (!row.mine) throw forbidden(`Only the person who created the rule can ${what} it.`);
    return row;
  }
}

const TERM_FIELDS = [
  ...(['kind', 'top', 'places', 'days', 'direction', 'fields', 'scope', 'scopeId'] as const),
  ...(['platform', 'countries', 'rankingType', 'category'] as const),
] satisfies (keyof AlertRuleInput)[];

const toInput = (row: AlertRuleRow): AlertRulePreviewInput =>
  ({
    ...{ kind: row.kind, ...row.condition, scope: row.scope, scopeId: row.scopeId, platform: row.platform },
    ...{ countries: row.countries, rankingType: row.rankingType, category: row.category },
  }) as AlertRulePreviewInput;

/** @param webhookSecret of an address that was just set */
export function toAlertRuleDto(row: AlertRuleRow, webhookSecret: string | null = null): AlertRuleDto {
  const { id, kind, condition, scope, scopeId, scopeName, platform, countries, category, mine } = row;
  const { top = null, places = null, days = null, direction = null, fields = null } = condition;
  const channels: AlertChannel[] = [
    'bell',
    ...(row.mail ? (['mail'] as const) : []),
    ...(row.webhookUrl ? (['webhook'] as const) : []),
    ...(row.slackUrl ? (['slack'] as const) : []),
  ];
  return {
    ...{ id, sentence: describeRule(row as DescribedRule), kind, top, places, days, direction, fields },
    ...{ scope, scopeId, scopeName, platform, countries, category },
    rankingType: row.rankingType as AlertRuleDto['rankingType'],
    ...{ cooldownDays: row.cooldownDays, delivery: row.delivery, channels, mail: row.mail },
    webhookUrl: mine ? row.webhookUrl : null,
    slackUrl: mine ? row.slackUrl : null,
    webhookSecret,
    deliveryProblem: mine ? row.deliveryProblem : null,
    ...{ shared: row.shared, active: row.active, pausedReason: describeGone(row) },
    ...{ muted: row.muted, mutedUntil: row.mutedUntil, mutedGames: row.mutedGames },
    ...{ alerts: row.alerts, lastAlertAt: row.lastAlertAt, createdBy: row.createdBy, owner: row.owner, mine },
    ...{ createdAt: row.createdAt, updatedAt: row.updatedAt },
  };
}

function describeGone({ gone, scope, scopeName }: AlertRuleRow): string | null {
  if (gone === null) return null;
  if (gone === 'filling') return `The tag that fills the watchlist “${scopeName}” was deleted.`;
  if (scope === 'watchlist') return `The watchlist “${scopeName}” was deleted or is no longer shared.`;
  return scope === 'tag'
    ? `The tag “${scopeName}” was deleted.`
    : `The game “${scopeName}” is no longer in the catalog.`;
}
