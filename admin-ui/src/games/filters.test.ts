import { expect, it } from 'vitest';
import { toFilter, readAddress, writeAddress } from './filters';

const TAG = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const read = (query: string) => readAddress(new URLSearchParams(query));

it('reads what the address says and leaves out what it says wrongly', () => {
  const address = read(
    `q= merge &platform=ios&category=games_puzzle&tag=${TAG}&tag=${TAG}&tag=x&mechanic=Idle&page=3`,
  );
  expect(toFilter(address)).toEqual({
    q: 'merge',
    platform: 'ios',
    category: 'games_puzzle',
    tagId: [TAG],
    mechanic: 'Idle',
  });
  expect(address.page).toBe(3);
  expect(read('platform=windows&category=shoes&sort=color&page=-1')).toEqual({
    page: 1,
    sort: 'relevance',
    order: 'ASC',
  });
});

it('writes it back, and starts at page one after a change', () => {
  const query = `q=merge&platform=android&category=puzzle&tag=${TAG}&sort=title&order=desc&page=2`;
  expect(writeAddress(read(query), { page: 2 }).toString()).toBe(query);
  expect(writeAddress(read(query), { mechanic: 'Idle' }).get('page')).toBeNull();
});

it('keeps the category under the name that the other store has for it, and drops what it does not have', () => {
  const to = (query: string, platform: 'ios' | undefined) =>
    writeAddress(read(query), { platform }).toString();
  expect(to('platform=android&category=puzzle', 'ios')).toBe('platform=ios&category=games_puzzle');
  expect(to('platform=android&category=arcade', undefined)).toBe('category=arcade');
  expect(to('platform=android&category=educational', 'ios')).toBe('platform=ios');
});
