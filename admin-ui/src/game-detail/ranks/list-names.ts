import type { RankingType } from '../../api/types';

/** Each list has the same color on every plot. */
export const PLOT_COLORS: Record<RankingType, string> = {
  downloads: 'var(--plot-2)',
  revenue: 'var(--plot-1)',
  new: 'var(--plot-5)',
};
