import { RANKING_TYPES } from '../rankings/rankings.types.js';
import { SAMPLE_DAYS, createSampleCaptures, type SampleCapture } from './sample-captures.js';
import { categoriesOn, sampleGames } from './sample-games.js';

const NOW = new Date('2026-03-02T07:30:00Z');
const captures = createSampleCaptures(NOW);
const games = new Map(sampleGames.map((game) => [game.bundleId, game]));

const listDays = (chart: Pick<SampleCapture, 'platform' | 'category' | 'rankingType'>): SampleCapture[] =>
  captures.filter(
    ({ platform, category, rankingType }) =>
      platform === chart.platform && category === chart.category && rankingType === chart.rankingType,
  );
const listIds = (capture: SampleCapture | undefined): string[] =>
  (capture?.rows ?? []).map((row) => row.bundleId);

describe('sample captures', () => {
  it('are the same for any moment of a day', () => {
    expect(createSampleCaptures(new Date(NOW))).toEqual(captures);
    expect(createSampleCaptures(new Date('2026-03-02T23:59:59Z'))).toEqual(captures);
  });

  it('keep their ranks when loaded on another day', () => {
    const ranks = (list: SampleCapture[]): unknown => list.map(({ capturedAt: _at, ...rest }) => rest);
    expect(ranks(createSampleCaptures(new Date('2027-11-30T12:00:00Z')))).toEqual(ranks(captures));
  });

  it('are daily, at one hour, and end on the day of loading without lying in the future', () => {
    const times = [...new Set(captures.map((capture) => capture.capturedAt.toISOString()))];
    expect(times).toEqual([
      '2026-02-25T00:00:00.000Z',
      '2026-02-26T00:00:00.000Z',
      '2026-02-27T00:00:00.000Z',
      '2026-02-28T00:00:00.000Z',
      '2026-03-01T00:00:00.000Z',
      '2026-03-02T00:00:00.000Z',
    ]);
  });

  it('cover every ranking type of each category on each day, once', () => {
    const keys = captures.map((c) =>
      [c.platform, c.category, c.country, c.rankingType, c.capturedAt.getTime()].join('/'),
    );
    expect(new Set(keys).size).toBe(keys.length);
    const categories = new Set(captures.map((c) => `${c.platform}/${c.category}`));
    // 17 Google Play and 16 App Store categories, and the overall chart of each store.
    expect(categories.size).toBe(35);
    expect(captures.length).toBe(35 * RANKING_TYPES.length * SAMPLE_DAYS);
    expect(new Set(captures.map((c) => c.country))).toEqual(new Set(['us']));
  });

  it('rank from 1 without gaps, no game twice, at most 50', () => {
    for (const { rows } of captures) {
      expect(rows.map((row) => row.rankPosition)).toEqual(rows.map((_row, index) => index + 1));
      expect(new Set(rows.map((row) => row.bundleId)).size).toBe(rows.length);
      expect(rows.length).toBeLessThanOrEqual(50);
      expect(rows.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('fill the overall free and grossing charts with 50 games', () => {
    for (const capture of captures) {
      if (capture.category === 'all' && capture.rankingType !== 'new') expect(capture.rows.length).toBe(50);
    }
  });

  it('list games only where they are sold and belong, and paid ones in no free chart', () => {
    for (const { platform, category, rankingType, rows } of captures) {
      for (const { bundleId } of rows) {
        const game = games.get(bundleId);
        expect(game?.[platform]).toBeDefined();
        if (category !== 'all') expect(categoriesOn(game!, platform)).toContain(category);
        if (rankingType === 'downloads') expect(game?.paid).toBeUndefined();
      }
    }
  });

  it('move from day to day: ranks change, games enter, leave and come back', () => {
    for (const platform of ['android', 'ios'] as const) {
      const days = listDays({ platform, category: 'all', rankingType: 'downloads' });
      const [first, last] = [listIds(days[0]), listIds(days.at(-1))];
      expect(last).not.toEqual(first);
      expect(last.filter((id) => !first.includes(id)).length).toBeGreaterThan(2);
      expect(first.filter((id) => !last.includes(id)).length).toBeGreaterThan(2);
      const cameBack = first.filter(
        (id) => last.includes(id) && days.some((day) => !listIds(day).includes(id)),
      );
      expect(cameBack.length).toBeGreaterThan(0);
      // Yet a chart stays recognizable: most of yesterday's top ten is there today.
      const topTen = (capture: SampleCapture | undefined): string[] => listIds(capture).slice(0, 10);
      for (let day = 1; day < days.length; day += 1) {
        const kept = topTen(days[day]).filter((id) => topTen(days[day - 1]).includes(id));
        expect(kept.length).toBeGreaterThanOrEqual(7);
      }
    }
  });
});
