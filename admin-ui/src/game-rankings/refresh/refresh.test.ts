import { describe, expect, it } from 'vitest';
import type { CurrentRankings, Job } from '../../api/types';
import { describeOutcome } from '../../jobs/outcome';
import { describeChart } from './RefreshStatus';
import { findStaleList } from './stale-list';
import { whenNext } from './next-run';
import { formatDuration, describeRefresh } from '../../jobs/refresh-result';

const result = (part: object) => ({
  charts: 54,
  found: 54,
  empty: 0,
  rows: 2700,
  milliseconds: 41_000,
  notes: [],
  ...part,
});
const refresh = (part: Partial<Job> = {}): Job => ({
  id: 'r1',
  kind: 'rankings.refresh',
  title: 'Refresh rankings',
  state: 'completed',
  progress: { done: 54, total: 54, label: '' },
  failures: [],
  error: null,
  result: result({}),
  createdAt: '2026-11-21T05:00:00Z',
  startedAt: '2026-11-21T05:00:00Z',
  finishedAt: '2026-11-21T05:01:00Z',
  ...part,
});
const failure = (label: string, reason = 'Google Play did not answer.') => ({ label, reason });
const PUZZLE = 'Google Play, United States, Top Free Games, Puzzle';

describe('the outcome of a refresh', () => {
  it('counts the charts that were updated', () => {
    expect(describeRefresh(refresh())).toBe('All 54 charts updated');
    expect(describeRefresh(refresh({ result: result({ found: 52 }) }))).toBe('52 of 54 charts updated');
    expect(describeRefresh(refresh({ result: result({ found: 0 }) }))).toBe('No charts updated');
  });

  it('counts what was done before it was cancelled, and nothing it cannot know', () => {
    const progress = { done: 20, total: 54, label: '' };
    expect(describeRefresh(refresh({ state: 'cancelled', result: null, progress }))).toBe(
      'Cancelled after 20 of 54 charts',
    );
    expect(describeRefresh(refresh({ state: 'failed', result: null }))).toBe('Refresh failed');
  });

  it('is good, partly good or bad, with the reason when there is one for all', () => {
    expect(describeOutcome(refresh())).toEqual({
      tone: 'good',
      title: 'All 54 charts updated',
      detail: '2,700 rows in 41 s.',
    });
    const failures = [failure(PUZZLE), failure('b')];
    expect(describeOutcome(refresh({ failures, result: result({ found: 52, rows: 2600 }) }))).toEqual({
      tone: 'note',
      title: '52 of 54 charts updated',
      detail: '2,600 rows in 41 s. Google Play did not answer.',
    });
    const nothing = result({ found: 0, rows: 0 });
    expect(describeOutcome(refresh({ state: 'failed', failures, result: nothing }))).toEqual({
      tone: 'error',
      title: 'Refresh failed: no charts fetched',
      detail: 'Google Play did not answer.',
    });
    expect(describeOutcome(refresh({ result: result({ found: 46, empty: 8 }) })).detail).toBe(
      '2,700 rows in 41 s. 8 charts were empty.',
    );
    const mixed = [failure(PUZZLE), failure('b', 'Another reason.')];
    expect(describeOutcome(refresh({ failures: mixed, result: result({ found: 52 }) })).detail).toBe(
      '2,700 rows in 41 s.',
    );
  });

  it.each([
    [300, '1 s'],
    [59_400, '59 s'],
    [83_400, '1 min 23 s'],
  ])('says %d ms as %s', (milliseconds, text) => expect(formatDuration(milliseconds)).toBe(text));
});

describe('a list that was kept', () => {
  const chart = {
    platform: 'android',
    category: 'puzzle',
    country: 'us',
    countryName: 'United States',
  } as const;
  const failed = refresh({ failures: [failure(PUZZLE)] });
  const findStale = (jobs: Job[], capturedAt: string | null, part: object = {}) =>
    findStaleList(jobs, { ...chart, ...part }, 'downloads', capturedAt);

  it('is told of with the reason while its capture is older than the refresh', () => {
    expect(findStale([failed], '2026-11-20T05:00:00Z')).toEqual({
      reason: 'Google Play did not answer.',
      empty: false,
    });
    expect(findStale([failed], null)?.reason).toBe('Google Play did not answer.');
    expect(findStale([failed], '2026-11-21T05:00:30Z')).toBeNull();
  });

  it('is that list only', () => {
    expect(findStale([failed], null, { category: 'word' })).toBeNull();
    expect(findStale([failed], null, { platform: 'ios' })).toBeNull();
    expect(findStale([failed], null, { countryName: 'Germany' })).toBeNull();
    expect(findStaleList([failed], chart, 'new', null)).toBeNull();
    expect(findStale([{ ...failed, kind: 'rankings.import' }], null)).toBeNull();
  });

  it('knows a label that writes its category in other capitals, and the two names of the overall chart', () => {
    const roles = refresh({
      failures: [failure('Google Play, United States, Top Free Games, Role playing')],
    });
    expect(findStale([roles], null, { category: 'role_playing' })).not.toBeNull();
    const all = refresh({ failures: [failure('Google Play, United States, Top Free Games, All Games')] });
    expect(findStale([all], null, { category: 'game' })).not.toBeNull();
  });

  it('takes the newest refresh that tried, and tells an empty chart from one that failed', () => {
    const later = refresh({
      startedAt: '2026-11-21T06:00:00Z',
      finishedAt: '2026-11-21T06:01:00Z',
      result: result({ notes: [failure(PUZZLE, 'The chart is empty.')] }),
    });
    expect(findStale([failed, later], '2026-11-20T05:00:00Z')).toEqual({
      reason: 'The chart is empty.',
      empty: true,
    });
  });
});

it.each([
  [new Date(2026, 10, 21, 23, 30), 'today 23:30'],
  [new Date(2026, 10, 22, 5, 0), 'tomorrow 05:00'],
  [new Date(2026, 10, 24, 5, 0), 'Tuesday 05:00'],
  [new Date(2026, 11, 12, 5, 0), '12 Dec 2026, 05:00'],
])('tells %s as %s on Saturday evening', (at, text) =>
  expect(whenNext(at.toISOString(), new Date(2026, 10, 21, 22, 0))).toBe(text),
);

describe('the status of the chart on screen', () => {
  const info = {
    ...{ capturedAt: null, dayOnly: false, sample: false, source: null, derived: null, total: 0 },
    ...{ previousTotal: null, thin: false },
  };
  const real = { ...info, capturedAt: new Date().toISOString(), source: 'google-play' };
  const sample = { ...real, capturedAt: '2026-11-20T05:00:00Z', sample: true, source: 'sample' };
  const describeLists = (lists: Partial<CurrentRankings['lists']>) => {
    const all = { downloads: info, revenue: info, new: info, ...lists };
    const capturedAt = Object.values(all).find((list) => list.capturedAt)?.capturedAt ?? null;
    return describeChart({ platform: 'android', capturedAt, lists: all } as CurrentRankings);
  };

  it.each([
    [{}, 'This chart hasn’t been captured yet.'],
    [{ downloads: sample }, 'Sample chart. Refresh or import to replace it.'],
    [{ downloads: sample, new: real }, 'This chart was updated from Google Play just now.'],
    [{ downloads: { ...real, source: 'import' } }, 'This chart was imported.'],
  ])('is told in a sentence (%#)', (lists, text) => expect(describeLists(lists)).toBe(text));
});
