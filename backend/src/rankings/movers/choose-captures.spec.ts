import { type RequestedSpan, chooseCaptures } from './choose-captures.js';

const at = (time: string) => new Date(time.length === 10 ? `${time}T00:00:00Z` : time);
const captures = (...times: string[]) => times.map((time) => ({ capturedAt: at(time), sample: false }));
const AUGUST = captures('2026-08-22', '2026-08-21', '2026-08-15', '2026-08-14', '2026-07-23');

function choose(list: ReturnType<typeof captures>, asked: RequestedSpan) {
  const { reason, ...chosen } = chooseCaptures(list, asked);
  const pair = 'later' in chosen && [chosen.later, chosen.earlier];
  return { reason, days: pair ? pair.map(({ capturedAt }) => capturedAt.toISOString().slice(0, 10)) : null };
}

it('compares the newest capture with the one before when nothing is asked for', () => {
  expect(choose(AUGUST, {})).toEqual({
    days: ['2026-08-22', '2026-08-21'],
    reason: 'newest capture and the one before it',
  });
});

it('counts days from the newest capture, however long ago that is', () => {
  expect(choose(AUGUST, { days: 7 })).toEqual({
    days: ['2026-08-22', '2026-08-15'],
    reason: 'newest capture and the nearest one 7 days earlier',
  });
  expect(choose(AUGUST, { days: 1 }).days).toEqual(['2026-08-22', '2026-08-21']);
  expect(choose(AUGUST, { days: 30 }).days).toEqual(['2026-08-22', '2026-07-23']);
});

it('takes the nearest capture, also one a little more than so many days before', () => {
  const times = captures('2026-08-22T06:00:00Z', '2026-08-18T06:00:00Z', '2026-08-15T05:58:00Z');
  expect(choose(times, { days: 7 }).days).toEqual(['2026-08-22', '2026-08-15']);
});

it('says that there is no capture so many days earlier instead of comparing another one', () => {
  const two = captures('2026-08-22', '2026-08-21');
  expect(choose(two, { days: 7 })).toEqual({
    days: null,
    reason: 'No capture around 15 Aug 2026, 7 days before the newest one of 22 Aug 2026.',
  });
});

it('compares the first and the last capture of a span', () => {
  const span = { from: at('2026-08-01'), to: at('2026-08-16') };
  expect(choose(AUGUST, span)).toEqual({
    days: ['2026-08-15', '2026-08-14'],
    reason: 'first and last capture from 1 Aug 2026 to 16 Aug 2026',
  });
  expect(choose(AUGUST, { from: at('2026-08-14') })).toEqual({
    days: ['2026-08-22', '2026-08-14'],
    reason: 'first and last capture since 14 Aug 2026',
  });
  expect(choose(AUGUST, { to: at('2026-08-16') })).toEqual({
    days: ['2026-08-15', '2026-08-14'],
    reason: 'last capture until 16 Aug 2026 and the one before it',
  });
});

it.each([
  [{ from: '2026-09-01', to: '2026-09-08' }, 'No capture from 1 Sep 2026 to 8 Sep 2026.'],
  [
    { from: '2026-08-22', to: '2026-09-08' },
    'Only one capture, of 22 Aug 2026, from 22 Aug 2026 to 8 Sep 2026.',
  ],
  [{ from: '2026-08-16', to: '2026-08-16' }, 'No capture on 16 Aug 2026.'],
  [{ from: '2026-11-20' }, 'No capture since 20 Nov 2026.'],
  [{ to: '2026-01-01' }, 'No capture until 1 Jan 2026.'],
])('says when %o has less than two captures', ({ from, to }: { from?: string; to?: string }, reason) => {
  const asked = { ...(from && { from: at(from) }), ...(to && { to: at(to) }) };
  expect(choose(AUGUST, asked)).toEqual({
    days: null,
    reason: `${reason} The newest capture is of 22 Aug 2026.`,
  });
});

it('needs two captures', () => {
  expect(choose([], { days: 7 }).reason).toBe('This list has not been captured yet.');
  expect(choose(captures('2026-08-22'), {}).reason).toBe('This list was captured once, on 22 Aug 2026.');
});
