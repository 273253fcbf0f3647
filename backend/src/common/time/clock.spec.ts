import { parseDay } from './clock.js';

it('reads days of the calendar only', () => {
  expect(parseDay('2028-02-29')).toEqual(new Date('2028-02-29T00:00:00Z'));
  for (const text of [
    '2026-02-30',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '2026-W01-1',
    '0000-01-01',
    '2026-11-22T10:00:00Z',
    '',
  ])
    expect(parseDay(text)).toBeNull();
});
