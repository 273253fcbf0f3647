import { expect, it } from 'vitest';
import type { ImportResult, Job } from '../api/types';
import { describeImport, describeSkippedLines, importedChartPath } from './import-outcome';

const NOTHING = {
  rows: 0,
  added: 0,
  changed: 0,
  charts: 0,
  badLines: 0,
  skippedPaid: 0,
  skippedNotGames: 0,
  newest: null,
};

const imported = (result: Partial<ImportResult>): Job => ({
  id: 'j',
  kind: 'rankings.import',
  title: 'Import charts.csv',
  state: 'completed',
  progress: { done: 0, total: 0, label: '' },
  failures: [],
  error: null,
  result: { ...NOTHING, ...result },
  createdAt: '2026-11-21T06:00:00Z',
  startedAt: '2026-11-21T06:00:00Z',
  finishedAt: '2026-11-21T06:00:09Z',
});

it.each([
  [{ rows: 1, added: 1, charts: 1, skippedPaid: 99 }, '1 row in 1 chart; 99 paid-chart rows skipped'],
  [{ rows: 18795, added: 18795, charts: 196 }, '18,795 rows in 196 charts'],
  [{ rows: 18795, added: 0, charts: 196 }, '18,795 rows in 196 charts: 0 new, 18,795 already known'],
  [
    { rows: 10, added: 3, changed: 2, charts: 2, skippedNotGames: 1 },
    '10 rows in 2 charts: 3 new, 2 corrected, 5 already known; 1 non-game app skipped',
  ],
])('tells what an import brought (%j)', (result, text) => {
  expect(describeImport(imported(result))).toBe(text);
});

it('counts the lines that were skipped', () => {
  expect(describeSkippedLines(imported({ badLines: 4 }))).toBe('4 lines skipped; the rest were imported.');
  expect(describeSkippedLines(imported({ badLines: 1 }))).toBe('1 line skipped; the rest were imported.');
});

it('knows where the imported chart is', () => {
  const newest = { platform: 'ios', category: 'games_word', country: 'jp' } as const;
  expect(importedChartPath(imported({ newest }))).toBe(
    '/admin/game-rankings?platform=ios&category=games_word&country=jp',
  );
  expect(importedChartPath(imported({ newest: null }))).toBeNull();
  expect(importedChartPath({ ...imported({ newest }), state: 'failed' })).toBeNull();
});
