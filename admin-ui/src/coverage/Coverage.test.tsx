import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Coverage as Figures, CoverageDay } from '../api/coverage';
import { session } from '../api/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
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
let answers: Parameters<typeof fakeApi>[0];
beforeEach(async () => {
  asked = [];
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
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

it('keeps the period and the kind of data in the address, and fetches no sample charts', async () => {
  showScreen(<Coverage />, ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: '90 days' }));
  await userEvent.click(screen.getByRole('button', { name: 'Sample data' }));
  expect(screen.getByLabelText('Address').textContent).toBe(`${ADDRESS}&days=90&data=sample`);
  expect(asked.at(-1)).toContain('sample=true');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Fetch again' }).disabled).toBe(true);
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
  expect(await screen.findByText('No chart is missing')).toBeTruthy();
  whole.unmount();
  answers['GET /api/coverage'] = () => problem(500, 'The database is away.');
  showScreen(<Coverage />, ADDRESS);
  expect(await screen.findByText("Couldn't load the coverage")).toBeTruthy();
});
