import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Capture, ChartImport, ChartRemoval } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Captures } from './Captures';

const FILE = '0b9ac4a8-5c0a-4b9e-8e0f-3f0d7f0a1111';
const capture = (change: Partial<Capture> = {}): Capture => ({
  ...{ id: 'android.puzzle.tw.downloads.x', platform: 'android', country: 'tw', category: 'puzzle' },
  ...{ rankingType: 'downloads', capturedAt: '2026-08-22T00:00:00Z', dayOnly: true, rowCount: 40 },
  ...{ previousRowCount: 100, thin: true, kind: 'import', source: 'import', derived: null, importId: FILE },
  ...{ fileName: 'taiwan.csv', jobId: null, createdByName: 'Mina Okafor', scheduled: false },
  ...{ updatedAt: '2026-11-20T08:00:00Z' },
  ...change,
});
const removal: ChartRemoval = {
  ...{ id: '0b9ac4a8-5c0a-4b9e-8e0f-3f0d7f0a2222', label: 'the import taiwan.csv', importId: FILE },
  ...{ chartCount: 1, rowCount: 40, removedByName: 'Mina Okafor' },
  ...{ removedAt: '2026-11-20T08:00:00Z', purgeAt: '2026-12-20T08:00:00Z' },
};
const file: ChartImport = {
  ...{
    id: FILE,
    fileName: 'taiwan.csv',
    jobId: null,
    createdByName: null,
    createdAt: '2026-11-20T08:00:00Z',
  },
  ...{ rowCount: 40, chartCount: 1, captureCount: 1, removalId: null },
};

let filters: unknown[];
let answers: Parameters<typeof fakeApi>[0];

beforeEach(async () => {
  filters = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/markets': () => page([]),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/rankings/captures': ({ url }) => {
      filters.push(JSON.parse(url.searchParams.get('filter') ?? '{}'));
      return page([capture()]);
    },
    'GET /api/chart-imports': () => page([file]),
    'GET /api/chart-removals': () => page([removal]),
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<Captures />, `/admin/captures${query}`);

it('shows what was captured when, from where and by whom, and warns of few rows', async () => {
  show('?country=tw&thin=1');
  const row = within((await screen.findByRole('link', { name: 'taiwan.csv' })).closest('tr')!);
  expect(row.getByText('22 Aug 2026')).toBeTruthy();
  expect(row.getByText('was 100')).toBeTruthy();
  expect(row.getByText('Mina Okafor')).toBeTruthy();
  expect(row.getByRole('link', { name: /^Taiwan/ }).getAttribute('href')).toBe(
    '/admin/game-rankings?platform=android&category=puzzle&country=tw&list=downloads&date=2026-08-22',
  );
  expect(filters).toEqual([{ country: 'tw', thin: true }]);
  await userEvent.click(screen.getByRole('button', { name: 'Incomplete' }));
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/captures?country=tw');
});

it('names what is not known', async () => {
  answers['GET /api/rankings/captures'] = () =>
    page([capture({ importId: null, fileName: null, createdByName: null })]);
  show();
  expect(await screen.findByText('Import, unknown file')).toBeTruthy();
  expect(screen.getByText('Unknown')).toBeTruthy();
});

it('lets administrators alone remove and restore, and restores it on demand', async () => {
  const row = capture({});
  const restored: string[] = [];
  answers['GET /api/rankings/captures'] = () => page([row]);
  answers[`DELETE /api/rankings/captures/${row.id}`] = () => ({ body: { ...row, removal } });
  answers[`POST /api/chart-removals/${removal.id}/restore`] = () => {
    restored.push(removal.id);
    return { body: { chartCount: 1, rowCount: 40, skipped: 0 } };
  };
  const { unmount } = show();
  await userEvent.click(await screen.findByRole('button', { name: /^Remove…/ }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(/^Restored/);
  expect(restored).toEqual([removal.id]);
  unmount();
  await session.signOut();
  answers['POST /api/auth/login'] = () => ({ body: grant('t', 'analyst') });
  await session.signIn('a@b.co', 'words of mine');
  for (const [query, shown] of [
    ['', 'taiwan.csv'],
    ['?view=imports', 'taiwan.csv'],
    ['?view=removed', 'The import taiwan.csv'],
  ] as const) {
    const shownAgain = show(query);
    await screen.findByText(shown);
    expect(screen.queryByRole('button', { name: /^(Remove…|Restore)/ })).toBeNull();
    shownAgain.unmount();
  }
});

it('asks before an import is removed, and takes it back on demand', async () => {
  const done: string[] = [];
  answers[`DELETE /api/chart-imports/${FILE}`] = () => {
    done.push('removed');
    return { body: removal };
  };
  answers[`POST /api/chart-removals/${removal.id}/restore`] = () => {
    done.push('restored');
    return { body: { chartCount: 1, rowCount: 40, skipped: 0 } };
  };
  show('?view=imports');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove… taiwan.csv' }));
  const question = await screen.findByRole('alertdialog', { name: 'Remove the import taiwan.csv?' });
  expect(done).toEqual([]);
  await userEvent.click(within(question).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/^Removed the import taiwan.csv/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Restored the import taiwan.csv: 40 rows in 1 chart.')).toBeTruthy();
  expect(done).toEqual(['removed', 'restored']);
});

it('says why nothing was removed', async () => {
  answers[`DELETE /api/chart-imports/${FILE}`] = () =>
    problem(409, 'An import is under way.', { code: 'busy' });
  show('?view=imports');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove… taiwan.csv' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('An import is under way.')).toBeTruthy();
});

it('lists what can be restored', async () => {
  show('?view=removed');
  expect(await screen.findByText('The import taiwan.csv')).toBeTruthy();
  expect(screen.getByText('20 Dec 2026')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Restore the import taiwan.csv' })).toBeTruthy();
});
