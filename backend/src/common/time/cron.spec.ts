import { findLastRun, isCron, nextRun, runsMoreThanHourly } from './cron.js';

const at = (time: string) => new Date(`2026-11-22T${time}Z`);

it.each(['0 6 * * *', '*/30 5-7 * * 1', ' 15 4 1 * * '])('takes %p', (text) =>
  expect(isCron(text)).toBe(true),
);

it.each(['', 'daily', '0 6 * *', '0 0 6 * * *', '61 6 * * *', '0 6 30 2 *'])('refuses %p', (text) =>
  expect(isCron(text)).toBe(false),
);

it('runs at its minutes only', () => {
  expect(nextRun('0 6 * * *', at('06:00:00'))).toEqual(new Date('2026-11-23T06:00:00Z'));
  expect(nextRun(null, at('06:00:00'))).toBeNull();
  expect(findLastRun('0 6 * * *', at('05:58:00'), at('05:59:00'))).toBeNull();
  expect(findLastRun('0 6 * * *', at('05:59:00'), at('06:00:00'))).toEqual(at('06:00:00'));
  expect(findLastRun('0 6 * * *', at('06:00:00'), at('06:01:00'))).toBeNull();
  expect(findLastRun('0 * * * *', at('03:10:00'), at('06:20:00'))).toEqual(at('06:00:00'));
  expect(findLastRun(null, at('03:10:00'), at('06:20:00'))).toBeNull();
});

it.each([
  ['0 * * * *', false],
  ['0 6,18 * * *', false],
  ['*/30 * * * *', true],
  ['0,59 6 * * *', true],
  ['* 3 * * *', true],
])('tells whether %s runs more than hourly: %s', (cron, often) =>
  expect(runsMoreThanHourly(cron, at('12:00:00'))).toBe(often),
);
