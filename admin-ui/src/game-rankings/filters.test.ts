import { expect, it } from 'vitest';
import { changeFilters, readFilters, writeFilters } from './filters';

const from = (query: string) => readFilters(new URLSearchParams(query));

it('starts with Android, all games, United States, top free', () => {
  expect(from('')).toEqual({ platform: 'android', category: 'all', country: 'us', list: 'downloads' });
});

it('reads what the address says and passes over what it cannot mean', () => {
  expect(from('platform=ios&category=games_word&country=JP&list=new')).toEqual({
    platform: 'ios',
    category: 'games_word',
    country: 'jp',
    list: 'new',
  });
  expect(from('platform=ios&category=puzzle&country=japan&list=paid')).toEqual({
    platform: 'ios',
    category: 'all',
    country: 'us',
    list: 'downloads',
  });
});

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

it('writes only what differs from the start and keeps foreign parameters', () => {
  const query = new URLSearchParams('view=movers&platform=ios');
  expect(writeFilters(query, from('')).toString()).toBe('view=movers');
  expect(writeFilters(query, from('platform=ios&list=new')).toString()).toBe(
    'view=movers&platform=ios&list=new',
  );
});
