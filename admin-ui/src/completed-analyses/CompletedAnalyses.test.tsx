import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Analysis } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { ENGINES, analysis, feedback, item } from '../testing/sample-analysis';
import { showScreen } from '../testing/show-screen';
import { CompletedAnalyses } from './CompletedAnalyses';

let rows: Analysis[];
let filters: unknown[];
let answers: Parameters<typeof fakeApi>[0];
const PATH = '/admin/completed-analyses';

beforeEach(async () => {
  rows = [
    analysis(1, {
      analyzedAt: new Date(Date.now() - 2 * 3600e3).toISOString(),
      mechanics: [item('match-3'), item('timer', { feedback: feedback('rejected') })],
      metaElements: [],
    }),
    analysis(2, { title: '', developer: null }),
  ];
  filters = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/analyses/engines': () => ({ body: ENGINES }),
    'GET /api/analyses/mechanics': () => ({
      body: [
        { id: 'match-3', name: 'Match 3', kind: 'mechanics', games: 4 },
        { id: 'merge', name: 'Merge', kind: 'mechanics', games: 9 },
        { id: 'teams', name: 'Teams', kind: 'metaElements', games: 1 },
      ],
    }),
    'GET /api/analyses': ({ url }) => {
      filters.push(JSON.parse(url.searchParams.get('filter') ?? '{}'));
      return page(rows);
    },
    ...Object.fromEntries(rows.map((row) => [`GET /api/analyses/${row.id}`, () => ({ body: row })])),
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<CompletedAnalyses />, PATH + query);
const address = () => screen.getByLabelText('Address').textContent;
const card = async (title: string) =>
  (await screen.findByRole('button', { name: title })).closest('li') as HTMLElement;

it('has a card per game with its counts and the time that went by', async () => {
  show();
  expect(screen.getByRole('heading', { level: 1, name: 'Completed Analyses' })).toBeTruthy();
  const first = await card('Game 1');
  expect(first.textContent).toContain('Harbour Works');
  expect(first.textContent).toContain('1 mechanic');
  expect(first.textContent).toContain('0 meta elements');
  // The mechanics with the highest confidence; rejected ones are excluded.
  expect(within(first).getByText('Match 3')).toBeTruthy();
  expect(within(first).getByText('Analyzed about 2 hours ago')).toBeTruthy();
  expect((await card('Unknown Game')).textContent).toContain('Unknown Developer');
});

it('searches and filters by the server and by the address', async () => {
  show();
  await card('Game 1');
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search analyses...' }), 'hARB');
  await waitFor(() => expect(address()).toBe(`${PATH}?q=hARB`));
  await userEvent.selectOptions(screen.getByLabelText('Mechanic'), 'Merge (9)');
  await waitFor(() => expect(filters.at(-1)).toEqual({ q: 'hARB', mechanic: 'merge' }));
  expect(address()).toBe(`${PATH}?q=hARB&mechanic=merge`);
});

it('draws the most frequent elements, longest first, and filters by a press on one', async () => {
  show();
  const list = await screen.findByRole('region', { name: 'Core Mechanics' });
  expect(
    within(list)
      .getAllByRole('button')
      .map((bar) => bar.textContent),
  ).toEqual(['Merge', 'Match 3']);
  const bar = within(list).getByRole('button', { name: 'Match 3' });
  await userEvent.click(bar);
  await waitFor(() => expect(address()).toBe(`${PATH}?mechanic=match-3`));
  await userEvent.click(within(list).getByRole('button', { name: 'Match 3', pressed: true }));
  await waitFor(() => expect(address()).toBe(PATH));
});

it('says No analyses found, with the way back from a search', async () => {
  rows = [];
  show('?q=zzz');
  expect(await screen.findByRole('heading', { name: 'No analyses found' })).toBeTruthy();
  rows = [analysis(1)];
  await userEvent.click(screen.getByRole('button', { name: 'Show all analyses' }));
  await card('Game 1');
  expect(address()).toBe(PATH);
});

it('says Failed to fetch analyses, and tries again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const works = answers['GET /api/analyses']!;
  answers['GET /api/analyses'] = () => problem(503, 'The database is away.');
  show();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to fetch analyses');
  expect(screen.queryByText('No analyses found')).toBeNull();
  answers['GET /api/analyses'] = works;
  await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
  await card('Game 1');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('opens a card as a dialog that lives in the address and leads to the game and back', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Game 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Game 1' });
  expect(within(dialog).getByRole('region', { name: 'Core Mechanics' })).toBeTruthy();
  expect(within(dialog).getByRole('region', { name: 'Meta Elements' })).toBeTruthy();
  expect(within(dialog).getByText(/^Analyzed on \d/)).toBeTruthy();
  expect(address()).toBe(`${PATH}?analysis=${rows[0]!.id}`);
  const link = within(dialog).getByRole('link', { name: 'Open the game' });
  expect(link.getAttribute('href')).toBe('/admin/game-rankings/com.example.g1');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe(PATH));
});

it('opens two games side by side', async () => {
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Compare Game 1' }));
  expect(screen.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Unknown Game' }));
  await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  await waitFor(() =>
    expect(address()).toMatch(/^\/admin\/compare\?games=com\.example\.g1%2Ccom\.example\.g\d$/),
  );
});

it('lets at most six be compared', async () => {
  rows = [1, 2, 3, 4, 5, 6, 7].map((n) => analysis(n));
  show();
  for (const n of [1, 2, 3, 4, 5, 6]) {
    await userEvent.click(await screen.findByRole('checkbox', { name: `Compare Game ${n}` }));
  }
  expect(screen.getByRole('checkbox', { name: 'Compare Game 7' })).toHaveProperty('disabled', true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Compare Game 4' }));
  expect(screen.getByRole('checkbox', { name: 'Compare Game 7' })).toHaveProperty('disabled', false);
});

it('exports what is filtered as Markdown', async () => {
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => (saved.push(blob), 'blob:x'),
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  show('?q=game');
  await card('Game 1');
  answers['GET /api/analyses'] = ({ headers, url }) => {
    expect(headers.get('Accept')).toBe('application/x-ndjson');
    expect(url.searchParams.get('filter')).toBe('{"q":"game"}');
    return new Response(rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Markdown/ }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]!.type).toBe('text/markdown');
});
