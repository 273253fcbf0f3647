import { expect, it } from 'vitest';
import { changeFilters, findWrongFilter, readFilters, writeFilters } from './filters';

const from = (query: string) => readFilters(new URLSearchParams(query));

it('opens where nobody has chosen anything else', () => {
  expect(from('')).toEqual({ platform: 'android', category: 'all', country: 'us', list: 'downloads' });
  const tw = { platform: 'ios', country: 'tw' } as const;
  expect(readFilters(new URLSearchParams(), tw)).toMatchObject(tw);
  expect(readFilters(new URLSearchParams('country=jp'), tw)).toMatchObject({
    platform: 'ios',
    country: 'jp',
  });
});

it('reads what the address says', () => {
  expect(from('platform=ios&category=games_word&country=JP&list=new')).toEqual({
    platform: 'ios',
    category: 'games_word',
    country: 'jp',
    list: 'new',
  });
});

it.each([
  ['platform=windows', 'platform', '“windows” is not a store.'],
  ['platform=ios&category=puzzle', 'category', '“puzzle” is not a category of App Store.'],
  ['category=chess', 'category', '“chess” is not a category of the stores.'],
  ['country=japan', 'country', '“japan” is not a valid country.'],
])('says what is wrong with the address "%s"', (query, field, text) =>
  expect(findWrongFilter(new URLSearchParams(query))).toEqual({ field, text }),
);

it.each(['', 'category=puzzle', 'platform=ios&category=games_word&country=jp'])(
  'finds nothing wrong with the address "%s"',
  (query) => expect(findWrongFilter(new URLSearchParams(query))).toBeNull(),
);

it('resets the category to all when the platform changes, and only then', () => {
  const filters = from('category=puzzle&country=de');
  expect(changeFilters(filters, { platform: 'ios' })).toMatchObject({
    platform: 'ios',
    category: 'all',
    country: 'de',
  });
  expect(changeFilters(filters, { platform: 'android' }).category).toBe('puzzle');
  expect(changeFilters(filters, { country: 'jp' }).category).toBe('puzzle');
});

it('always writes store and country, the rest where it differs, and keeps foreign parameters', () => {
  const query = new URLSearchParams('view=movers&platform=ios');
  expect(writeFilters(query, from('')).toString()).toBe('view=movers&platform=android&country=us');
  expect(writeFilters(query, from('platform=ios&list=new')).toString()).toBe(
    'view=movers&platform=ios&country=us&list=new',
  );
});
