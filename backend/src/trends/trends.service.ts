import { Injectable } from '@nestjs/common';
import { IdeaEngineService } from '../ai/ideas/idea-engine.service.js';
import type { Charting, IdeaScore, IdeaView, NearnessReport } from '../ai/ideas/ideas.types.js';
import { Clock } from '../common/clock.js';
import { TtlCache } from '../common/concurrency/ttl-cache.js';
import { countryCode } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import { ChartFactsReader } from './chart-facts.reader.js';
import { scoreParts } from './idea-score.js';
import { itemShares } from './mechanics-share.js';
import { type MappedItem, nearestGames, type Taxonomy } from './nearness.js';
import type { TrendMechanicsDto, TrendsScopeDto, WhiteSpaceDto } from './trends.dto.js';
import { type ChartFacts, type ChartScope, THRESHOLDS } from './trends.types.js';
import { whiteSpace } from './white-space.js';

/** Facts are kept for this long: a refresh or an analysis shows in trends a moment later. */
const CACHE_MS = 30_000;
const MAX_CACHED = 100;
const LEAST_PARTS = 2;

/** The mechanics of an idea's items, in whichever list they stand. */
export type ScoredItems = Pick<IdeaView, 'coreMechanics' | 'metaElements'>;

/** Reads over the charts and the analyses: what charts, what rises, what is missing, and where an idea stands. */
@Injectable()
export class TrendsService {
  private readonly cache: TtlCache<ChartFacts>;
  private readonly taxonomy: Taxonomy;

  constructor(
    private readonly reader: ChartFactsReader,
    private readonly engine: IdeaEngineService,
    clock: Clock,
  ) {
    this.cache = new TtlCache({ ttlMs: CACHE_MS, max: MAX_CACHED, now: () => clock.now().getTime() });
    this.taxonomy = {
      nameOf: (id) => engine.entry(id)?.name ?? id,
      kindOf: (id) => engine.entry(id)?.kind,
    };
  }

  /** The charts as idea engines take them. Games without an analysis are counted, not analysed on the way. */
  async charting(scope: ChartScope = {}): Promise<Charting> {
    return (await this.facts(scope)).charting;
  }

  /** Share, change and newcomers of every mechanic and meta element of the lists. @throws ProblemException 400 */
  async mechanics(scope: ChartScope): Promise<TrendMechanicsDto> {
    const facts = await this.facts(scope);
    return {
      ...scopeOf(facts, THRESHOLDS.share),
      comparedFrom: facts.baseline?.from ?? null,
      days: facts.baseline?.days ?? null,
      items: itemShares(facts).map((share) => ({
        ...share,
        name: this.taxonomy.nameOf(share.id),
        kind: this.taxonomy.kindOf(share.id) ?? 'mechanic',
      })),
    };
  }

  /** Pairs that are frequent apart and rare together. @throws ProblemException 400 */
  async whiteSpace(scope: ChartScope): Promise<WhiteSpaceDto> {
    const facts = await this.facts(scope);
    const pairs = whiteSpace(facts, this.taxonomy.kindOf) ?? [];
    return {
      ...scopeOf(facts, THRESHOLDS.whiteSpace),
      pairs: pairs.map(({ mechanic, meta, expected, ...counts }) => ({
        mechanicId: mechanic,
        mechanic: this.taxonomy.nameOf(mechanic),
        metaId: meta,
        meta: this.taxonomy.nameOf(meta),
        ...counts,
        expected: Math.round(expected * 10) / 10,
        suggestion: this.engine.link(mechanic, meta) ?? '',
      })),
    };
  }

  /** The charting games nearest to an idea, with what differs. */
  async nearest(idea: ScoredItems, scope: ChartScope = {}): Promise<NearnessReport> {
    return this.nearnessOf(this.mapped(idea), await this.facts(scope));
  }

  /** The score of an idea in four parts, each with the numbers and games behind it. */
  async score(idea: ScoredItems, scope: ChartScope = {}): Promise<IdeaScore> {
    const facts = await this.facts(scope);
    const items = this.mapped(idea);
    const parts = scoreParts(items, this.nearnessOf(items, facts).games, facts, this.taxonomy);
    const told = parts.flatMap(({ score }) => score ?? []);
    const enough = told.length >= LEAST_PARTS;
    const { scope: name, sample, charting, analysed } = facts.charting;
    return {
      scope: name,
      sample,
      charting,
      analysed,
      score: enough ? Math.round((told.reduce((sum, one) => sum + one, 0) / told.length) * 10) / 10 : null,
      notEnough: enough ? null : `${told.length} of ${parts.length} parts available, ${LEAST_PARTS} needed.`,
      parts,
    };
  }

  private nearnessOf(items: readonly MappedItem[], facts: ChartFacts): NearnessReport {
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
      games: nearestGames(items, facts, this.taxonomy),
    };
  }

  private mapped({ coreMechanics, metaElements }: ScoredItems): MappedItem[] {
    const map = (kind: 'mechanic' | 'meta') => (item: { content: string }) => {
      const ids = this.engine.identify(item.content, kind);
      return { content: item.content, ids: ids.length > 0 ? ids : this.engine.identify(item.content) };
    };
    return [...coreMechanics.map(map('mechanic')), ...metaElements.map(map('meta'))].filter(
      ({ content }) => content.trim() !== '',
    );
  }

  private facts(scope: ChartScope): Promise<ChartFacts> {
    const country = (scope.country ?? 'us').toLowerCase();
    if (countryCode(country) === null) throw invalidField('country', 'is not a two-letter country code');
    const key = `${scope.platform ?? ''}/${country}/${scope.rankingType ?? ''}`;
    return this.cache.get(key, () => this.reader.read({ ...scope, country }));
  }
}

function scopeOf({ charting }: ChartFacts, needed: number): TrendsScopeDto {
  const { scope, sample, capturedAt, charting: games, analysed } = charting;
  return {
    scope,
    sample,
    capturedAt,
    charting: games,
    analysed,
    notEnough:
      analysed < needed ? `${analysed} of ${games} charting games are analyzed, ${needed} needed.` : null,
  };
}
