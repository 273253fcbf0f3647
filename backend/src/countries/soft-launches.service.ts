import { Injectable } from '@nestjs/common';
import { formatDay, DAY_MS } from '../common/time/clock.js';
import { MarketsService } from '../rankings/markets/markets.service.js';
import { CountriesRepository } from './countries.repository.js';
import type { ListOfCountriesQuery, SoftLaunchDto, SoftLaunchesDto } from './countries.dto.js';
import { type CountryView, CountryViews, groupBy, toGame, toScope } from './country-views.service.js';
import { countSharedDays, judgeSoftLaunch, type TestLaunch } from './judge-soft-launch.js';
import { type Depth, type WatchedChart, watchCharts } from './watched-charts.js';
import { MAX_GAMES } from './countries.dto.js';

/** Longer than most soft launches. */
const LOOK_BACK_DAYS = 120;
/** Captures of both charts needed before an arrival, and days after it. */
const MIN_CAPTURES = 5;

type Claim = TestLaunch & { bundleId: string };

/** The compared charts, and since when arrivals count. */
interface Watch {
  view: CountryView;
  depth: Depth;
  charts: WatchedChart[];
  target: string;
  testMarkets: string[];
  from: string;
}

/** Finds games in charts of test markets that other countries do not list. */
@Injectable()
export class SoftLaunches {
  constructor(
    private readonly rows: CountriesRepository,
    private readonly views: CountryViews,
    private readonly markets: MarketsService,
  ) {}

  /** @throws ProblemException 400 naming what is wrong */
  async list(query: ListOfCountriesQuery): Promise<SoftLaunchesDto> {
    const markets = await this.markets.listAll();
    const target = query.target ?? markets.find(({ isTest }) => !isTest)?.country ?? 'us';
    const testMarkets = markets.flatMap(({ isTest, country }) =>
      isTest && country !== target ? country : [],
    );
    const view = await this.views.getView({ ...query, target }, null);
    const from = formatDay(new Date(view.end.getTime() - LOOK_BACK_DAYS * DAY_MS));
    const watch = {
      view,
      ...watchCharts(view.captured, [target, ...testMarkets]),
      target,
      testMarkets,
      from,
    };
    const base: SoftLaunchesDto = {
      ...toScope(view, watch.depth),
      testMarkets,
      targetDays: watch.charts[0]!.days.filter((day) => day > from).length,
      ...describeMissing(watch.charts),
      leftOut: { gap: 0, tooFewDays: 0, elsewhere: 0 },
      games: [],
    };
    if (base.notEnough) return base;
    const { claims, gap, elsewhere } = await this.judgeArrivals(watch);
    const games = await this.describeClaims(watch, claims);
    return {
      ...base,
      leftOut: { gap, tooFewDays: claims.length - games.length, elsewhere },
      games: games
        .sort((a, b) => b.firstDay.localeCompare(a.firstDay) || a.bestRank - b.bestRank)
        .slice(0, MAX_GAMES),
    };
  }

  private async judgeArrivals({ view, depth, charts, target, testMarkets, from }: Watch) {
    const { list, sample, date } = view;
    const scope = { countries: testMarkets, sample, from, until: date };
    const bundleIds = await this.rows.listArrivals(list, scope);
    const rows = await this.rows.listFirstDays(list, {
      bundleIds,
      countries: null,
      sample,
      until: date,
      depth,
    });
    const verdicts = [...groupBy(rows, ({ bundle_id }) => bundle_id)].map(([bundleId, seen]) => {
      const starts = seen.map(({ country, day, top_day }) => ({ country, day, topDay: top_day }));
      const verdict = judgeSoftLaunch(starts, charts, { target, testMarkets });
      return verdict && typeof verdict === 'object' ? { bundleId, ...verdict } : verdict;
    });
    return {
      claims: verdicts.filter((one): one is Claim => one !== null && typeof one === 'object'),
      gap: verdicts.filter((one) => one === 'gap').length,
      elsewhere: verdicts.filter((one) => one === 'elsewhere').length,
    };
  }

  /** Drops games that were listed on too few days. */
  private async describeClaims(
    { view, charts, testMarkets, from }: Watch,
    claims: readonly Claim[],
  ): Promise<SoftLaunchDto[]> {
    const { list, sample, end } = view;
    const bundleIds = claims.map(({ bundleId }) => bundleId);
    const [listed, games] = await Promise.all([
      this.rows.listGameDays(list, { bundleIds, sample, from: new Date(from), until: end }, testMarkets),
      this.rows.getGames(bundleIds),
    ]);
    const listedBy = groupBy(listed, ({ bundle_id }) => bundle_id);
    return claims.flatMap(({ bundleId, country, day: firstDay, launchedOn, lead }): SoftLaunchDto[] => {
      const ranks = listedBy.get(bundleId) ?? [];
      const before = [...new Set(ranks.map(({ day }) => day))].filter(
        (day) => launchedOn === null || day < launchedOn,
      );
      const sharedDays = countSharedDays(before, charts[0]!);
      if (sharedDays === null) return [];
      return [
        {
          ...toGame(bundleId, games.get(bundleId)),
          state: launchedOn ? 'launched' : 'candidate',
          country,
          firstDay,
          bestRank: Math.min(...ranks.map(({ rank }) => rank)),
          listedDays: before.length,
          sharedDays,
          launchedOn,
          lead,
        },
      ];
    });
  }
}

/** @param charts the target country's first, then those of the test markets */
function describeMissing([target, ...tests]: readonly WatchedChart[]) {
  if (tests.length === 0)
    return { notEnough: 'No test market is chosen yet.', capturesMissing: MIN_CAPTURES };
  const testDays = Math.max(...tests.map(({ days }) => days.length));
  const capturesMissing = Math.max(0, MIN_CAPTURES - Math.min(target!.days.length, testDays));
  const where = testDays < MIN_CAPTURES ? 'the test markets' : 'the target country';
  return {
    notEnough:
      capturesMissing > 0
        ? `Soft launches can be detected after ${capturesMissing} more daily ${capturesMissing === 1 ? 'capture' : 'captures'} of ${where}.`
        : null,
    capturesMissing,
  };
}
