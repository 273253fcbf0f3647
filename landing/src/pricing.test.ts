import { describe, expect, it } from 'vitest';
import { costCurve, estimateView } from './estimate-view';
import { estimate, usd } from './pricing';

describe('the price of a game', () => {
  it.each([
    { revenue: 0, fee: 0, commission: 0, total: 0 },
    { revenue: 10_000, fee: 0, commission: 0, total: 0 },
    { revenue: 20_000, fee: 0, commission: 0, total: 0 },
    { revenue: 20_001, fee: 5_000, commission: 0, total: 5_000 },
    { revenue: 50_000, fee: 5_000, commission: 0, total: 5_000 },
    { revenue: 100_000, fee: 5_000, commission: 15_000, total: 20_000 },
    { revenue: 150_000, fee: 5_000, commission: 30_000, total: 35_000 },
    { revenue: 500_000, fee: 5_000, commission: 82_500, total: 87_500 },
  ])('is $total at a revenue of $revenue', ({ revenue, fee, commission, total }) => {
    expect(estimate(revenue)).toMatchObject({ revenue, fee, commission, total, kept: revenue - total });
  });

  it('never falls when a game earns more', () => {
    const totals = Array.from({ length: 101 }, (_, index) => estimate(index * 5_000).total);
    expect(totals).toEqual([...totals].sort((a, b) => a - b));
  });

  it('splits all revenue among the tiers, nothing twice', () => {
    for (const revenue of [1, 49_999, 50_001, 150_000, 480_000]) {
      const parts = estimate(revenue).shares.map((share) => share.part);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(revenue);
    }
  });
});

describe('the words of the estimate', () => {
  it('name each sum with its own band', () => {
    expect(estimateView(300_000)).toEqual({
      texts: {
        revenue: '$300,000',
        total: '$57,500',
        fee: '$5,000',
        growthLabel: 'Growth: 30% of $100,000',
        growth: '$30,000',
        scaleLabel: 'Scale: 15% of $150,000',
        scale: '$22,500',
        kept: '$242,500 (81%)',
      },
      spoken: '$300,000, you pay $57,500',
      x: 60,
      y: 42.5,
    });
  });

  it('has no share of nothing', () => {
    expect(estimateView(0).texts.kept).toBe('$0');
  });

  it('rounds to whole dollars', () => {
    expect(usd(1234.5)).toBe('$1,235');
  });

  it('draws the fee as a step and each tier as a bend', () => {
    expect(costCurve()).toBe('0 100L20 100L20 95L50 95L150 65L500 12.5');
  });
});
