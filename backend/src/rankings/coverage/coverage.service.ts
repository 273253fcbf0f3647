import { Injectable } from '@nestjs/common';
import { Clock, formatDay, DAY_MS } from '../../common/time/clock.js';
import { invalidField } from '../../common/errors/problem.js';
import { chartLabel } from '../categories.js';
import { CATEGORIES } from '../../games/catalog/categories.types.js';
import { listId } from '../chart-key.js';
import { planMarkets } from '../markets/plan-markets.js';
import { type ActiveMarket, MarketsService } from '../markets/markets.service.js';
import { type ChartKey, RANKING_TYPES } from '../rankings.types.js';
import { combineDays } from './coverage-days.js';
import {
  COVERAGE_STATES,
  type CoverageCountsDto,
  type CoverageDaysDto,
  type CoverageDto,
  type CoveredListDto,
  type CoverageQuery,
  type CoverageStatusDto,
  MAX_EXAMPLES,
  MAX_DAYS,
  MAX_LISTS,
  MAX_CHART_DAYS,
} from './coverage.dto.js';
import { CoverageRepository, type CoverageScope } from './coverage.repository.js';

const SHOWN_DAYS = 30;
/** Older gaps can no longer be closed, so they cause no warning. */
const WARNED_DAYS = 2;

/** Which charts were captured on which days. */
@Injectable()
export class CoverageService {
  constructor(
    private readonly coverage: CoverageRepository,
    private readonly markets: MarketsService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 400 for an invalid period */
  async get(query: CoverageQuery): Promise<CoverageDto> {
    const scope = this.readScope(query);
    const markets = await this.markets.listActive();
    const wanted = scope.sample ? [] : this.listWanted(markets, scope);
    const [captured, gaps, ages] = await Promise.all([
      this.coverage.listCaptured(scope, MAX_CHART_DAYS + 1),
      this.coverage.listGaps(scope, MAX_CHART_DAYS + 1),
      this.coverage.listAges(),
    ]);
    if (captured.length + gaps.length > MAX_CHART_DAYS)
      throw invalidField(
        'from',
        `gives more than ${MAX_CHART_DAYS.toLocaleString('en')} days of charts: ask for fewer days or one country`,
      );
    const capturedAt = new Map(ages.map((age) => [listId(age), age.capturedAt]));
    const next = new Map(markets.map((market) => [market.country, this.markets.nextRun(market)]));
    const lists = combineDays(wanted, captured, gaps)
      .map(({ key, days }) => ({
        ...key,
        label: chartLabel(key),
        capturedAt: capturedAt.get(listId(key)) ?? days.findLast((day) => day.capturedAt)?.capturedAt ?? null,
        nextRunAt: scope.sample ? null : (next.get(key.country) ?? null),
        days,
      }))
      .sort(byPlace);
    if (lists.length > MAX_LISTS)
      throw invalidField(
        'country',
        `is needed: there are more than ${MAX_LISTS.toLocaleString('en')} charts`,
      );
    return { from: scope.from, to: scope.to, sample: scope.sample, counts: countStates(lists), lists };
  }

  async listDays(query: CoverageQuery): Promise<CoverageDaysDto> {
    const { from, to, counts, lists } = await this.get(query);
    const days = lists.flatMap(({ platform, country, category, rankingType, days: list }) =>
      list.map((day) => ({ platform, country, category, rankingType, ...day })),
    );
    return { from, to, counts, days };
  }

  async getStatus(): Promise<CoverageStatusDto> {
    const now = this.clock.now();
    const [gaps, markets] = await Promise.all([
      this.coverage.listOpenGaps(formatDay(new Date(now.getTime() - WARNED_DAYS * DAY_MS))),
      this.markets.listActive(),
    ]);
    const countries = new Set(markets.map(({ country }) => country));
    const missing = gaps.filter(({ country }) => countries.has(country));
    const due = missing.map(({ dueAt }) => dueAt!).sort((a, b) => a.getTime() - b.getTime());
    const runs = markets.map((market) => this.markets.nextRun(market)).filter((run) => run !== null);
    return {
      missing: missing.length,
      since: due[0] ?? null,
      examples: missing
        .slice(0, MAX_EXAMPLES)
        .map(({ platform, country, category, rankingType, ...gap }) => ({
          ...{ platform, country, category, rankingType },
          label: chartLabel({ platform, country, category, rankingType }),
          ...{ state: gap.state, reason: gap.reason, dueAt: gap.dueAt! },
        })),
      nextRunAt: runs.sort((a, b) => a.getTime() - b.getTime())[0] ?? null,
    };
  }

  /** Every chart that a refresh of these markets fetches. */
  listWanted(markets: readonly ActiveMarket[], scope: Partial<CoverageScope> = {}): ChartKey[] {
    return planMarkets(markets.filter(({ country }) => !scope.country || scope.country === country)).filter(
      ({ platform, category, rankingType }) =>
        (!scope.platform || scope.platform === platform) &&
        (!scope.category || scope.category === category) &&
        (!scope.rankingType || scope.rankingType === rankingType),
    );
  }

  private readScope({ from: first, to: last, sample, ...place }: CoverageQuery): CoverageScope {
    const to = last ?? formatDay(this.clock.now());
    const from = first ?? formatDay(new Date(Date.parse(to) - (SHOWN_DAYS - 1) * DAY_MS));
    if (from > to) throw invalidField('from', 'must not be after "to"');
    if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= MAX_DAYS)
      throw invalidField('from', `must be at most ${MAX_DAYS} days before "to"`);
    return { from, to, sample: sample ?? false, ...place };
  }
}

function countStates(lists: readonly CoveredListDto[]): CoverageCountsDto {
  const counts = Object.fromEntries(
    COVERAGE_STATES.map((state) => [state, 0]),
  ) as unknown as CoverageCountsDto;
  for (const { days } of lists) for (const { state } of days) counts[state] += 1;
  return counts;
}

function byPlace(a: ChartKey, b: ChartKey): number {
  const getOrder = ({ platform, category, rankingType }: ChartKey) =>
    CATEGORIES[platform].indexOf(category) * RANKING_TYPES.length + RANKING_TYPES.indexOf(rankingType);
  return (
    a.country.localeCompare(b.country) || a.platform.localeCompare(b.platform) || getOrder(a) - getOrder(b)
  );
}
