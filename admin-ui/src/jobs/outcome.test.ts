import { expect, it } from 'vitest';
import type { Job } from '../api/types';
import { describeProgress } from './ProgressRow';
import { describeOutcome } from './outcome';

const job = (part: Partial<Job>): Job => ({
  id: 'j',
  kind: 'rankings.import',
  title: 'Import charts.csv',
  state: 'running',
  progress: { done: 0, total: 0, label: '' },
  failures: [],
  error: null,
  result: null,
  createdAt: '2026-11-21T06:00:00Z',
  startedAt: '2026-11-21T06:00:00Z',
  finishedAt: null,
  ...part,
});

it('tells the end of a job in one plain sentence', () => {
  expect(describeOutcome(job({ state: 'failed', error: 'No source is configured yet.' }))).toEqual({
    tone: 'error',
    title: 'Import charts.csv: failed',
    detail: 'No source is configured yet.',
  });
  expect(
    describeOutcome(
      job({ state: 'completed', kind: 'other', result: { rows: 12000, charts: 4, badLines: 0, note: 'x' } }),
    ),
  ).toEqual({
    tone: 'good',
    title: 'Import charts.csv: done',
    detail: '12,000 rows, 4 charts',
  });
  expect(
    describeOutcome(
      job({
        kind: 'other',
        state: 'completed',
        failures: [{ label: 'line 3', reason: 'no rank' }],
        result: { badLines: 1 },
      }),
    ),
  ).toEqual({ tone: 'note', title: 'Import charts.csv: done with 1 failure', detail: '1 bad line' });
  expect(describeOutcome(job({ state: 'cancelled' })).title).toBe('Import charts.csv: cancelled');
});

it('gives the games of a batch as parts that add up', () => {
  const batch = (result: Record<string, number>) =>
    describeOutcome(job({ kind: 'analyses.batch', state: 'completed', result })).detail;
  expect(batch({ games: 50, analysed: 50, reused: 1, failed: 0 })).toBe('50 games: 49 analyzed, 1 unchanged');
  expect(batch({ games: 1, analysed: 0, reused: 0, failed: 1 })).toBe('1 game: 1 failed');
  expect(batch({ games: 9, analysed: 4, reused: 0, failed: 5, skipped: 3 })).toBe(
    '9 games: 4 analyzed, 3 skipped, 2 failed',
  );
});

it('says what is being done and how much is left', () => {
  const now = Date.parse('2026-11-21T06:00:10Z');
  expect(describeProgress(job({ state: 'queued' }), now)).toBe('Queued. Starts automatically');
  expect(describeProgress(job({}), now)).toBe('working');
  expect(describeProgress(job({ progress: { done: 1, total: 3, label: 'reading Puzzle' } }), now)).toBe(
    '1 of 3 done · about 20 s left · reading Puzzle',
  );
  const counted = { done: 1, total: 3, label: 'reading Puzzle and 1 more · 2 left' };
  expect(describeProgress(job({ progress: counted }), now)).toBe(
    '1 of 3 done · about 20 s left · reading Puzzle and 1 more',
  );
  expect(describeProgress(job({ progress: { done: 5000, total: 0, label: '5,000 rows read' } }), now)).toBe(
    '5,000 rows read',
  );
});
