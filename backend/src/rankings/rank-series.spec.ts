import { rankSeries } from './rank-series.js';

const point = (iso: string, rankPosition: number | null, sample = false) => ({
  capturedAt: new Date(iso),
  rankPosition,
  sample,
});

describe('rankSeries', () => {
  it('counts days, not captures, and keeps gaps', () => {
    const series = rankSeries('downloads', [
      point('2026-07-01T06:00:00Z', 9),
      point('2026-07-01T18:00:00Z', 4),
      point('2026-07-02T06:00:00Z', null),
      point('2026-07-03T06:00:00Z', 6),
    ]);
    expect(series).toMatchObject({ firstSeen: new Date('2026-07-01T06:00:00Z'), peak: 4, daysOnChart: 2 });
    expect(series.points.map(({ rankPosition }) => rankPosition)).toEqual([9, 4, null, 6]);
  });

  it('never mixes sample captures into real ones', () => {
    const series = rankSeries('new', [point('2026-07-01', 1, true), point('2026-07-02', 30)]);
    expect(series.points).toEqual([{ capturedAt: new Date('2026-07-02'), rankPosition: 30 }]);
    expect(series.peak).toBe(30);
  });

  it('has nothing to say of a game that was never listed', () => {
    expect(rankSeries('revenue', [point('2026-07-01', null)])).toMatchObject({
      firstSeen: null,
      peak: null,
      daysOnChart: 0,
    });
  });
});
