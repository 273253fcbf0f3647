import { expect, it } from 'vitest';
import { readListAddress, writeListAddress } from '../components/lists/list-address';
import { FILTERS, SORTS, fitCategory, listGameCategories } from './filters';
import { nameCategory } from '../rankings/categories';

const TAG = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const ADDRESS = { sorts: SORTS, filters: FILTERS, fit: fitCategory };
const read = (query: string) => readListAddress(new URLSearchParams(query), ADDRESS, 25);

it('reads what the address says and leaves out what it says wrongly', () => {
  const state = read(
    `q= merge &platform=ios&category=games_puzzle&tag=${TAG}&tag=${TAG}&tag=x&mechanic=Idle&page=3&rows=100`,
  );
  expect(state).toEqual({
    filter: { q: 'merge', platform: 'ios', category: 'games_puzzle', tagId: [TAG], mechanic: 'Idle' },
    sort: 'relevance',
    order: 'ASC',
    page: 3,
    perPage: 100,
  });
  expect(read('platform=windows&category=shoes&sort=color&page=-1&rows=5000')).toEqual({
    filter: {},
    sort: 'relevance',
    order: 'ASC',
    page: 1,
    perPage: 25,
  });
});

it('writes back what it read', () => {
  const query = `q=merge&platform=android&category=puzzle&tag=${TAG}&sort=title&order=desc&page=2&rows=100`;
  expect(writeListAddress(new URLSearchParams(query), read(query), ADDRESS, 25).toString()).toBe(query);
});

it('keeps the category under the name that the other store has for it, and drops what it does not have', () => {
  const to = (query: string, platform: 'ios' | undefined) => {
    const state = read(query);
    const next = { ...state, filter: { ...state.filter, platform } };
    return writeListAddress(new URLSearchParams(query), next, ADDRESS, 25).toString();
  };
  expect(to('platform=android&category=puzzle', 'ios')).toBe('platform=ios&category=games_puzzle');
  expect(to('platform=android&category=arcade', undefined)).toBe('category=arcade');
  expect(to('platform=android&category=educational', 'ios')).toBe('platform=ios');
  expect(to('platform=android&category=sports_games', 'ios')).toBe('platform=ios&category=games_sports');
  // Every game is in the overall category.
  expect(to('category=game', undefined)).toBe('');
});

it.each([undefined, 'android', 'ios'] as const)('names each category of %s once', (platform) => {
  const names = listGameCategories(platform).map(nameCategory);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('Sports');
  expect(names).not.toContain('Games');
});
