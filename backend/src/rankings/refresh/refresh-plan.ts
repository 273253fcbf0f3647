import { countryCode } from '../../common/countries.js';
import { invalidField } from '../../common/errors/problem.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import type { NewJobItem } from '../../jobs/jobs.types.js';
import type { ChartFetch } from '../../market-data/charts/store-charts.service.js';
import { canonicalCategory, chartLabel } from '../categories.js';
import { CATEGORIES } from '../../games/catalog/categories.types.js';
import { RANKING_TYPES, type RankingType } from '../rankings.types.js';
import { truncate } from '../../common/text/truncate.js';
import type { Market } from '../markets/market.entity.js';

export const REFRESH_KIND = 'rankings.refresh';

/** What to refresh; absent means everything. */
export interface RefreshScope {
  platforms?: Platform[];
  categories?: string[];
  countries?: string[];
}

/** A chart to fetch, as stored in an item of the job. */
export interface ChartItem {
  platform: Platform;
  country: string;
  /** The category as requested and stored: the overall chart is `all`. */
  category: string;
  rankingType: RankingType;
  /** How many product lists it fills: the overall chart has two names. */
  lists: number;
}

/** What to refresh: a country in some of the stores. */
export type RefreshPlace = Pick<Market, 'country' | 'platforms'> & Partial<Pick<Market, 'isTest'>>;

/**
 * Validates the requested scope. Without countries, all markets are refreshed, each with its own stores.
 * @throws ProblemException 400 naming what no requested platform has
 */
export function checkScope(
  scope: RefreshScope,
  markets: readonly RefreshPlace[],
): { platforms: Platform[]; categories?: string[]; places: RefreshPlace[] } {
  const platforms = [...new Set(scope.platforms ?? PLATFORMS)];
  for (const category of scope.categories ?? []) {
    if (platforms.some((platform) => CATEGORIES[platform].includes(category))) continue;
    throw invalidField(
      'categories',
      `"${truncate(category, 40)}" is not a category of ${platforms.join(' or ')}`,
    );
  }
  const countries = scope.countries?.map((country) => {
    const code = countryCode(country);
    if (code === null)
      throw invalidField('countries', `"${truncate(country, 10)}" is not a two-letter country code`);
    return code;
  });
  const places = countries
    ? [...new Set(countries)].map((country) => ({ country, platforms }))
    : markets.map((market) => ({
        country: market.country,
        platforms: platforms.filter((platform) => market.platforms.includes(platform)),
        ...(market.isTest && { isTest: true }),
      }));
  return { platforms, ...(scope.categories && { categories: [...new Set(scope.categories)] }), places };
}

/** The items of a refresh. Each store is a lane, so that waiting for one does not delay the other. */
export function toRefreshItems(plan: readonly ChartFetch[]): NewJobItem[] {
  return plan.map(({ platform, country, category, rankingType, fills }) => ({
    key: `${platform}/${country}/${category}/${rankingType}`,
    label: chartLabel({ platform, country, category, rankingType }),
    scope: `${platform}/${country}`,
    lane: laneFor(platform),
    params: { platform, country, category, rankingType, lists: fills.length },
  }));
}

export const laneFor = (platform: Platform): string => `${REFRESH_KIND}/${platform}`;

/**
 * Parses the params of an item.
 * @throws Error when they are not those of a chart
 */
export function readChartItem(params: Record<string, unknown>): ChartItem {
  const { platform, country, category, rankingType, lists } = params as Partial<ChartItem>;
  const isKnown =
    platform !== undefined &&
    PLATFORMS.includes(platform) &&
    rankingType !== undefined &&
    RANKING_TYPES.includes(rankingType) &&
    typeof country === 'string' &&
    typeof category === 'string' &&
    canonicalCategory(platform, category) !== null;
  if (!isKnown) throw new Error('An item of a refresh is not a chart.');
  return { platform, country, category, rankingType, lists: lists ?? 1 };
}
