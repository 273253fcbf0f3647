import { AnalyzeBatchButton } from '../analysis/AnalyzeBatchButton';
import type { CurrentRankings } from '../api/types';
import { STORE_NAMES } from '../components/chips';
import { countryName } from '../components/format';
import { categoryLabel } from './categories';
import { LISTS, type RankingFilters } from './filters';

interface AnalyzeChartButtonProps {
  filters: RankingFilters;
  /** The lists on screen; those of other filters are not counted. */
  rankings: CurrentRankings | null;
}

/** Analyzes the games of one of the three lists that are chosen now. */
export function AnalyzeChartButton({ filters, rankings }: AnalyzeChartButtonProps) {
  const { platform, category, country } = filters;
  const same =
    rankings?.platform === platform && rankings.category === category && rankings.country === country;
  const where = `${STORE_NAMES[platform]}, ${countryName(country)}, ${categoryLabel(category)}`;
  return (
    <AnalyzeBatchButton
      first={LISTS.findIndex(({ type }) => type === filters.list)}
      targets={LISTS.map(({ type, title }) => ({
        label: `${title}, ${where}`,
        games: same ? rankings[type].length : null,
        scope: { chart: { platform, category, country, rankingType: type } },
      }))}
    >
      Analyze
    </AnalyzeBatchButton>
  );
}
