import type { FinishedItem } from '../../jobs/jobs.types.js';
import {
  type ChartResult,
  hasFailed,
  summarizeMarketRuns,
  describeRefresh,
  summarizeRefresh,
} from './refresh-summary.js';

const at = (second: number) => new Date(Date.UTC(2026, 10, 21, 6, 0, second));

function item(outcome: Partial<ChartResult> | null, more: Partial<FinishedItem> = {}): FinishedItem {
  const whole = outcome && { outcome: 'found', rows: 0, lists: 1, calls: {}, notes: [], ...outcome };
  const done = { label: 'A chart', scope: 'ios/us', state: 'done' as const, reason: null };
  return { ...done, outcome: whole, startedAt: at(0), finishedAt: at(1), ...more };
}

it('adds up the charts by outcome', () => {
  const summary = summarizeRefresh([
    item({ rows: 100, lists: 2, calls: { 'App Store@a': 2 } }),
    item({ rows: 40, calls: { 'App Store@a': 1, 'Google Play@b': 1 } }, { finishedAt: at(31) }),
    item({ outcome: 'empty', notes: ['It is empty.'] }, { label: 'Another chart' }),
    item({ outcome: 'blocked' }, { state: 'failed' }),
    item({ outcome: 'layout-changed' }, { state: 'failed' }),
    item({ outcome: 'not-available' }, { state: 'failed' }),
    item({ outcome: 'failed' }, { state: 'failed' }),
    // It was begun too often and never ended: there is no result of ours.
    item(null, { state: 'failed' }),
  ]);
  expect(summary).toEqual({
    charts: 8,
    lists: 3,
    found: 2,
    empty: 1,
    blocked: 1,
    layoutChanged: 1,
    notAvailable: 1,
    failed: 2,
    rows: 140,
    milliseconds: 31_000,
    calls: { 'App Store@a': 3, 'Google Play@b': 1 },
    notes: [{ label: 'Another chart', reason: 'It is empty.' }],
  });
});

it('says in one sentence how it went', () => {
  const fine = summarizeRefresh([item({ rows: 1_200 }), item({ rows: 40 })]);
  expect(describeRefresh(fine)).toBe('Rankings refreshed: 2 of 2 charts fetched with 1,240 rows');
  const poor = summarizeRefresh([
    item({ outcome: 'empty' }),
    item({ outcome: 'blocked' }),
    item({ outcome: 'failed' }),
  ]);
  expect(describeRefresh(poor)).toBe(
    'Rankings refreshed: 0 of 3 charts fetched with 0 rows, 1 empty, 2 failed',
  );
});

it('has failed when no chart was fetched and none was empty', () => {
  const failed = summarizeRefresh([item({ outcome: 'blocked' }), item({ outcome: 'failed' })]);
  expect(hasFailed(failed)).toBe(true);
  expect(describeRefresh(failed)).toBe('Refresh failed: no charts fetched');
  expect(hasFailed(summarizeRefresh([item({ outcome: 'blocked' }), item({ outcome: 'empty' })]))).toBe(false);
  expect(hasFailed(summarizeRefresh([item({ outcome: 'blocked' }), item({ rows: 40 })]))).toBe(false);
});

it('leaves out what was canceled', () => {
  const summary = summarizeRefresh([item(null, { state: 'cancelled', startedAt: null, finishedAt: null })]);
  expect(summary).toMatchObject({ charts: 1, found: 0, failed: 0, milliseconds: 0 });
});

it('adds up each country without canceled charts', () => {
  const runs = summarizeMarketRuns(
    [
      item({ rows: 100 }),
      item({ rows: 40 }, { scope: 'android/us' }),
      item({ outcome: 'blocked' }, { scope: 'android/jp', state: 'failed' }),
      item(null, { scope: 'ios/jp', state: 'cancelled' }),
    ],
    'job',
  );
  expect(Object.fromEntries(runs)).toEqual({
    us: { jobId: 'job', charts: 2, found: 2, rows: 140 },
    jp: { jobId: 'job', charts: 1, found: 0, rows: 0 },
  });
});
