import { planChartFetches, countFilledLists } from './chart-plan.js';

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
