import { expect, it } from 'vitest';
import { chartCameFrom, wayBack } from './way-back';

it('returns to the filtered rankings and to the row', () => {
  expect(wayBack('com.a', { from: '/admin/game-rankings?platform=ios', list: 'new' })).toEqual({
    to: '/admin/game-rankings?platform=ios',
    label: 'Back to Rankings',
    state: { returnTo: { list: 'new', bundleId: 'com.a' } },
  });
});

it('says Back to Tags only when the reader came from a tags page', () => {
  expect(wayBack('com.a', { from: '/admin/tags?tag=1' })).toMatchObject({
    to: '/admin/tags?tag=1',
    label: 'Back to Tags',
  });
  expect(wayBack('com.a', { from: '/admin/tagsoup' }).label).toBe('Back to Rankings');
});

it.each([null, undefined, {}, { from: 7 }, { from: 'https://elsewhere.example' }])(
  'goes to the rankings without a page to return to (%o)',
  (state) =>
    expect(wayBack('com.a', state)).toMatchObject({ to: '/admin/game-rankings', label: 'Back to Rankings' }),
);

it('remembers the chart the reader came from', () => {
  expect(chartCameFrom({ from: '/admin/game-rankings?platform=ios&country=tw' })).toEqual({
    platform: 'ios',
    category: 'all',
    country: 'tw',
  });
  expect(chartCameFrom({ from: '/admin/tags' })).toBeNull();
  expect(chartCameFrom(null)).toBeNull();
});
