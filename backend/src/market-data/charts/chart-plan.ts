import { CHART_TYPES, type ChartType, type Platform } from '../market-data.types.js';
import { OVERALL, STORE_CATEGORIES } from '../../games/catalog/categories.types.js';

/** One chart to request from a store. */
export interface ChartFetch {
  platform: Platform;
  country: string;
  rankingType: ChartType;
  /** Category to request; the overall chart is `all`. */
  category: string;
  /** Product categories that this one response fills. */
  fills: string[];
}

export interface ChartPlanInput {
  platforms?: readonly Platform[];
  /** Product categories; all when absent. A store that lacks one skips it. */
  categories?: readonly string[];
  /** Lower-case two-letter codes. */
  countries: readonly string[];
  rankingTypes?: readonly ChartType[];
}

/**
 * The charts to fetch, each once: product categories that share a chart in a store share one fetch. The overall
 * charts come first, because the others are checked against them; then category by category, so that an interrupted
 * run leaves whole categories and one failing kind of chart does not stop the rest.
 */
export function planChartFetches(input: ChartPlanInput): ChartFetch[] {
  const plan: ChartFetch[] = [];
  for (const country of new Set(input.countries)) {
    for (const platform of new Set(input.platforms ?? (['android', 'ios'] as const))) {
      for (const [category, fills] of groupCharts(platform, input.categories)) {
        for (const rankingType of CHART_TYPES) {
          if (input.rankingTypes && !input.rankingTypes.includes(rankingType)) continue;
          plan.push({ platform, country, rankingType, category, fills });
        }
      }
    }
  }
  return plan;
}

/** How many product lists a plan fills: 111 for everything in one country. */
export const countFilledLists = (plan: readonly ChartFetch[]): number =>
  plan.reduce((sum, { fills }) => sum + fills.length, 0);

function groupCharts(platform: Platform, wanted: readonly string[] | undefined): Map<string, string[]> {
  const byStore = new Map<string, string[]>();
  for (const { category, storeCategory } of STORE_CATEGORIES[platform]) {
    if (wanted && !wanted.includes(category)) continue;
    byStore.set(storeCategory, [...(byStore.get(storeCategory) ?? []), category]);
  }
  const named = new Map<string, string[]>();
  for (const [storeCategory, fills] of byStore) {
    const isOverall = storeCategory === STORE_CATEGORIES[platform][0]!.storeCategory;
    named.set(isOverall ? OVERALL : fills[0]!, fills);
  }
  return named;
}
