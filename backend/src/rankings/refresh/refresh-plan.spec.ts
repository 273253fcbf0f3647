import { chartLabel } from '../categories.js';
import { checkScope, readChartItem, refreshItems } from './refresh-plan.js';

describe('checkScope', () => {
  it('takes the countries of the settings when none is named, each once and in lower case', () => {
    expect(checkScope({}, ['us', 'de'])).toMatchObject({
      platforms: ['android', 'ios'],
      countries: ['us', 'de'],
    });
    expect(checkScope({ countries: ['JP', 'jp'] }, ['us']).countries).toEqual(['jp']);
  });

  it('knows a category of either platform, and none of neither', () => {
    expect(() => checkScope({ categories: ['puzzle', 'games_family'] }, ['us'])).not.toThrow();
    expect(() => checkScope({ platforms: ['ios'], categories: ['puzzle'] }, ['us'])).toThrow(
      /not a category of ios/,
    );
    expect(() => checkScope({ countries: ['zz'] }, ['us'])).toThrow(/country/);
  });
});

describe('refreshItems', () => {
  const [item] = refreshItems([
    { platform: 'android', country: 'us', rankingType: 'downloads', category: 'puzzle', fills: ['puzzle'] },
  ]);

  it('names a chart as people do', () => {
    expect(item?.label).toBe('Google Play, United States, Top Free Games, Puzzle');
    expect(chartLabel({ platform: 'ios', country: 'jp', rankingType: 'new', category: 'all' })).toBe(
      'App Store, Japan, Top New Games, All Games',
    );
  });

  it('can be read back from a job', () => {
    expect(readChartItem(JSON.parse(JSON.stringify(item?.params)) as Record<string, unknown>)).toEqual({
      platform: 'android',
      country: 'us',
      category: 'puzzle',
      rankingType: 'downloads',
      lists: 1,
    });
    expect(() => readChartItem({ platform: 'android' })).toThrow();
  });
});
