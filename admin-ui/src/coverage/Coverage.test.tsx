import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Coverage as Figures, CoverageDay } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { getActionGroups } from '../components/actions/screen-actions';
import { showScreen } from '../testing/show-screen';
import { Coverage } from './Coverage';

const day = (date: string, change: Partial<CoverageDay>): CoverageDay => ({
  ...{ date, state: 'captured', capturedAt: `${date}T05:01:00Z`, rows: 100 },
  ...{ reason: null, dueAt: `${date}T05:00:00Z`, jobId: null },
  ...change,
});
const none = { capturedAt: null, rows: null };
const COVERAGE: Figures = {
  ...{ from: '2026-07-01', to: '2026-07-03', sample: false },
  counts: { captured: 1, empty: 0, blocked: 1, derived: 0, imported: 0, missing: 1 },
  lists: [
    {
      ...{ platform: 'ios', country: 'tw', category: 'games_puzzle', rankingType: 'downloads' },
      ...{ label: 'App Store, Taiwan, Top Free Games, Puzzle', capturedAt: '2026-07-01T05:01:00Z' },
      nextRunAt: '2026-07-04T05:00:00Z',
      days: [
        day('2026-07-01', {}),
        day('2026-07-02', { ...none, state: 'missing', reason: 'Nothing was fetched at 05:00 UTC.' }),
        day('2026-07-03', { ...none, state: 'blocked', reason: 'The store refused.' }),
      ],
    },
  ],
};
const ADDRESS = '/admin/coverage?platform=ios&country=tw';

let asked: string[];
let refreshes: unknown[];
let answers: Parameters<typeof fakeApi>[0];
beforeEach(async () => {
  asked = [];
  refreshes = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/markets': () => page([]),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/coverage': ({ url }) => {
      asked.push(url.search);
      return { body: COVERAGE };
    },
    'POST /api/rankings/refresh': ({ body }) => {
      refreshes.push(body);
      return { body: { jobId: '11111111-1111-4111-8111-111111111111' } };
    },
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

it('shows each day of each chart with its state, newest first, and the reasons of the gaps', async () => {
  showScreen(<Coverage />, ADDRESS);
  const row = (await screen.findByText('Puzzle')).closest('tr')!;
  expect([...row.cells].map((cell) => cell.title)).toEqual([
    expect.stringContaining('Puzzle'),
    '3 Jul 2026: Blocked by the store. The store refused.',
    '2 Jul 2026: Missing. Nothing was fetched at 05:00 UTC.',
    '1 Jul 2026: Captured. 100 rows',
  ]);
  expect(screen.getByText(/^Next run 4 Jul 2026/)).toBeTruthy();
  const table = within(screen.getByRole('region', { name: 'Charts that were not captured' }));
  expect(table.getByText('Nothing was fetched at 05:00 UTC.')).toBeTruthy();
  await userEvent.click(table.getAllByRole('button', { name: /^Fetch again: App Store, Taiwan/ })[0]!);
  expect(refreshes).toEqual([{ platforms: ['ios'], countries: ['tw'], categories: ['games_puzzle'] }]);
});

it('keeps the period and the kind of data in the address, and fetches no sample charts', async () => {
  showScreen(<Coverage />, ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: '90 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sample data' }));
  expect(screen.getByLabelText('Address').textContent).toBe(`${ADDRESS}&days=90&data=sample`);
  expect(asked.at(-1)).toContain('sample=true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fetch again' }).disabled).toBe(true);
  const offered = getActionGroups().flatMap(({ actions }) => actions.map(({ label }) => label));
  expect(offered).not.toContain('Fetch these charts again');
});

it('shows the newest days when the address names no day', async () => {
  showScreen(<Coverage />, `${ADDRESS}&to=2026-00-99`);
  await screen.findByRole('button', { name: '90 days' });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Later' }).disabled).toBe(true);
});

it('says when nothing was captured, when nothing is missing, and when it could not be read', async () => {
  answers['GET /api/coverage'] = () => ({ body: { ...COVERAGE, lists: [] } });
  const { unmount } = showScreen(<Coverage />, ADDRESS);
  expect(await screen.findByText('Nothing was captured here')).toBeTruthy();
  unmount();
  const [list] = COVERAGE.lists;
  answers['GET /api/coverage'] = () => ({
    body: { ...COVERAGE, lists: [{ ...list, days: list!.days.slice(0, 1) }] },
  });
  const whole = showScreen(<Coverage />, ADDRESS);
  expect(await screen.findByText('No charts are missing')).toBeTruthy();
  whole.unmount();
  answers['GET /api/coverage'] = () => problem(500, 'The database is away.');
  showScreen(<Coverage />, ADDRESS);
  expect(await screen.findByText("Couldn't load the coverage")).toBeTruthy();
});

it('leads to the last captured days when only gaps are shown', async () => {
  answers['GET /api/rankings/countries'] = () => ({
    body: [
      {
        ...{ id: 'tw', country: 'tw', name: 'Taiwan', capturedAt: '2026-03-04T00:00:00Z', dayOnly: true },
        ...{ platforms: ['ios'], sample: false, start: null, startCategory: null },
      },
    ],
  });
  const [list] = COVERAGE.lists;
  answers['GET /api/coverage'] = () => ({
    body: { ...COVERAGE, lists: [{ ...list, days: list!.days.slice(1) }] },
  });
  showScreen(<Coverage />, ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Show the days up to 4 Mar 2026' }));
  expect(screen.getByLabelText('Address').textContent).toBe(`${ADDRESS}&to=2026-03-04`);
});
