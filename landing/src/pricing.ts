/** The price rule, and nothing else: amounts in whole US dollars, rates in per cent. */

export interface Tier {
  name: 'Starter' | 'Growth' | 'Scale';
  /** Commission in per cent, taken only from the revenue between `from` and `to`. */
  rate: number;
  from: number;
  to: number;
}

export interface TierShare extends Tier {
  /** The part of the revenue that falls inside this tier. */
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
 * What a game owes once it has earned `revenue` in total. Each rate applies to its own band only, and the
 * integration fee is due once, when the total exceeds the threshold (at exactly the threshold it is not).
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

/** 82500 as "$82,500"; cents are rounded away because the result is an estimate. */
export function usd(amount: number): string {
  return `$${Math.round(amount).toLocaleString('en-US')}`;
}
