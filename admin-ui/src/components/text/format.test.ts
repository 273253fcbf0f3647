import { describe, expect, it } from 'vitest';
import {
  countryName,
  formatBytes,
  formatChange,
  formatDate,
  languageName,
  timeAgo,
  timeLeft,
} from './format';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (seconds: number) => timeAgo(new Date(now - seconds * 1000).toISOString(), now);

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [-120, 'just now'],
    [44, 'just now'],
    [45, '1 min ago'],
    [89, '1 min ago'],
    [90, '2 min ago'],
    [44 * 60, '44 min ago'],
    [45 * 60, '1 h ago'],
    [7200, '2 h ago'],
    [21.6 * 3600, '22 h ago'],
    [22 * 3600, '1 day ago'],
    [36 * 3600, '2 days ago'],
    [25 * 86400, '25 days ago'],
    [30 * 86400, '1 month ago'],
    [200 * 86400, '7 months ago'],
    [330 * 86400, '1 year ago'],
    [800 * 86400, '2 years ago'],
  ])('says for %d seconds "%s"', (seconds, text) => expect(ago(seconds)).toBe(text));

  it('has a dash for what is no time', () => expect(timeAgo('yesterday', now)).toBe('—'));
});

describe('timeLeft', () => {
  it('stays silent until something is known', () => {
    expect(timeLeft(0, 10, now - 9000, now)).toBeNull();
    expect(timeLeft(5, 10, now - 100, now)).toBeNull();
    expect(timeLeft(10, 10, now - 9000, now)).toBeNull();
  });

  it('goes by the pace so far', () => {
    expect(timeLeft(1, 5, now - 10_000, now)).toBe('about 40 s left');
    expect(timeLeft(1, 13, now - 10_000, now)).toBe('about 2 min left');
  });
});

it('writes sizes, dates and countries as people do', () => {
  expect([formatBytes(812), formatBytes(81_200), formatBytes(3_240_000)]).toEqual([
    '812 B',
    '81 kB',
    '3.2 MB',
  ]);
  expect(formatDate('2026-11-12T00:00:00.000Z')).toBe('12 Nov 2026');
  expect(formatDate('Varies with device')).toBe('Varies with device');
  expect([countryName('us'), countryName('zz9')]).toEqual(['United States', 'ZZ9']);
  expect(languageName('de')).toBe('German');
});

it('gives no sign to a change that rounds to nothing', () => {
  expect([-0.04, 0.04, -0.06, -1.25].map(formatChange)).toEqual(['0%', '0%', '−0.1%', '−1.3%']);
});

it('caps what grows from a tiny base', () => {
  expect([12.34, -5, 0, 999, 999.1, 171_176.2].map(formatChange)).toEqual([
    '+12.3%',
    '−5%',
    '0%',
    '+999%',
    '>+999%',
    '>+999%',
  ]);
});
