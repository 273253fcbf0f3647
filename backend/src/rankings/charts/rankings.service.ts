import { Inject, Injectable } from '@nestjs/common';
import { countryCode, countryName } from '../../common/countries.js';
import { invalidField } from '../../common/errors/problem.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { truncate } from '../../common/truncate.js';
import { ENV, type Env } from '../../config/env.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { canonicalCategory, CATEGORIES } from '../categories.js';
import { checkChart, checkPeriod } from '../check-chart.js';
import { RANKING_TYPES } from '../rankings.types.js';
import { HistoryRepository } from './history.repository.js';
import { ListRows } from './list-rows.service.js';
import { ListsRepository, type NewestCapture } from './lists.repository.js';
import { rankSeries } from './rank-series.js';
import type {
  GamePositionDto,
  AllRanksQuery,
  HistoryQuery,
  RankHistoryDto,
  RankingCountryDto,
  RankingDto,
  RankingRowDto,
} from './rankings.dto.js';
import { RanksRepository } from './ranks.repository.js';

const DAY_MS = 24 * 3_600_000;
const DEFAULT_HISTORY_DAYS = 365;

/** Reads over the current lists and the captured history. */
@Injectable()
export class RankingsService {
  constructor(
    private readonly lists: ListsRepository,
    private readonly rows: ListRows,
    private readonly ranks: RanksRepository,
    private readonly history: HistoryRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The captured history as a list. @throws ProblemException 400 naming an unknown category or country. */
  list(query: ListQuery): ListPage<RankingDto> {
    const { filter, sort } = query;
    if (filter.category) filter.category = readCategories(filter);
    if (filter.country) filter.country = readCountries(filter.country as string[]);
    if (filter.bundleId ?? filter.id ?? (sort === 'rankPosition' && filter.capturedOn))
      return this.history.listSingleRows(query);
    if (sort === 'rankPosition') {
      throw invalidField('sort', 'by rankPosition needs filter.capturedOn or filter.bundleId');
    }
    return this.history.listByCaptures(query);
  }

  /** Every compared rank of one current list; of a list put together from others those that are shown. */
  async listAllRanks({ rankingType, ...query }: AllRanksQuery): Promise<RankingRowDto[]> {
    const { platform, category, country } = checkChart(query);
    const key = { platform, country, rankingType, category: canonicalCategory(platform, category) ?? 'all' };
    const rows = await this.rows.listAll(key);
    if (rows.length > 0) return rows.map((row) => ({ ...row, category }));
    const lists = await this.lists.listDocument(platform, key.category, country);
    const united = lists.find((list) => list.rankingType === rankingType);
    return united ? (JSON.parse(united.rows) as RankingRowDto[]) : [];
  }

  /** Where a game stands in the current lists, best places first. */
  listPositions(bundleId: string): Promise<GamePositionDto[]> {
    return this.ranks.listPositions(bundleId);
  }

  /** Bundle ids of all games in current lists that are no samples. */
  listChartingGames(): Promise<string[]> {
    return this.ranks.listChartingGames();
  }

  async listCountries(): Promise<RankingCountryDto[]> {
    const [rows, start] = await Promise.all([this.lists.listCountries(), this.findStart()]);
    return rows
      .map((row) => ({
        id: row.country,
        country: row.country,
        name: countryName(row.country),
        platforms: row.platforms,
        capturedAt: row.captured_at,
        sample: row.sample,
        start: start?.country === row.country ? start.platform : null,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  }

  /** Places of one game in the lists of one platform, category and country; gaps are null. */
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
    return {
      bundleId,
      platform,
      category: query.category,
      country,
      sample: points.length > 0 && points.every((point) => point.sample),
      series: RANKING_TYPES.map((type) =>
        rankSeries(
          type,
          points.filter(({ rankingType }) => rankingType === type),
          overall.filter(({ rankingType }) => rankingType === type),
        ),
      ),
    };
  }

  /** The storefront that screens open at when nobody has chosen; null before the first capture. */
  findStart(): Promise<{ platform: Platform; country: string } | null> {
    return this.lists.findFreshestStorefront(this.env.RANKINGS_COUNTRIES);
  }

  /** The newest real capture, or the newest sample while there is no other; null before the first. */
  findNewestCapture(): Promise<NewestCapture | null> {
    return this.lists.findNewestCapture();
  }

  /** Real captures by calendar month (UTC) since a month, `YYYY-MM`. */
  countCapturesByMonth(since: string): Promise<Map<string, number>> {
    return this.ranks.countCapturesByMonth(since);
  }
}

/** The stores' own names of categories, of those platforms that are asked for. */
function readCategories({ category, platform }: ListQuery['filter']): string[] {
  const platforms = (platform as Platform[] | undefined) ?? PLATFORMS;
  return (category as string[]).map((name) => {
    const owner = platforms.find((candidate) => CATEGORIES[candidate].includes(name));
    const canonical = owner && canonicalCategory(owner, name);
    if (!canonical) throw invalidField('filter.category', `"${truncate(name, 40)}" is not a category`);
    return canonical;
  });
}

function readCountries(codes: string[]): string[] {
  return codes.map((text) => {
    const code = text.toLowerCase();
    if (!countryCode(code))
      throw invalidField('filter.country', `"${truncate(text, 10)}" is not a country code`);
    return code;
  });
}
