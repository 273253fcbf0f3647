import type { ActiveMarket } from '../markets/markets.service.js';
import { findDueMarkets } from './find-due-markets.js';

const at = (time: string, day = 30) => new Date(`2026-11-${day}T${time}:00Z`);
const market = (schedule: string | null): ActiveMarket => ({
  ...{ country: 'us', platforms: ['ios'], cron: null, paused: false, isTest: false },
  ...{ lastRunAt: null, lastRun: null, schedule, pinned: false },
});

/** When the market is due, by the time of the last look and of this one. */
function findDue(seen: Date | null, now: Date, schedule = '0 6 * * *', seenSchedule = schedule) {
  const look = { schedule: seenSchedule, startedUntil: seen };
  return findDueMarkets([market(schedule)], new Map([['us', look]]), now)[0]!.dueAt;
}

it('is due at its minute, however often it is looked at', () => {
  expect(findDue(at('05:59'), at('06:00'))).toEqual(at('06:00'));
  expect(findDue(at('06:00'), at('06:00'))).toEqual(at('06:00'));
  expect(findDue(at('06:00'), at('06:01'))).toBeNull();
});

it('is due late when no process looked at its minute, up to some hours', () => {
  expect(findDue(at('05:59'), at('06:01'))).toEqual(at('06:00'));
  expect(findDue(at('23:00', 29), at('09:30'))).toEqual(at('06:00'));
  expect(findDue(at('23:00', 29), at('12:01'))).toBeNull();
});

it('is due once for several missed times', () => {
  expect(findDue(at('02:30'), at('06:30'), '0 * * * *')).toEqual(at('06:00'));
});

it('is never due for a time before its schedule was first seen', () => {
  expect(findDueMarkets([market('0 6 * * *')], new Map(), at('06:01'))[0]!.dueAt).toBeNull();
  expect(findDue(at('05:00'), at('06:01'), '0 6 * * *', '0 7 * * *')).toBeNull();
  expect(findDue(null, at('06:01'))).toBeNull();
  expect(findDueMarkets([market(null)], new Map(), at('06:00'))[0]!.dueAt).toBeNull();
});

it('is due at its minute although a fast clock looked further', () => {
  expect(findDue(at('08:00'), at('06:00'))).toEqual(at('06:00'));
});
