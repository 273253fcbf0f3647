import { planChartFetches } from '../../market-data/charts/store-charts.service.js';
import type { ChartFetch } from '../../market-data/charts/store-charts.service.js';
import type { Market } from './market.entity.js';

/** The one chart of a store in which new launches show up. */
const TEST_CATEGORIES = ['all'];

/** The charts that a refresh of some markets fetches; for test markets only the overall ones, which is cheap. */
export const planMarkets = (
  markets: readonly (Pick<Market, 'country' | 'platforms'> & Partial<Pick<Market, 'isTest'>>)[],
  categories?: readonly string[],
): ChartFetch[] =>
  markets.flatMap(({ country, platforms, isTest }) =>
    planChartFetches({
      platforms,
      countries: [country],
      categories: categories ?? (isTest ? TEST_CATEGORIES : undefined),
    }),
  );
