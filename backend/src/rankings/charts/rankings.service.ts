import { Injectable } from '@nestjs/common';
import { DAY_MS } from '../../common/time/clock.js';
import { countryName } from '../../common/countries.js';
import { invalidField } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { isDayOnly } from '../captures/day-only.js';
import { canonicalCategory } from '../categories.js';
import {
  type RequestedDays,
  checkChart,
  checkPeriod,
  readCategories,
  readCountries,
} from '../check-chart.js';
import { MarketsService } from '../markets/markets.service.js';
import { type ChartKey, type ChartMarket, RANKING_TYPES } from '../rankings.types.js';
import { HistoryRepository } from '../history/history.repository.js';
import { ListRows } from '../current-lists/list-rows.service.js';
import {
  type ListedMove,
  ListsRepository,
  type NewestCapture,
  type StorefrontAge,
} from '../current-lists/lists.repository.js';
import { PastRankings } from '../history/past-rankings.service.js';
import { buildRankSeries } from '../history/rank-series.js';
import { LatestCharts } from './latest-charts.service.js';
import type {
  GamePositionDto,
  AllRanksQuery,
  HistoryQuery,
  RankHistoryDto,
  RankingCountryDto,
  RankingDto,
  RankingRowDto,
} from './rankings.dto.js';
import { RanksRepository } from '../history/ranks.repository.js';
import { MAX_POINTS } from './rankings.dto.js';

const DEFAULT_HISTORY_DAYS = 365;

/** Reads current lists and the captured history. */
@Injectable()
export class RankingsService {
  constructor(
    private readonly lists: ListsRepository,
    private readonly rows: ListRows,
    private readonly past: PastRankings,
    private readonly ranks: RanksRepository,
    private readonly history: HistoryRepository,
    private readonly markets: MarketsService,
    private readonly latest: LatestCharts,
  ) {}

  /** The captured history as a list. @throws ProblemException 400 naming an unknown category or country. */
  list(query: ListQuery): ListPage<RankingDto> {
    const { filter, sort } = query;
    if (filter.category) filter.category = readCategories(filter);
    if (filter.country) filter.country = readCountries(filter.country as string[]);
    if (
      query.isCursorPage ||
      (filter.bundleId ?? filter.id ?? (sort === 'rankPosition' && filter.capturedOn))
    )
      return this.history.listSingleRows(query);
    if (sort === 'rankPosition') {
      throw invalidField('sort', 'by rankPosition needs filter.capturedOn or filter.bundleId');
    }
    return this.history.listByCaptures(query);
  }

  /**
   * Validates the key of a chart.
   * @throws ProblemException 400 naming an unknown category or country
   */
  readChart({ rankingType, ...query }: AllRanksQuery): ChartKey {
    const { platform, category, country } = checkChart(query);
    return { platform, country, rankingType, category: canonicalCategory(platform, category) ?? 'all' };
  }

  /**
   * Validates the requested days.
   * @throws ProblemException 400 naming what is wrong
   */
  readDays(query: { date?: unknown; compareDate?: unknown }): RequestedDays {
    return this.past.readDays(query);
  }

  /** Every compared rank of one list; for a merged list only those shown. */
  async listAllRanks(query: AllRanksQuery): Promise<RankingRowDto[]> {
    const { category } = checkChart(query);
    const key = this.readChart(query);
    const { platform, country, rankingType } = key;
    if (this.past.isAsked(query))
      return (await this.past.listAllRanks(query, key)).map((row) => ({ ...row, category }));
    const rows = await this.rows.listAll(key);
    if (rows.length > 0) return rows.map((row) => ({ ...row, category }));
    const lists = await this.lists.listDocument(platform, key.category, country);
    const united = lists.find((list) => list.rankingType === rankingType);
    return united ? (JSON.parse(united.rows) as RankingRowDto[]) : [];
  }

  /** A game's ranks in the current lists, best first. */
  listPositions(bundleId: string): Promise<GamePositionDto[]> {
    return this.ranks.listPositions(bundleId);
  }

  /** Bundle ids of all real games in current lists. */
  listChartingGames(): Promise<string[]> {
    return this.ranks.listChartingGames();
  }

  /** @param userId the person whose own default market takes precedence */
  async listCountries(userId: string): Promise<RankingCountryDto[]> {
    const [rows, start] = await Promise.all([this.lists.listCountries(), this.findStart(userId)]);
    return rows
      .map((row) => ({
        id: row.country,
        country: row.country,
        name: countryName(row.country),
        platforms: row.platforms,
        capturedAt: row.captured_at,
        dayOnly: isDayOnly(row.captured_at),
        sample: row.sample,
        start: start?.country === row.country ? start.platform : null,
        startCategory: start?.country === row.country ? start.category : null,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /** Ranks of one game in the lists of one platform, category and country; null where it was not listed. */
  async getHistory(query: HistoryQuery & { category: string; country: string }): Promise<RankHistoryDto> {
    const now = new Date();
    const { from: first, to = now } = checkPeriod(
      { from: query.from || undefined, to: query.to || undefined },
      now,
    );
    const from = first ?? new Date(to.getTime() - DEFAULT_HISTORY_DAYS * DAY_MS);
    const { bundleId, platform, country } = query;
    const game = {
      bundleId,
      platform,
      country,
      category: canonicalCategory(platform, query.category) ?? 'all',
    };
    const overall = await this.ranks.listOverall(game);
    const points = await this.ranks.listPoints(game, from, to);
    if (points.length > MAX_POINTS)
      throw invalidField(
        'from',
        `gives more than ${MAX_POINTS.toLocaleString('en')} captures; choose a later day`,
      );
    return {
      bundleId,
      platform,
      category: query.category,
      country,
      sample: points.length > 0 && points.every((point) => point.sample),
      series: RANKING_TYPES.map((type) =>
        buildRankSeries(
          type,
          points.filter(({ rankingType }) => rankingType === type),
          overall.filter(({ rankingType }) => rankingType === type),
        ),
      ),
    };
  }

  /** The charts that screens open with when the address names none; null before the first capture. */
  findStart(userId?: string): Promise<ChartMarket | null> {
    return this.latest.findStart(userId);
  }

  /** The country to show while there is no chart yet. */
  async getFirstMarket(): Promise<string> {
    return (await this.markets.listActive())[0]?.country ?? 'us';
  }

  /** The newest real capture, or the newest sample one while there is no real one; null before the first. */
  async findNewestCapture(): Promise<NewestCapture | null> {
    return (await this.latest.read()).newest;
  }

  /** Age of the charts of each store and country, oldest first. */
  async listStorefronts(): Promise<StorefrontAge[]> {
    return (await this.latest.read()).storefronts;
  }

  /** Which of the games moved in the overall lists of a country, largest moves first. */
  listMoves(country: string, bundleIds: string[]): Promise<ListedMove[]> {
    return bundleIds.length === 0 ? Promise.resolve([]) : this.lists.listMoves(country, bundleIds);
  }

  /** Real captures by calendar month (UTC) since a month, `YYYY-MM`. */
  countCapturesByMonth(since: string): Promise<Map<string, number>> {
    return this.ranks.countCapturesByMonth(since);
  }
}
