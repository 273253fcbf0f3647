import type { Rating, Share } from '../../games/games.types.js';
import { parseAmount } from './amount.js';

/** Placeholders shown where nothing is measured: never stored, counted or exported. */
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

/** Replaces missing or zero figures with placeholders, and lists those fields. */
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

/** Whether there is a total other than zero. */
export function isMeasured(share: Share | null | undefined): boolean {
  return share?.total !== null && share?.total !== undefined && parseAmount(share.total) !== 0;
}
