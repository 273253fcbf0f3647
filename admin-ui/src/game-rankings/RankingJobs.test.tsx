import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Job } from '../api/types';
import { fakeApi, page } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { RankingJobs } from './RankingJobs';
import type { Refresh } from './refresh/use-refresh';
import { ScreenProvider, type Screen } from './screen';

const ended = (kind: string, done: number): Job => ({
  ...{ id: 'j1', kind, title: 'Job', state: 'cancelled', progress: { done, total: 54, label: '' } },
  ...{ failures: [], error: null, result: null },
  ...{ createdAt: '2026-11-20T08:00:00Z', startedAt: '2026-11-20T08:00:00Z' },
  finishedAt: '2026-11-20T08:01:00Z',
});

it.each([
  ['rankings.refresh', 30, false],
  ['rankings.refresh', 0, true],
  ['rankings.import', 30, true],
] as const)(
  'after a cancelled %s with %d done, says that charts are unchanged: %s',
  (kind, done, expected) => {
    fakeApi({ 'GET /api/jobs': () => page([]) });
    const refresh = { running: [], joined: null, problem: null, ended: ended(kind, done) };
    showScreen(
      <ScreenProvider value={{ openImport: () => undefined } as Screen}>
        <RankingJobs refresh={refresh as unknown as Refresh} />
      </ScreenProvider>,
      '/admin/game-rankings',
    );
    expect(screen.queryByText('Existing charts are unchanged.') !== null).toBe(expected);
  },
);
