import type { Rating, Share } from '../../games/games.types.js';
import { parseAmount } from './amount.js';

/** What the product shows where nothing is measured: never stored, counted or exported. */
export const DEFAULTS = {
  downloads: { total: '> 20.000.000', countries: [] },
  revenue: { total: '> $20.000', countries: [] },
  rating: { score: 4.5, total: 53_344, distribution: [] },
} as const satisfies { downloads: Share; revenue: Share; rating: Rating };

export const DEFAULT_FIELDS = Object.keys(DEFAULTS);

export interface Figures {
  downloads: Share | null;
  revenue: Share | null;
  rating: Rating | null;
}

/** The figures with defaults where they are missing or zero, and the names of those fields. */
export function withDefaults(figures: Figures): {
  downloads: Share;
  revenue: Share;
  rating: Rating;
  defaults: string[];
} {
  const defaults: string[] = [];
  const share = (field: 'downloads' | 'revenue'): Share => {
    const measured = figures[field];
    if (measured && isMeasured(measured)) return measured;
    defaults.push(field);
    return { total: DEFAULTS[field].total, countries: measured?.countries ?? [] };
  };
  const downloads = share('downloads');
  const revenue = share('revenue');
  let { rating } = figures;
  if (!rating?.score) {
    defaults.push('rating');
    rating = { ...DEFAULTS.rating, distribution: [] };
  }
  return { downloads, revenue, rating, defaults };
}

/** Whether a total is there and not zero. */
export function isMeasured(share: Share | null | undefined): boolean {
  return share?.total !== null && share?.total !== undefined && parseAmount(share.total) !== 0;
}
