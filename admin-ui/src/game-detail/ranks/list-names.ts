import type { RankingType } from '../../api/types';
import { LISTS } from '../../rankings/filters';

/** "Top Free", as plots and tables call a list. */
export const shortName = (type: RankingType): string =>
  LISTS.find((list) => list.type === type)?.short ?? type;

/** Each list keeps its color on every plot. */
export const PLOT_COLORS: Record<RankingType, string> = {
  downloads: 'var(--plot-2)',
  revenue: 'var(--plot-1)',
  new: 'var(--plot-5)',
};
