import { dropSameGames, type NamedGame } from './drop-same-games.js';

const game = (
  bundleId: string,
  title: string,
  platform: 'android' | 'ios',
  developer = 'King',
): NamedGame => ({
  ...{ bundleId, title, developer },
  platforms: [platform],
});
const own = game('com.king.candy', 'Candy Crush Saga', 'android');
const list = (games: NamedGame[], pairs: Parameters<typeof dropSameGames>[2] = []) =>
  dropSameGames(own, games, pairs).map(({ bundleId }) => bundleId);

it('the listing of the other store is no neighbor, by its pair or by its name', () => {
  const pair = { ids: ['com.king.candy', 'id1'] as const, rejected: false };
  expect(list([game('id1', '糖果傳奇', 'ios')], [pair])).toEqual([]);
  expect(list([game('id1', 'Candy Crush Saga', 'ios', 'Other name')])).toEqual([]);
  expect(list([game('id1', '糖果傳奇 (Candy Crush Saga)', 'ios', 'King.com')])).toEqual([]);
});

it('other games stay: of one name in one store, of a part of it by somebody else, or decided to be two', () => {
  expect(list([game('com.b', 'Candy Crush Saga', 'android')])).toEqual(['com.b']);
  expect(list([game('id1', 'Candy Crush Saga: Fan Quiz', 'ios', 'Somebody')])).toEqual(['id1']);
  expect(list([game('id1', 'Candy Crush Soda Saga', 'ios')])).toEqual(['id1']);
  const pair = { ids: ['id1', 'com.king.candy'] as const, rejected: true };
  expect(list([game('id1', 'Candy Crush Saga', 'ios')], [pair])).toEqual(['id1']);
});

it('a neighbor comes once, where it is nearest', () => {
  const both = [game('id2', 'Royal Match', 'ios'), game('com.royal', 'Royal Match', 'android')];
  expect(list(both)).toEqual(['id2']);
});
