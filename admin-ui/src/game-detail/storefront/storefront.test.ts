import { expect, it } from 'vitest';
import { readStorefront } from './storefront';

const both = [{ platform: 'android' as const }, { platform: 'ios' as const }];
const read = (query: string, ...rest: [typeof both, Parameters<typeof readStorefront>[2]]) =>
  readStorefront(new URLSearchParams(query), ...rest);

it('takes the address first, then the chart the reader came from, then the first store', () => {
  expect(read('platform=ios&country=JP', both, { platform: 'android', country: 'de' })).toEqual({
    platform: 'ios',
    country: 'jp',
  });
  expect(read('', both, { platform: 'ios', country: 'de' })).toEqual({ platform: 'ios', country: 'de' });
  expect(read('country=germany', both, null)).toEqual({ platform: 'android', country: 'us' });
});

it('does not look for a game in a store of the charts where it is not sold', () => {
  expect(read('', both.slice(0, 1), { platform: 'ios', country: 'jp' })).toEqual({
    platform: 'android',
    country: 'jp',
  });
});

it('opens where the game charts, when that is not at home', () => {
  const open = (...countries: string[]) =>
    readStorefront(
      new URLSearchParams(),
      both,
      null,
      countries.map((country, index) => ({
        platform: index === 0 ? ('ios' as const) : ('android' as const),
        country,
      })),
    ).country;
  expect(open('tw')).toBe('tw');
  expect(open('jp', 'tw')).toBe('tw');
  expect(open('tw', 'us')).toBe('us');
  expect(open()).toBe('us');
});

it('leaves the platform open for a game nobody knows yet', () => {
  expect(read('platform=windows', [], null)).toEqual({ country: 'us' });
});
