import { type RankingKey, rankingId, parseRankingId } from './ranking-id.js';

const KEY: RankingKey = {
  platform: 'ios',
  category: 'games_role_playing',
  country: 'us',
  rankingType: 'revenue',
  capturedAt: new Date('2026-07-01T10:20:30.456Z'),
  rankPosition: 17,
};

it('of a row identifies the row', () => {
  expect(parseRankingId(rankingId(KEY))).toEqual(KEY);
  expect(rankingId(KEY)).toMatch(/^[a-z0-9._]+$/);
});

it('differs in every part of the key', () => {
  const others: RankingKey[] = [
    { ...KEY, platform: 'android' },
    { ...KEY, category: 'all' },
    { ...KEY, country: 'de' },
    { ...KEY, rankingType: 'new' },
    { ...KEY, capturedAt: new Date('2026-07-01T10:20:30.457Z') },
    { ...KEY, rankPosition: 71 },
  ];
  expect(new Set([KEY, ...others].map(rankingId)).size).toBe(others.length + 1);
});

it.each([
  '',
  'a',
  'ios.all.us.revenue.abc',
  'ios.all.us.revenue.abc.1.2',
  'windows.all.us.revenue.abc.1',
  'ios.all.us.paid.abc.1',
  'ios..us.revenue.abc.1',
  'ios.all.us.revenue.!.1',
  'ios.all.us.revenue.zzzzzzzzzzzzzz.1',
  'ios.all.us.revenue.abc.0',
  'ios.all.us.revenue.abc.1e9',
  'ios.all.us.revenue.abc.x',
  '__proto__.all.us.revenue.abc.1',
])('is not %j', (text) => {
  expect(parseRankingId(text)).toBeUndefined();
});
