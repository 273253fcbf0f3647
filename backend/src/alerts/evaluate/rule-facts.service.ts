import { Injectable } from '@nestjs/common';
import { countNoun } from '../../common/text/count-noun.js';
import { DAY_MS } from '../../common/time/clock.js';
import { PLATFORMS } from '../../games/games.types.js';
import { InstallRanges } from '../../market-data/history/installs/install-ranges.service.js';
import { ChartCaptures } from '../../market-events/chart-captures.service.js';
import type { EventList } from '../../market-events/market-events.types.js';
import { RankingsService } from '../../rankings/charts/rankings.service.js';
import type { RankingType } from '../../rankings/rankings.types.js';
import { MAX_CHARTS, RANK_KINDS, type RuleTerms } from '../alerts.types.js';
import type { RuleFacts } from './evaluate-rule.js';
import type { ChartSeries } from './find-in-captures.js';
import { listEventTypes, type RuleEvent } from './find-in-events.js';
import { type EventPeriod, MAX_EVENTS, RuleFactsRepository } from './rule-facts.repository.js';

/** History read before the first compared capture: the longest rule period plus a gap. */
const BEFORE_MS = 33 * DAY_MS;

/** Charts of a store that are counted. */
const MAX_LISTS = 1_000;

/** Ranks that a preview compares; a chart that was begun is read to its end. */
const MAX_RANKS = 500_000;

/** Data of a period. */
interface PeriodFacts extends RuleFacts {
  /** What was too much to read, as a sentence; null when nothing was left out. */
  leftOut: string | null;
}

/** Reads the data that rules are evaluated against. */
@Injectable()
export class RuleFactsReader {
  constructor(
    private readonly rows: RuleFactsRepository,
    private readonly captures: ChartCaptures,
    private readonly ranges: InstallRanges,
    private readonly rankings: RankingsService,
  ) {}

  /** Reads the data of a period that a rule needs. @param games null for all */
  async list(terms: RuleTerms, period: EventPeriod, games: readonly string[] | null): Promise<PeriodFacts> {
    const facts = { charts: [], events: [], installs: [], leftOut: null };
    if (RANK_KINDS.includes(terms.kind))
      return { ...facts, ...(await this.listCharts(terms, period, games)) };
    if (terms.kind === 'installs_unusual') {
      const days = Math.ceil((period.to.getTime() - period.from.getTime()) / DAY_MS);
      return { ...facts, installs: await this.listInstalls(games ?? [], days) };
    }
    const events = await this.rows.listEvents(listEventTypes(terms), period, games);
    const leftOut =
      events.length < MAX_EVENTS ? null : `Only the newest ${countNoun(MAX_EVENTS, 'change')} were checked.`;
    return { ...facts, events: await this.addDevelopers(events), leftOut };
  }

  /** Reads a chart up to a capture, with the captures it is compared with. */
  async listSeries(
    list: EventList,
    { from, to }: EventPeriod,
    bundleIds: readonly string[] | null,
  ): Promise<ChartSeries> {
    const period = { from: new Date(from.getTime() - BEFORE_MS), to, bundleIds };
    return { list, captures: await this.captures.listCaptures(list, period) };
  }

  /** Whether a rule applies to a chart. */
  isAbout({ platform, countries, category, rankingType }: RuleTerms, list: EventList): boolean {
    return (
      (!platform || platform === list.platform) &&
      (countries.length === 0 || countries.includes(list.country)) &&
      (!rankingType || rankingType === list.rankingType) &&
      this.readCategory(list.platform as 'android' | 'ios', category) === list.category
    );
  }

  async listInstalls(bundleIds: readonly string[], days: number): Promise<RuleFacts['installs']> {
    const [weeks, games] = await Promise.all([
      this.ranges.listDays(bundleIds, days),
      this.rows.listGames(bundleIds),
    ]);
    return [...weeks].map(([bundleId, each]) => ({
      ...{ bundleId, weeks: each, sample: games.get(bundleId)?.sample ?? false },
    }));
  }

  /** Filters events to new ones: of the newest capture of a chart, or of the last days. */
  async listNews(events: readonly (RuleEvent & { recordedAt: Date })[]): Promise<RuleEvent[]> {
    const ofCharts = events.filter(({ type }) => type.startsWith('game.'));
    const newest = ofCharts.length > 0 ? await this.rows.listNewest(ofCharts.map(({ id }) => id)) : new Set();
    const news = events.filter(({ id, type, occurredAt, recordedAt }) =>
      type.startsWith('game.')
        ? newest.has(String(BigInt(id)))
        : recordedAt.getTime() - occurredAt.getTime() <= 3 * DAY_MS,
    );
    return this.addDevelopers(news);
  }

  /** Adds whether the developer of a new game is new in the charts. */
  private async addDevelopers(events: readonly RuleEvent[]): Promise<RuleEvent[]> {
    const firstSightings = events.filter(({ type }) => type === 'game.first_seen');
    if (firstSightings.length === 0) return [...events];
    const first = await this.rows.listFirstOfDeveloper(firstSightings);
    return events.map((event) => ({ ...event, isFirstOfDeveloper: first.has(event.id) }));
  }

  private async listCharts(
    terms: RuleTerms,
    period: EventPeriod,
    games: readonly string[] | null,
  ): Promise<Pick<PeriodFacts, 'charts' | 'leftOut'>> {
    const { countries, rankingType } = terms;
    const found: EventList[][] = [];
    for (const platform of terms.platform ? [terms.platform] : PLATFORMS) {
      const category = this.readCategory(platform, terms.category);
      found.push(await this.captures.listLists({ platform, countries, category, rankingType }, MAX_LISTS));
    }
    // The stores take turns, so that the charts of one do not leave out those of the other.
    const all = found
      .flatMap((lists) => lists.map((list, turn) => ({ list, turn })))
      .sort((a, b) => a.turn - b.turn)
      .map(({ list }) => list);
    const charts: ChartSeries[] = [];
    let rankCount = 0;
    for (const list of all.slice(0, MAX_CHARTS)) {
      if (rankCount >= MAX_RANKS) break;
      const series = await this.listSeries(list, period, games);
      for (const { ranks } of series.captures) rankCount += ranks.size;
      charts.push(series);
    }
    const leftOut =
      charts.length < all.length
        ? `Only ${charts.length} of ${countNoun(all.length, 'chart')} were checked.`
        : null;
    return { charts, leftOut };
  }

  /** Maps a category to its name in a store. */
  private readCategory(platform: 'android' | 'ios', category: string | null): string {
    const rankingType: RankingType = 'revenue';
    try {
      return this.rankings.readChart({ platform, category: category ?? 'all', country: 'us', rankingType })
        .category;
    } catch {
      // The other store has no such category.
      return category ?? 'all';
    }
  }
}
