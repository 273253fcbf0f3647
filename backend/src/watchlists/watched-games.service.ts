import { Injectable } from '@nestjs/common';
import { GamePageService } from '../game-page/game-page.service.js';
import { InstallRanges } from '../market-data/history/installs/install-ranges.service.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { MarketsService } from '../rankings/markets/markets.service.js';
import {
  type EventRow,
  type ListedGameDto,
  toEventDto,
  type WatchedGameDto,
  type WatchedGamesDto,
  type WatchedGamesQuery,
} from './watched-games.dto.js';
import { type ChartCountry, type WatchedChart, WatchedGamesRepository } from './watched-games.repository.js';
import { type GameFilter, WatchlistsService } from './watchlists.service.js';
import { MAX_WATCHED, MAX_COUNTRIES } from './watchlists.types.js';

/** Higher than any rank, so that unranked games sort last. */
const OUTSIDE = 100_000;

/** Combines the games of a watchlist with charts, stores and events. */
@Injectable()
export class WatchedGames {
  constructor(
    private readonly rows: WatchedGamesRepository,
    private readonly watchlists: WatchlistsService,
    private readonly gamePage: GamePageService,
    private readonly rankings: RankingsService,
    private readonly markets: MarketsService,
    private readonly ranges: InstallRanges,
  ) {}

  /** @throws ProblemException 400 for an unknown category; 404 */
  async list(id: string, query: WatchedGamesQuery, userId: string): Promise<WatchedGamesDto> {
    const filter = await this.watchlists.getFilter(id, userId);
    const start = await this.rankings.findStart(userId);
    const fullest = filter && (await this.findFullestChart(filter, query));
    const chart = this.rankings.readChart({
      platform: query.platform ?? fullest?.platform ?? start?.platform ?? 'android',
      category: query.category ?? 'all',
      country: start?.country ?? 'us',
      rankingType: query.rankingType ?? fullest?.rankingType ?? 'revenue',
    });
    const countries = await this.listCountries(chart, start?.country);
    const page = filter
      ? await (
          await this.gamePage.list({
            ...{ sort: 'rank', order: 'ASC', offset: 0, limit: MAX_WATCHED },
            filter: { ...filter, ...(countries[0] && !filter.country && { country: countries[0].country }) },
          })
        ).page()
      : { rows: [], total: 0 };
    return {
      ...{ platform: chart.platform, category: chart.category, rankingType: chart.rankingType },
      countries: countries.map(({ country }) => country),
      captures: countries.map(({ country, capturedAt }) => ({ country, capturedAt })),
      capturedAt: countries[0]?.capturedAt ?? null,
      sample: countries[0]?.sample ?? false,
      total: page.total,
      games: await this.describe(page.rows, chart, countries),
    };
  }

  /** The default chart: a list of App Store games is of no use in a chart of Google Play. */
  private async findFullestChart(filter: GameFilter, query: WatchedGamesQuery) {
    if (query.platform && query.rankingType) return undefined;
    return this.rows.findFullestChart(await this.gamePage.listIds(filter, MAX_WATCHED), query);
  }

  /** The markets in order, beginning with the default one. */
  private async listCountries(chart: WatchedChart, first: string | undefined): Promise<ChartCountry[]> {
    const [known, active] = await Promise.all([this.rows.listCountries(chart), this.markets.listActive()]);
    const order = [first, ...active.map(({ country }) => country)];
    const getOrder = ({ country }: ChartCountry) =>
      (order.indexOf(country) + order.length + 1) % (order.length + 1);
    return [...known].sort((a, b) => getOrder(a) - getOrder(b)).slice(0, MAX_COUNTRIES);
  }

  private async describe(
    games: ListedGameDto[],
    chart: WatchedChart,
    countries: ChartCountry[],
  ): Promise<WatchedGameDto[]> {
    const ids = games.map(({ bundleId }) => bundleId);
    const [first] = countries;
    const [ranks, trends, events, ranges] = await Promise.all([
      this.rows.listRanks(
        chart,
        countries.map(({ country }) => country),
        ids,
      ),
      first ? this.rows.listTrends(chart, first, ids) : [],
      this.rows.listLastEvents(ids),
      this.ranges.list(ids),
    ]);
    const rankByKey = new Map(ranks.map((rank) => [`${rank.bundleId} ${rank.country}`, rank]));
    const trendById = new Map(trends.map(({ bundleId, trend }) => [bundleId, trend]));
    const eventById = new Map<string | null, EventRow>(events.map((event) => [event.bundleId, event]));
    const described = games.map(
      ({ id, bundleId, title, developer, iconUrl, platforms, sample, installsPerDay }): WatchedGameDto => {
        const event = eventById.get(bundleId);
        return {
          ...{ id, bundleId, title, developer, iconUrl, platforms, sample },
          ranks: countries.map(({ country }) => {
            const {
              rank = null,
              previousRank = null,
              change = null,
            } = rankByKey.get(`${bundleId} ${country}`) ?? {};
            return { country, rank, previousRank, change };
          }),
          installsPerDay,
          installRange: ranges.get(bundleId) ?? null,
          lastEvent: event ? toEventDto(event) : null,
          trend: trendById.get(bundleId) ?? [],
        };
      },
    );
    return described.sort((a, b) => getPlace(a) - getPlace(b));
  }
}

/** Sort key: games of the first country's chart come first, then those of other charts, by best rank. */
function getPlace({ ranks: [first, ...others] }: WatchedGameDto): number {
  if (first?.rank) return first.rank;
  return OUTSIDE + Math.min(OUTSIDE, ...others.flatMap(({ rank }) => rank ?? []));
}
