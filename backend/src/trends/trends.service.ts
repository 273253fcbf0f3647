import { Injectable } from '@nestjs/common';
import { entryName, findEntry, linkEntries } from '../ai/taxonomy/taxonomy.js';
import { Clock } from '../common/time/clock.js';
import { countryCode } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import { DatabaseEvents } from '../database/database-events.js';
import { NotifiedCache } from '../database/notified-cache.js';
import { HISTORY_CHANNEL } from '../market-events/market-events.types.js';
import { Metrics } from '../metrics/metrics.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { MAX_APART_MS } from '../rankings/rankings.types.js';
import { buildChartFacts } from './signals/chart-facts.js';
import { scoreParts } from './signals/idea-score.js';
import { prepareSummaries, readSignal } from './signals/idea-signal.js';
import { computeItemShares } from './mechanics-share.js';
import { findNearestGames } from './pairs/nearness.js';
import type { TrendMechanicsDto, TrendsScopeDto, WhiteSpaceDto } from './trends.dto.js';
import { TrendsRepository } from './trends.repository.js';
import {
  type ChartFacts,
  type Charting,
  type ChartScope,
  type IdeaScore,
  type IdeaSignal,
  type MappedItem,
  type MarketTrends,
  type NearnessReport,
  type SignalSummary,
  THRESHOLDS,
} from './trends.types.js';
import { findWhiteSpace } from './pairs/white-space.js';

/** Feedback on an analysis may show this much later; new charts and analyses show at once. */
const CACHE_MS = 30_000;
const MAX_CACHED = 100;
const MIN_PARTS = 2;

/** Combines charts and analyses: what is charting, what is rising, what is missing, and how an idea compares. */
@Injectable()
export class TrendsService {
  private readonly cache: NotifiedCache<ChartFacts>;

  constructor(
    private readonly charts: TrendsRepository,
    private readonly rankings: RankingsService,
    clock: Clock,
    events: DatabaseEvents,
    metrics: Metrics,
  ) {
    const now = () => clock.now().getTime();
    this.cache = new NotifiedCache(events, [HISTORY_CHANNEL], { ttlMs: CACHE_MS, max: MAX_CACHED, now });
    metrics.addCache('trends', this.cache.values);
  }

  /** The charts in the form that idea engines use. Games without an analysis are counted, but not analyzed here. */
  async getCharting(scope: ChartScope = {}): Promise<Charting> {
    return (await this.getFacts(scope)).charting;
  }

  /**
   * The charts of a market with changes and gaps.
   * @throws ProblemException 400
   */
  async getMarket(scope: ChartScope = {}): Promise<{ charting: Charting; trends: MarketTrends }> {
    const facts = await this.getFacts(scope);
    const { charting, baseline } = facts;
    const changes = computeItemShares(facts).flatMap(
      ({ id, games, share, shareBefore, change, newcomers }) =>
        share === null || shareBefore === null || change === null
          ? []
          : [{ name: entryName(id), games, share, shareBefore, change, newcomers }],
    );
    const gaps = (findWhiteSpace(facts) ?? []).map(({ mechanic, meta, ...counts }) => ({
      ...{ mechanic: entryName(mechanic), meta: entryName(meta) },
      ...counts,
    }));
    changes.sort((a, b) => Math.abs(b.change) - Math.abs(a.change) || b.games - a.games);
    const { from = null, days = null } = baseline ?? {};
    return { charting, trends: { comparedFrom: from, days, changes, gaps } };
  }

  /**
   * Share, change and newcomers of every mechanic and meta element in the lists.
   * @throws ProblemException 400
   */
  async listMechanics(scope: ChartScope): Promise<TrendMechanicsDto> {
    const facts = await this.getFacts(scope);
    return {
      ...toScopeDto(facts, THRESHOLDS.share),
      comparedFrom: facts.baseline?.from ?? null,
      days: facts.baseline?.days ?? null,
      items: computeItemShares(facts).map((share) => ({
        ...share,
        name: entryName(share.id),
        kind: findEntry(share.id)?.kind ?? 'mechanic',
      })),
    };
  }

  /**
   * Pairs that are each frequent, but rarely occur together.
   * @throws ProblemException 400
   */
  async findWhiteSpace(scope: ChartScope): Promise<WhiteSpaceDto> {
    const facts = await this.getFacts(scope);
    const pairs = findWhiteSpace(facts) ?? [];
    return {
      ...toScopeDto(facts, THRESHOLDS.whiteSpace),
      pairs: pairs.map(({ mechanic, meta, expected, ...counts }) => ({
        mechanicId: mechanic,
        mechanic: entryName(mechanic),
        metaId: meta,
        meta: entryName(meta),
        ...counts,
        expected: Math.round(expected * 10) / 10,
        suggestion: linkEntries(mechanic, meta) ?? '',
      })),
    };
  }

  /** The charting games nearest to an idea, with their differences. */
  async findNearest(items: readonly MappedItem[], scope: ChartScope = {}): Promise<NearnessReport> {
    return toNearnessReport(items, await this.getFacts(scope));
  }

  /** The score of an idea in four parts, each with the numbers and games behind it. */
  async scoreIdea(items: readonly MappedItem[], scope: ChartScope = {}): Promise<IdeaScore> {
    const facts = await this.getFacts(scope);
    const parts = scoreParts(items, findNearestGames(items, facts), facts);
    const scores = parts.flatMap(({ score }) => score ?? []);
    const enough = scores.length >= MIN_PARTS;
    const { scope: name, sample, charting, analysed } = facts.charting;
    return {
      scope: name,
      sample,
      charting,
      analysed,
      score: enough
        ? Math.round((scores.reduce((sum, one) => sum + one, 0) / scores.length) * 10) / 10
        : null,
      notEnough: enough ? null : `${scores.length} of ${parts.length} parts available, ${MIN_PARTS} needed.`,
      parts,
    };
  }

  /** Four separate assessments of an idea in the charts, without a total. */
  async readSignal(items: readonly MappedItem[], scope: ChartScope = {}): Promise<IdeaSignal> {
    return readSignal(items, await this.getFacts(scope));
  }

  /** Reads the charts once and returns a function that summarizes one idea after another. */
  async prepareSummaries(scope: ChartScope): Promise<(items: readonly MappedItem[]) => SignalSummary | null> {
    return prepareSummaries(await this.getFacts(scope));
  }

  private async getFacts(scope: ChartScope): Promise<ChartFacts> {
    const country = (scope.country ?? 'us').toLowerCase();
    if (countryCode(country) === null) throw invalidField('country', 'is not a two-letter country code');
    const before = this.rankings.readDays(scope).date?.end ?? null;
    const key = `${scope.platform ?? ''}/${country}/${scope.rankingType ?? ''}/${before?.toISOString() ?? ''}`;
    return this.cache.get(key, () => this.read({ ...scope, country }, before));
  }

  private async read(scope: ChartScope, before: Date | null): Promise<ChartFacts> {
    const all = await this.charts.listCharts(scope, before);
    // Sample charts are never mixed into figures of real charts.
    const real = all.filter(({ sample }) => !sample);
    const known = real.length > 0 ? real : all;
    const newest = Math.max(...known.map((chart) => chart.captured_at.getTime()));
    const charts = known.filter((chart) => newest - chart.captured_at.getTime() <= MAX_APART_MS);
    // Shares of other charts than before would differ without any change in the charts.
    const compared = charts.every((chart) => chart.baseline_at !== null) ? charts : [];
    const [now, earlier] = await Promise.all([
      this.charts.listGames(charts, (chart) => chart.captured_at),
      this.charts.listGames(compared, (chart) => chart.baseline_at as Date),
    ]);
    return buildChartFacts(scope, charts, compared, { now, before: earlier });
  }
}

function toNearnessReport(items: readonly MappedItem[], facts: ChartFacts): NearnessReport {
  const { scope, sample, charting, analysed } = facts.charting;
  const known = items.some(({ ids }) => ids.length > 0);
  return {
    scope,
    sample,
    charting,
    analysed,
    notEnough:
      analysed === 0
        ? charting === 0
          ? 'These charts have not been captured yet.'
          : `None of the ${charting} charting games is analyzed yet.`
        : known
          ? null
          : 'None of the idea’s items was recognized.',
    unknown: items.filter(({ ids }) => ids.length === 0).map(({ content }) => content),
    games: findNearestGames(items, facts),
  };
}

function toScopeDto({ charting, baseline, captures }: ChartFacts, needed: number): TrendsScopeDto {
  const { scope, sample, capturedAt, charting: games, analysed } = charting;
  return {
    scope,
    sample,
    capturedAt,
    captures,
    from: baseline?.from ?? capturedAt,
    to: capturedAt,
    n: analysed,
    notAnalyzed: games - analysed,
    charting: games,
    analysed,
    notEnough:
      analysed < needed ? `${analysed} of ${games} charting games are analyzed, ${needed} needed.` : null,
  };
}
