import { estimate, FEE_THRESHOLD, TIERS, usd } from './pricing';

/** Scale of the cost chart and its slider, in US dollars. */
export const CHART = { revenue: 500_000, cost: 100_000, step: 5_000, start: 100_000 } as const;

/** Texts that change with the slider, by their `data-out` mark. */
export interface EstimateTexts {
  revenue: string;
  total: string;
  fee: string;
  growthLabel: string;
  growth: string;
  scaleLabel: string;
  scale: string;
  kept: string;
}

export interface EstimateView {
  texts: EstimateTexts;
  /** Value text of the slider for screen readers. */
  spoken: string;
  /** Position of the marker on the chart, in percent from the left and top. */
  x: number;
  y: number;
}

/** Shared by the prerendered estimate and the script that updates it. */
export function estimateView(revenue: number): EstimateView {
  const sum = estimate(revenue);
  const [, growth, scale] = sum.shares;
  if (!growth || !scale) throw new Error('The price list must have three tiers');
  const share = revenue > 0 ? ` (${Math.round((100 * sum.kept) / revenue)}%)` : '';
  return {
    texts: {
      revenue: usd(revenue),
      total: usd(sum.total),
      fee: usd(sum.fee),
      growthLabel: `${growth.name}: ${growth.rate}% of ${usd(growth.part)}`,
      growth: usd(growth.commission),
      scaleLabel: `${scale.name}: ${scale.rate}% of ${usd(scale.part)}`,
      scale: usd(scale.commission),
      kept: usd(sum.kept) + share,
    },
    spoken: `${usd(revenue)}, you pay ${usd(sum.total)}`,
    x: (100 * revenue) / CHART.revenue,
    y: 100 - (100 * sum.total) / CHART.cost,
  };
}

/** The cost curve as points in a 500 by 100 box: a step where the fee is due, a bend at each tier. */
export function costCurve(): string {
  const bends = [
    0,
    FEE_THRESHOLD,
    FEE_THRESHOLD + 1,
    ...TIERS.slice(1).map((tier) => tier.from),
    CHART.revenue,
  ];
  return bends
    .map((revenue) => {
      const { x, y } = estimateView(revenue);
      return `${Math.round(x * 500) / 100} ${Math.round(y * 100) / 100}`;
    })
    .join('L');
}
