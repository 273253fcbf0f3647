import { expect, it } from 'vitest';
import { listStaleKeys } from './refresh-after-writes';

it.each([
  ['webhooks/w1', [['webhooks'], ['webhook-deliveries']]],
  ['tags', [['tags']]],
  ['tags/t1', [['tags'], ['watchlists'], ['dashboard'], ['games']]],
  ['games/com.a/tags/t1', [['tags'], ['watchlists'], ['dashboard'], ['games']]],
  ['games/com.a/notes/n1', [['games', 'com.a', 'notes']]],
  ['games/com.a/description', [['games', 'com.a']]],
  [
    'ideas/i1/vote',
    [
      ['ideas', 'getList'],
      ['ideas', 'team', 'i1'],
    ],
  ],
  ['unified-games/u1/split', [[]]],
  ['analyses/batch', []],
])('a write to %s makes these queries stale: %j', (path, keys) => {
  expect(listStaleKeys(path.split('/'))).toEqual(keys);
});
