import { getGrowth, type Snapshot } from './growth.js';

const day = (number: number) => new Date(Date.UTC(2026, 9, number));
const share = (total: string | null) => ({ total, countries: [] });
const snapshot = (number: number, known: Partial<Snapshot>): Snapshot => ({
  takenAt: day(number),
  installCount: null,
  downloads: null,
  revenue: null,
  rating: null,
  sources: { downloads: 'Google Play', revenue: 'estimates', rating: 'Google Play' },
  ...known,
});
const downloads = (number: number, total: string, source = 'Google Play') =>
  snapshot(number, { downloads: share(total), sources: { downloads: source } });

describe('growth', () => {
  it('needs two snapshots that measured the figure', () => {
    expect(getGrowth([], 'downloads')).toBeNull();
    expect(getGrowth([downloads(20, '10M')], 'downloads')).toBeNull();
    expect(getGrowth([downloads(20, '10M'), snapshot(10, {})], 'downloads')).toBeNull();
    expect(getGrowth([downloads(20, '10M'), downloads(10, 'many')], 'downloads')).toBeNull();
  });

  it('is measured from the oldest of the thirty days before the newest', () => {
    const snapshots = [
      downloads(31, '12,000,000'),
      downloads(20, '11M'),
      downloads(1, '10M'),
      downloads(-20, '1M'),
    ];
    expect(getGrowth(snapshots, 'downloads')).toEqual({
      percentage: 20,
      since: day(1),
      from: 10_000_000,
      to: 12_000_000,
    });
  });

  it('is measured from the previous one if that is older', () => {
    const snapshots = [downloads(31, '5M'), downloads(-20, '8M'), downloads(-40, '1M')];
    expect(getGrowth(snapshots, 'downloads')).toMatchObject({ percentage: -37.5, since: day(-20) });
  });

  it('never compares two sources', () => {
    const snapshots = [downloads(31, '5M'), downloads(20, '9M', 'estimates'), downloads(10, '4M')];
    expect(getGrowth(snapshots, 'downloads')).toMatchObject({ percentage: 25, since: day(10) });
    expect(getGrowth(snapshots.slice(0, 2), 'downloads')).toBeNull();
  });

  it('is unknown from zero', () => {
    expect(getGrowth([downloads(31, '5M'), downloads(10, '0')], 'downloads')).toBeNull();
  });

  it('of a rating is that of its score', () => {
    const rated = (number: number, score: number) =>
      snapshot(number, { rating: { score, total: 7, distribution: [] } });
    expect(getGrowth([rated(20, 4.4), rated(10, 4)], 'rating')).toMatchObject({ percentage: 10, to: 4.4 });
    expect(getGrowth([rated(20, 4.4), rated(10, 4)], 'revenue')).toBeNull();
  });
});
