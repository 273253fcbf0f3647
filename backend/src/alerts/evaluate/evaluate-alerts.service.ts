import {
  type BeforeApplicationShutdown,
  HttpStatus,
  Inject,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock, formatDay, DAY_MS } from '../../common/time/clock.js';
import { Rounds } from '../../common/concurrency/rounds.js';
import { databaseProblem } from '../../common/errors/to-problem.js';
import { ENV, type Env } from '../../config/env.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { HistoryChanges } from '../../market-events/history-changes.service.js';
import { EventFeed } from '../../market-events/feed/event-feed.service.js';
import { EVENTS_CHANNEL, type EventList, HISTORY_CHANNEL } from '../../market-events/market-events.types.js';
import { type Finding, RANK_KINDS } from '../alerts.types.js';
import { AlertRulesRepository, type AlertRuleRow } from '../rules/alert-rules.repository.js';
import { RuleScopes } from '../rules/rule-scope.service.js';
import { evaluateRule, type RuleFacts } from './evaluate-rule.js';
import { listEventTypes, type RuleEvent } from './find-in-events.js';
import { RuleFactsReader } from './rule-facts.service.js';
import { DeliverAlerts } from './deliver-alerts.service.js';
import { DeliveredAlertsRepository } from './delivered-alerts.repository.js';

const POLL_MS = 2_000;
/** A refresh commits many charts a second, which share rounds. */
const PAUSE_MS = 250;
const CHANGES_AT_ONCE = 100;
const EVENTS_AT_ONCE = 1_000;
/** Install counts of a day arrive late, so the last days are evaluated again. */
const INSTALL_DAYS = 3;
const NOTHING: RuleFacts = { charts: [], events: [], installs: [] };
const BEGINNING = new Date(0);

type HistoryChange = Awaited<ReturnType<HistoryChanges['takeOldest']>>[number];
type AlertableEvent = RuleEvent & { recordedAt: Date };

/** A rule with its games; null for all. */
interface WatchingRule {
  rule: AlertRuleRow;
  games: Set<string> | null;
}

/**
 * Evaluates rules when charts, store pages and events arrive. Only one process does so at a time; its cursor and the
 * alerts are stored together.
 */
@Injectable()
export class EvaluateAlerts implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Alerts');
  private readonly rounds = new Rounds(
    () => this.evaluateAll(),
    ({ message }) => this.logger.warn(`Rules could not be evaluated: ${message}`),
    PAUSE_MS,
  );

  constructor(
    private readonly source: DataSource,
    private readonly rules: AlertRulesRepository,
    private readonly scopes: RuleScopes,
    private readonly facts: RuleFactsReader,
    private readonly delivered: DeliveredAlertsRepository,
    private readonly alerts: DeliverAlerts,
    private readonly changes: HistoryChanges,
    private readonly feed: EventFeed,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
    events: DatabaseEvents,
  ) {
    events.on(HISTORY_CHANNEL, () => this.wake());
    events.on(EVENTS_CHANNEL, () => this.wake());
  }

  /** Evaluates new data; calls during a run schedule one more. */
  @Interval(POLL_MS)
  wake(): void {
    if (this.env.ROLE !== 'api') this.rounds.request();
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.begin();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.rounds.stop();
  }

  private async evaluateAll(): Promise<void> {
    if (!(await this.hasNewData())) return;
    while ((await this.evaluateSome()) && !this.rounds.isStopped);
  }

  private async hasNewData(): Promise<boolean> {
    const cursor = (await this.delivered.findCursor(this.source.manager)) ?? (await this.begin());
    return (await this.changes.hasAny()) || BigInt(cursor) < BigInt(await this.feed.getCursor());
  }

  /** Starts at the newest event: earlier ones create no alerts. */
  private async begin(): Promise<string> {
    const cursor = await this.feed.getCursor();
    await this.delivered.insertCursor(cursor, this.source.manager);
    return cursor;
  }

  /** @returns whether there is more */
  private evaluateSome(): Promise<boolean> {
    return this.source.transaction(async (manager) => {
      const cursor = await this.delivered.lockCursor(manager);
      if (!cursor) return false;
      // Read events first: their changes were written before them, so they are visible.
      const { rows: events, next } = await this.feed.listPage(
        { after: cursor.eventCursor, limit: EVENTS_AT_ONCE },
        manager,
      );
      const changes = await this.changes.takeOldest(CHANGES_AT_ONCE, manager);
      const last = events.at(-1);
      if (last) await this.delivered.updateCursor(String(BigInt(last.id)), manager);
      if (last || changes.length > 0) await this.evaluate(changes, events, manager);
      return next !== null || changes.length === CHANGES_AT_ONCE;
    });
  }

  private async evaluate(
    changes: readonly HistoryChange[],
    events: readonly AlertableEvent[],
    manager: EntityManager,
  ): Promise<void> {
    const watching: WatchingRule[] = [];
    for (const rule of await this.rules.listActive(manager)) watching.push(await this.readGames(rule));
    if (watching.length === 0) return;
    const found = new Map(watching.map(({ rule }) => [rule.id, [] as Finding[]]));
    await this.evaluateCaptures(changes, watching, found);
    await this.evaluateInstalls(changes, watching, found);
    await this.evaluateEvents(events, watching, found);
    for (const { rule } of watching)
      await this.attempt(`Alerts of rule ${rule.id} could not be stored`, () =>
        manager.transaction((nested) => this.alerts.deliver(rule, found.get(rule.id)!, nested)),
      );
  }

  /**
   * What fails for one rule or chart at each try does not keep back the alerts of the others; a round that may
   * succeed later is repeated.
   */
  private async attempt<T>(failure: string, work: () => Promise<T>): Promise<T | undefined> {
    try {
      return await work();
    } catch (error) {
      const problem = databaseProblem(error);
      if (problem?.getStatus() === HttpStatus.SERVICE_UNAVAILABLE && problem.code !== 'too_slow') throw error;
      this.logger.error(failure, error);
      return undefined;
    }
  }

  /** A rule whose subject was deleted since the rules were read has no findings. */
  private async readGames(rule: AlertRuleRow): Promise<WatchingRule> {
    const games = await this.attempt(`Games of rule ${rule.id} could not be read`, () =>
      this.scopes.listGames(rule, rule.createdBy),
    );
    return { rule, games: games === null ? null : new Set(games) };
  }

  private async evaluateCaptures(
    changes: readonly HistoryChange[],
    watching: readonly WatchingRule[],
    found: Map<string, Finding[]>,
  ): Promise<void> {
    const comparing = watching.filter(({ rule }) => RANK_KINDS.includes(rule.kind));
    for (const { platform, category, country, rankingType, capturedAt, createdAt } of changes) {
      if (!capturedAt || category === null || rankingType === null) continue;
      const list: EventList = { platform, category, country, rankingType };
      const asking = comparing.filter(
        ({ rule }) => rule.activeSince <= createdAt && this.facts.isAbout(rule, list),
      );
      if (asking.length === 0) continue;
      const series = await this.attempt(`Chart ${Object.values(list).join(' ')} could not be read`, () =>
        this.facts.listSeries(list, { from: capturedAt, to: capturedAt }, uniteGames(asking)),
      );
      if (!series) continue;
      for (const { rule, games } of asking)
        found.get(rule.id)!.push(...evaluateRule(rule, { ...NOTHING, charts: [series] }, capturedAt, games));
    }
  }

  private async evaluateInstalls(
    changes: readonly HistoryChange[],
    watching: readonly WatchingRule[],
    found: Map<string, Finding[]>,
  ): Promise<void> {
    const asking = watching.filter(({ rule }) => rule.kind === 'installs_unusual');
    const watched = uniteGames(asking) ?? [];
    const read = new Set(changes.map(({ bundleId }) => bundleId));
    const bundleIds = watched.filter((id) => read.has(id));
    if (bundleIds.length === 0) return;
    const installs = await this.attempt('Installs could not be read', () =>
      this.facts.listInstalls(bundleIds, INSTALL_DAYS),
    );
    if (!installs) return;
    const since = this.clock.now().getTime() - INSTALL_DAYS * DAY_MS;
    for (const { rule, games } of asking) {
      const from = Math.max(since, Date.parse(formatDay(rule.activeSince)));
      found.get(rule.id)!.push(...evaluateRule(rule, { ...NOTHING, installs }, new Date(from), games));
    }
  }

  private async evaluateEvents(
    events: readonly AlertableEvent[],
    watching: readonly WatchingRule[],
    found: Map<string, Finding[]>,
  ): Promise<void> {
    const wanted = new Set(watching.flatMap(({ rule }) => listEventTypes(rule)));
    const relevant = events.filter(({ type }) => wanted.has(type));
    if (relevant.length === 0) return;
    const recordedAt = new Map(relevant.map((event) => [event.id, event.recordedAt]));
    const news = await this.attempt('News could not be read', () => this.facts.listNews(relevant));
    if (!news) return;
    for (const { rule, games } of watching) {
      const since = news.filter(({ id }) => recordedAt.get(id)! >= rule.activeSince);
      found.get(rule.id)!.push(...evaluateRule(rule, { ...NOTHING, events: since }, BEGINNING, games));
    }
  }
}

/** Union of the games of several rules; null for all. */
function uniteGames(rules: readonly WatchingRule[]): string[] | null {
  if (rules.some(({ games }) => games === null)) return null;
  return [...new Set(rules.flatMap(({ games }) => [...(games ?? [])]))];
}
