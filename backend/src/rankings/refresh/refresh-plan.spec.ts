import type { Platform } from '../../games/games.types.js';
import { chartLabel } from '../categories.js';
import { checkScope, readChartItem, toRefreshItems } from './refresh-plan.js';

const US = { country: 'us', platforms: ['android', 'ios'] as Platform[] };
const CN = { country: 'cn', platforms: ['ios'] as Platform[] };

describe('checkScope', () => {
  it('uses the markets with their stores by default, else each country once and in lower case', () => {
    expect(checkScope({}, [US, CN]).places).toEqual([US, CN]);
    expect(checkScope({ platforms: ['android'] }, [US, CN]).places).toEqual([
      { country: 'us', platforms: ['android'] },
      { country: 'cn', platforms: [] },
    ]);
    expect(checkScope({ countries: ['JP', 'jp'] }, [US]).places).toEqual([
      { country: 'jp', platforms: ['android', 'ios'] },
    ]);
  });

  it('accepts a category of either platform, and no other', () => {
    expect(() => checkScope({ categories: ['puzzle', 'games_family'] }, [US])).not.toThrow();
    expect(() => checkScope({ platforms: ['ios'], categories: ['puzzle'] }, [US])).toThrow(
      /not a category of ios/,
    );
    expect(() => checkScope({ countries: ['zz'] }, [US])).toThrow(/country/);
  });
});

describe('toRefreshItems', () => {
  const [item] = toRefreshItems([
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
