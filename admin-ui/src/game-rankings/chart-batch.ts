import type { BatchTarget } from '../analysis/BatchDialog';
import type { CurrentRankings } from '../api/types';
import { STORE_NAMES } from '../components/chips';
import { countryName } from '../components/format';
import { categoryLabel } from '../rankings/categories';
import { LISTS, type RankingFilters } from '../rankings/filters';

/**
 * The three lists that are chosen now, each as games to analyze.
 * @param rankings the lists on screen; those of other filters are not counted
 */
export function chartTargets(filters: RankingFilters, rankings: CurrentRankings | null): BatchTarget[] {
  const { platform, category, country } = filters;
  const same =
    rankings?.platform === platform && rankings.category === category && rankings.country === country;
  const where = `${STORE_NAMES[platform]}, ${countryName(country)}, ${categoryLabel(category)}`;
  return LISTS.map(({ type, title }) => ({
    label: `${title}, ${where}`,
    games: same ? rankings[type].length : null,
    scope: { chart: { platform, category, country, rankingType: type } },
  }));
}
