/** The price rule: amounts in whole US dollars, rates in percent. */

export interface Tier {
  name: 'Starter' | 'Growth' | 'Scale';
  /** Commission in percent, only on the revenue between `from` and `to`. */
  rate: number;
  from: number;
  to: number;
}

export interface TierShare extends Tier {
  /** The part of the revenue within this tier. */
  part: number;
  commission: number;
}

export interface Estimate {
  revenue: number;
  fee: number;
  shares: TierShare[];
  commission: number;
  total: number;
  kept: number;
}

export const INTEGRATION_FEE = 5_000;
export const FEE_THRESHOLD = 20_000;
export const TIERS: readonly [Tier, Tier, Tier] = [
  { name: 'Starter', rate: 0, from: 0, to: 50_000 },
  { name: 'Growth', rate: 30, from: 50_000, to: 150_000 },
  { name: 'Scale', rate: 15, from: 150_000, to: Infinity },
];

/**
 * The price of a game with this total revenue. Each rate applies to its own tier only; the integration fee is due
 * once, when the total exceeds the threshold (not at exactly the threshold).
 */
export function estimate(revenue: number): Estimate {
  const fee = revenue > FEE_THRESHOLD ? INTEGRATION_FEE : 0;
  const shares = TIERS.map((tier) => {
    const part = Math.max(0, Math.min(revenue, tier.to) - tier.from);
    return { ...tier, part, commission: (part * tier.rate) / 100 };
  });
  const commission = shares.reduce((sum, share) => sum + share.commission, 0);
  const total = fee + commission;
  return { revenue, fee, shares, commission, total, kept: revenue - total };
}

/** 82500 as "$82,500"; rounded, because the result is an estimate. */
export function usd(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
