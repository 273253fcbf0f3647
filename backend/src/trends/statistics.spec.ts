import {
  differenceInterval,
  listLogFactorials,
  overlapProbability,
  selectDiscoveries,
  wilsonInterval,
} from './statistics.js';

describe('intervals of shares', () => {
  it('are those of Wilson, also at the ends', () => {
    const { low, high } = wilsonInterval(81, 263);
    expect(low).toBeCloseTo(0.2553, 4);
    expect(high).toBeCloseTo(0.3662, 4);
    expect(wilsonInterval(0, 20).low).toBe(0);
    expect(wilsonInterval(20, 20).high).toBe(1);
  });

  it('are those of Newcombe for a difference', () => {
    // The first two examples of table II of the paper.
    const first = differenceInterval({ count: 56, n: 70 }, { count: 48, n: 80 });
    expect(first.low).toBeCloseTo(0.0524, 4);
    expect(first.high).toBeCloseTo(0.3339, 4);
    const second = differenceInterval({ count: 9, n: 10 }, { count: 3, n: 10 });
    expect(second.low).toBeCloseTo(0.1705, 4);
    expect(second.high).toBeCloseTo(0.809, 4);
  });
});

describe('the overlap of two properties', () => {
  const logs = listLogFactorials(100);
  it('has the probability that counting every arrangement gives', () => {
    // Fisher's tea: all four cups right of eight, or all four wrong.
    expect(overlapProbability({ n: 8, a: 4, b: 4, both: 4 }, logs)).toBeCloseTo(2 / 70, 12);
    expect(overlapProbability({ n: 8, a: 4, b: 4, both: 2 }, logs)).toBeCloseTo(1, 12);
    expect(overlapProbability({ n: 10, a: 2, b: 3, both: 0 }, logs)).toBeCloseTo(1, 12);
  });
});

it('discoveries are those of Benjamini and Hochberg', () => {
  const found = (p: number[], rate: number) => selectDiscoveries(p, rate).map(Number);
  expect(found([0.01, 0.04, 0.03, 0.005, 0.55], 0.05)).toEqual([1, 1, 1, 1, 0]);
  expect(found([0.2, 0.3], 0.1)).toEqual([0, 0]);
  expect(found([], 0.1)).toEqual([]);
});
