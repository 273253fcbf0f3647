import { planChartFetches, countFilledLists } from './chart-plan.js';
import { findStoreCategory, isOverall, STORE_CATEGORIES } from './store-categories.js';

describe('the categories', () => {
  it('are the 19 and 18 of the specification', () => {
    expect(STORE_CATEGORIES.android).toHaveLength(19);
    expect(STORE_CATEGORIES.ios).toHaveLength(18);
    for (const list of Object.values(STORE_CATEGORIES)) {
      expect(new Set(list.map(({ category }) => category)).size).toBe(list.length);
    }
  });

  it('say where a store has no such category', () => {
    expect(findStoreCategory('ios', 'games_arcade')?.instead).toContain('Casual');
    expect(STORE_CATEGORIES.ios.filter(({ instead }) => instead)).toHaveLength(1);
    expect(findStoreCategory('ios', 'casual')).toBeUndefined();
  });

  it('know the overall chart by each of its names', () => {
    expect([isOverall('android', 'game'), isOverall('ios', 'games'), isOverall('ios', 'games_word')]).toEqual(
      [true, true, false],
    );
  });
});

describe('the plan', () => {
  it('fetches 105 charts for the 111 lists of a country, overall first', () => {
    const plan = planChartFetches({ countries: ['us'] });
    expect(plan).toHaveLength(105);
    expect(countFilledLists(plan)).toBe(111);
    expect(
      plan.slice(0, 3).map(({ category, rankingType, fills }) => [category, rankingType, fills]),
    ).toEqual([
      ['all', 'downloads', ['all', 'game']],
      ['all', 'revenue', ['all', 'game']],
      ['all', 'new', ['all', 'game']],
    ]);
    const keys = plan.map(({ platform, country, rankingType, category }) =>
      [platform, country, rankingType, category].join(),
    );
    expect(new Set(keys).size).toBe(105);
  });

  it('is limited to the requested scope', () => {
    const plan = planChartFetches({
      platforms: ['ios'],
      categories: ['games', 'games_word', 'puzzle'],
      countries: ['jp', 'de', 'jp'],
    });
    expect(plan).toHaveLength(12);
    expect(plan[0]).toEqual({
      platform: 'ios',
      country: 'jp',
      rankingType: 'downloads',
      category: 'all',
      fills: ['games'],
    });
    expect(planChartFetches({ countries: ['us'], rankingTypes: ['new'] })).toHaveLength(35);
  });
});
