export const REVENUE_SOURCES = ['in_app_purchases', 'advertisements'] as const;
export type RevenueSource = (typeof REVENUE_SOURCES)[number];

/** A calendar month, `YYYY-MM`. */
export const MONTH = /^(19|20)\d{2}-(0[1-9]|1[0-2])$/;

export const MAX_AMOUNT = 100_000_000_000;

/** Revenue of one game from one source in one month, in US dollars. */
export interface RevenueFacts {
  month: string;
  game: string;
  source: RevenueSource;
  amount: number;
}

/** Revenue of one month by source, in US dollars. */
export interface MonthIncome {
  month: string;
  inAppPurchases: number;
  advertisements: number;
  total: number;
}
