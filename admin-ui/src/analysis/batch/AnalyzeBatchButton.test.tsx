import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Job } from '../../api/types';
import { session } from '../../api/session/session';
import { fakeApi, grant, problem } from '../../testing/fake-api';
import { ENGINES } from '../../testing/sample-analysis';
import { showScreen } from '../../testing/show-screen';
import { AnalyzeBatchButton, type BatchTarget } from './AnalyzeBatchButton';
import { BatchJobs } from './BatchJobs';

const job = (change: Partial<Job>): Job => ({
  id: 'j1',
  kind: 'analyses.batch',
  title: 'Analyze Top Free Games',
  state: 'running',
  progress: { done: 1, total: 3, label: 'Big Harbour' },
  failures: [],
  error: null,
  result: null,
  createdAt: '2026-11-21T06:00:00Z',
  startedAt: '2026-11-21T06:00:00Z',
  finishedAt: null,
  ...change,
});
const chart = (rankingType: 'downloads' | 'revenue', games: number): BatchTarget => ({
  label: rankingType === 'downloads' ? 'Top Free Games' : 'Top Grossing Games',
  games,
  scope: { chart: { platform: 'ios', category: 'all', country: 'us', rankingType } },
});

let answers: Parameters<typeof fakeApi>[0];
let asked: unknown[];
let stream: ReadableStreamDefaultController<Uint8Array>;
const tell = (event: 'progress' | 'done', told: Job) =>
  stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(told)}\n\n`));

beforeEach(async () => {
  asked = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/jobs/j1': () => ({ body: job({}) }),
    'GET /api/jobs/j1/events': () =>
      new Response(new ReadableStream<Uint8Array>({ start: (controller) => void (stream = controller) })),
    'GET /api/analyses/engines': () => ({ body: ENGINES }),
    'POST /api/analyses/batch/preview': () => ({ body: { games: 50, described: 8 } }),
    'POST /api/analyses/batch': ({ body }) => {
      asked.push(body);
      return { status: 202, body: { jobId: 'j1' } };
    },
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (targets: BatchTarget[]) =>
  showScreen(
    <>
      <AnalyzeBatchButton targets={targets}>Analyze</AnalyzeBatchButton>
      <BatchJobs />
    </>,
    '/admin/game-rankings',
  );

it('says how many games and which engine, and shows the job through to what failed', async () => {
  show([chart('downloads', 50), chart('revenue', 3)]);
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  const dialog = await screen.findByRole('dialog', { name: 'Analyze games' });
  await within(dialog).findByText(/^Runs on this server/);
  expect((await within(dialog).findByRole('status')).textContent).toContain(
    '8 of 50 games have a description.',
  );
  expect(within(dialog).getByRole('button', { name: 'Analyze 50 games' })).toBeTruthy();
  await userEvent.selectOptions(within(dialog).getByLabelText('Games'), 'Top Grossing Games');
  await userEvent.selectOptions(within(dialog).getByLabelText('Engine'), 'Model server, harbour-1');
  expect(within(dialog).getByText(/sent to the model server/)).toBeTruthy();
  await userEvent.click(within(dialog).getByRole('switch', { name: 'Re-run' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Analyze 3 games' }));
  expect(await within(dialog).findByText(/1 of 3 done/)).toBeTruthy();
  expect(asked).toEqual([
    {
      chart: { platform: 'ios', category: 'all', country: 'us', rankingType: 'revenue' },
      engine: 'openai',
      fresh: true,
    },
  ]);
  const failures = [{ label: 'Big Harbour', reason: 'There is no description to read.' }];
  tell(
    'done',
    job({ state: 'completed', failures, result: { games: 3, analysed: 2, reused: 0, failed: 1 } }),
  );
  expect(await within(dialog).findByText('There is no description to read.')).toBeTruthy();
  expect(within(dialog).getByText('3 games: 2 analyzed, 1 failed')).toBeTruthy();
});

it('says why it could not be started', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answers['POST /api/analyses/batch'] = () => problem(400, 'There is no game in this list.');
  show([chart('downloads', 2)]);
  await userEvent.click(screen.getByRole('button', { name: 'Analyze' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Analyze 2 games' }));
  expect((await screen.findByRole('alert')).textContent).toContain('There is no game in this list.');
});

it('is disabled without games', async () => {
  show([chart('downloads', 0)]);
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Analyze' })).toHaveProperty('disabled', true),
  );
});
