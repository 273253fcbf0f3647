import { Injectable } from '@nestjs/common';
import { formatDay, DAY_MS } from '../common/time/clock.js';
import { countryCode, countryName } from '../common/countries.js';
import { invalidField } from '../common/errors/problem.js';
import { RankingsService } from '../rankings/charts/rankings.service.js';
import { MarketsService } from '../rankings/markets/markets.service.js';
import { CountriesRepository, type FirstDayRow } from './countries.repository.js';
import {
  type CountriesDto,
  type CountriesQuery,
  type CountryPresenceDto,
  type CountryPresenceQuery,
  type CountryRankDto,
  MAX_COUNTRIES,
  type OriginDto,
} from './countries.dto.js';
import {
  type CountryView,
  CountryViews,
  findLastDay,
  groupBy,
  listCaptured,
  toGame,
  toScope,
} from './country-views.service.js';
import { findOrigin } from './evidence.js';
import { type WatchedChart, watchCharts } from './watched-charts.js';

/** Compares a chart across countries, and follows a game through them. */
@Injectable()
export class CountriesService {
  constructor(
    private readonly rows: CountriesRepository,
    private readonly views: CountryViews,
    private readonly rankings: RankingsService,
    private readonly markets: MarketsService,
  ) {}

  /** @throws ProblemException 400 naming what is wrong */
  async compare(query: CountriesQuery): Promise<CountriesDto> {
    const { top = 50 } = query;
    checkCountries(query.countries);
    const requested = query.countries ?? (await this.listDefaults(query));
    const known = await this.views.getView({ target: requested[0], ...query }, requested);
    const view = query.date ? known : { ...known, date: findLastDay(known) };
    const { list, date, captured, sample } = view;
    const onDay = captured.filter(({ day }) => day === date);
    const { depth, charts } = watchCharts(captured, requested);
    const ranks = await this.rows.listRanks(list, onDay, top);
    const bundleIds = [...new Set(ranks.map(({ bundle_id }) => bundle_id))];
    const [games, firsts] = await Promise.all([
      this.rows.getGames(bundleIds),
      this.rows.listFirstDays(list, { bundleIds, countries: requested, sample, until: date, depth }),
    ]);
    const seenBy = groupBy(firsts, ({ bundle_id }) => bundle_id);
    const ranksBy = groupBy(ranks, ({ bundle_id }) => bundle_id);
    const readBest = (bundleId: string) => Math.min(...ranksBy.get(bundleId)!.map(({ rank }) => rank));
    const times = onDay.map(({ captured_at }) => captured_at).sort((a, b) => a.getTime() - b.getTime());
    return {
      ...toScope(view, depth),
      top,
      captures: onDay.length,
      from: times[0] ?? null,
      to: times.at(-1) ?? null,
      n: bundleIds.length,
      notAnalyzed: bundleIds.filter((id) => !games.get(id)?.analyzed).length,
      countries: requested.map((country) => describeChart(country, view)),
      games: bundleIds
        .sort((a, b) => readBest(a) - readBest(b) || a.localeCompare(b))
        .map((bundleId) => {
          const seen = seenBy.get(bundleId) ?? [];
          return {
            ...toGame(bundleId, games.get(bundleId)),
            ranks: requested.map((country) => describeRank(country, onDay, ranksBy.get(bundleId)!, seen)),
            origin: describeOrigin(charts, seen, view.target),
          };
        }),
    };
  }

  /** @throws ProblemException 400 naming what is wrong */
  async getPresence(query: CountryPresenceQuery): Promise<CountryPresenceDto> {
    const { bundleId, days = 90 } = query;
    checkCountries(query.countries);
    const requested = query.countries ?? null;
    const view = await this.views.getView(query, requested);
    const { list, sample, end, captured } = view;
    const { depth, charts } = watchCharts(captured, requested ?? listCaptured(view));
    const from = new Date(end.getTime() - days * DAY_MS);
    const bundleIds = [bundleId];
    const [ranked, seen] = await Promise.all([
      this.rows.listGameDays(list, { bundleIds, sample, from, until: end }, requested),
      this.rows.listFirstDays(list, { bundleIds, countries: requested, sample, until: view.date, depth }),
    ]);
    const recent = captured.filter(({ day }) => day >= formatDay(from));
    const ranks = new Map(ranked.map(({ country, day, rank }) => [`${country} ${day}`, rank]));
    return {
      ...toScope(view, depth),
      bundleId,
      from: formatDay(from),
      origin: describeOrigin(charts, seen, view.target),
      countries: [...groupBy(recent, ({ country }) => country)].map(([country, rows]) => ({
        country,
        name: countryName(country),
        total: rows.at(-1)?.total ?? 0,
        firstDay: seen.find((one) => one.country === country)?.day ?? null,
        days: rows.map(({ day }) => ({ day, rank: ranks.get(`${country} ${day}`) ?? null })),
      })),
    };
  }

  /** Default countries: the markets, then other captured countries, those with real charts first. */
  private async listDefaults({ platform }: CountriesQuery): Promise<string[]> {
    const [markets, storefronts] = await Promise.all([
      this.markets.listAll(),
      this.rankings.listStorefronts(),
    ]);
    const captured = storefronts.filter((one) => one.platform === platform).toReversed();
    const real = captured.filter(({ sample }) => !sample);
    const known = (real.length > 0 ? real : captured).map(({ country }) => country);
    const wanted = markets.map(({ country }) => country).filter((country) => known.includes(country));
    const all = [...new Set([...wanted, ...known])].slice(0, MAX_COUNTRIES);
    return all.length > 0 ? all : markets.slice(0, MAX_COUNTRIES).map(({ country }) => country);
  }
}

function checkCountries(countries: readonly string[] = []): void {
  for (const country of countries)
    if (!countryCode(country)) throw invalidField('countries', `"${country}" is not a country code`);
}

/** Distinguishes a chart without the game from a missing capture, which proves nothing. */
function describeRank(
  country: string,
  onDay: readonly { country: string }[],
  ranks: readonly { country: string; rank: number }[],
  seen: readonly FirstDayRow[],
): CountryRankDto {
  const rank = ranks.find((one) => one.country === country)?.rank ?? null;
  const absent = onDay.some((one) => one.country === country) ? 'not_listed' : 'not_captured';
  return {
    country,
    state: rank === null ? absent : 'rank',
    rank,
    firstDay: seen.find((one) => one.country === country)?.day ?? null,
  };
}

function describeChart(
  country: string,
  { captured, known, date }: CountryView,
): CountriesDto['countries'][number] {
  const rows = captured.filter((one) => one.country === country);
  const row = rows.find(({ day }) => day === date);
  return {
    country,
    name: countryName(country),
    capturedAt: row?.captured_at ?? null,
    total: row?.total ?? null,
    days: rows.length,
    previousDay: rows.findLast(({ day }) => day < date)?.day ?? null,
    nextDay: known.find((one) => one.country === country && one.day > date)?.day ?? null,
  };
}

function describeOrigin(
  charts: readonly WatchedChart[],
  seen: readonly FirstDayRow[],
  target: string | null,
): OriginDto {
  const topDays = seen.flatMap(({ country, top_day }) => (top_day ? { country, day: top_day } : []));
  const { first, ...proof } = findOrigin(charts, topDays, target);
  return { country: first?.country ?? null, day: first?.day ?? null, ...proof };
}
