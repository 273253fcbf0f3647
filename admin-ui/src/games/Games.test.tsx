import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { gameDetail, gameRow } from '../testing/games';
import { showScreen } from '../testing/show-screen';
import { Games } from './Games';

type Handlers = Parameters<typeof fakeApi>[0];
let handlers: Handlers;
let asked: URLSearchParams[];
const rows = [gameRow('com.a', 'Alpha', { developer: 'Mina' }), gameRow('com.b', 'Beta')];

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  asked = [];
  handlers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/tags': () => page([]),
    'GET /api/games': ({ url }) => {
      asked.push(url.searchParams);
      return page(rows, 60);
    },
  };
  fakeApi(handlers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<Games />, `/admin/games${query}`);
const address = () => screen.getByLabelText('Address').textContent;
const filter = () => JSON.parse(asked.at(-1)?.get('filter') ?? 'null') as unknown;

it('asks for what the address says and keeps every choice in it', async () => {
  show('?q=merge&platform=ios&category=games_puzzle&page=2');
  expect(await screen.findByText('Alpha')).toBeTruthy();
  expect(screen.getByText('60 games found')).toBeTruthy();
  expect(filter()).toEqual({ q: 'merge', platform: 'ios', category: 'games_puzzle' });
  expect(asked.at(-1)?.get('range')).toBe('[25,49]');
  await userEvent.click(screen.getByRole('button', { name: 'Android' }));
  expect(address()).toBe('/admin/games?q=merge&platform=android&category=puzzle');
  await userEvent.type(screen.getByLabelText('Mechanic or meta element'), 'Idle');
  await waitFor(() => expect(address()).toContain('mechanic=Idle'));
  await userEvent.click(await screen.findByRole('button', { name: 'Updated' }));
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('["updatedAt","DESC"]'));
});

it('names the taxonomy entry that it filters by', async () => {
  const entry = {
    ...{ id: 'leaderboards', kind: 'metaElements', name: 'Ranked boards', definition: 'Ranks players.' },
    ...{ family: 'Social', aliases: [], related: [], within: null, boundary: null, examples: [] },
    ...{ counterexample: null, instead: null, team: false, games: 1, confirmed: 0, rejected: 0 },
  };
  handlers['GET /api/taxonomy'] = () => ({ body: [entry] });
  show('?mechanic=leaderboards');
  expect(await screen.findByText('Has “Ranked boards”')).toBeTruthy();
});

it('begins with what is high in the charts, and with the best match of what is searched', async () => {
  const rankedIn = {
    ...({ platform: 'android', country: 'tw', category: 'all', rankingType: 'downloads' } as const),
    ...{ capturedAt: '2026-07-06T00:00:00Z', sample: false },
  };
  const ranked = { rank: 1, rankedIn };
  handlers['GET /api/games'] = ({ url }) => {
    asked.push(url.searchParams);
    return page([gameRow('com.a', 'Alpha', ranked)], 60);
  };
  show();
  expect(await screen.findByText('Taiwan, best rank first')).toBeTruthy();
  expect(asked.at(-1)?.get('sort')).toBe('["rank","ASC"]');
  await userEvent.type(screen.getByLabelText('Search by title, developer or id'), 'merge');
  await waitFor(() => expect(asked.at(-1)?.get('sort')).toBe('["relevance","ASC"]'));
  expect(address()).toBe('/admin/games?q=merge');
});

it('says of each game why it is similar', async () => {
  handlers['GET /api/games/com.z'] = () => ({ body: gameDetail({ bundleId: 'com.z' }) });
  handlers['GET /api/games/com.z/similar'] = () => ({
    body: [
      {
        ...{ bundleId: 'com.a', title: 'Alpha', developer: 'Mina', iconUrl: null, platforms: ['android'] },
        ...{ nearness: 0.8, why: ['Core mechanics of both: Merging', 'Both charted in US'], shared: [] },
        ...{ analyzed: true, chartedDays: 30, capturedDays: 30, sample: false },
      },
    ],
  });
  show('?similar=com.z');
  const row = within((await screen.findByText('Alpha')).closest('tr')!);
  expect(await row.findByText('Core mechanics of both: Merging')).toBeTruthy();
  expect(row.getByText('Both charted in US')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Why' })).toBeTruthy();
});

it('says what was not found and offers the ways on', async () => {
  handlers['GET /api/games'] = () => page([], 0);
  show('?q=nothing+like+it');
  expect(await screen.findByRole('heading', { name: 'No games found' })).toBeTruthy();
  expect(screen.getByText('No title, developer or id matches “nothing like it”.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Show all games' }));
  await waitFor(() => expect(address()).toBe('/admin/games'));
});

it('says why the list cannot be read and reads it again', async () => {
  const fine = handlers['GET /api/games']!;
  handlers['GET /api/games'] = () => problem(503, 'Away for a moment');
  show();
  expect(await screen.findByText('Away for a moment')).toBeTruthy();
  handlers['GET /api/games'] = fine;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Beta')).toBeTruthy();
});

it('shows what is wrong with a store link beside its field, then opens the added game', async () => {
  handlers['POST /api/games'] = () =>
    problem(400, 'Wrong', { errors: { storeUrl: 'is not the address of a store page' } });
  show('?add=https%3A%2F%2Fexample.com%2Fx');
  const dialog = await screen.findByRole('dialog', { name: 'Add game' });
  const field = within(dialog).getByLabelText<HTMLInputElement>('Store link or id');
  expect(field.value).toBe('https://example.com/x');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add game' }));
  expect(await within(dialog).findByText('It is not the address of a store page.')).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  let sent: unknown;
  handlers['POST /api/games'] = ({ body }) => {
    sent = body;
    return { status: 201, body: gameDetail() };
  };
  await userEvent.clear(field);
  await userEvent.type(field, ' com.a ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add game' }));
  await waitFor(() => expect(address()).toBe('/admin/game-rankings/com.a'));
  expect(sent).toEqual({ storeUrl: 'com.a' });
});

it('fills in the details of the chosen games as a job that is followed to its end', async () => {
  let sent: unknown;
  handlers['POST /api/games/enrich'] = ({ body }) => {
    sent = body;
    return { status: 202, body: { jobId: 'j1' } };
  };
  const job = {
    id: 'j1',
    kind: 'games.enrich',
    title: 'Fetch store details',
    state: 'completed',
    progress: { done: 2, total: 2, label: '' },
    failures: [{ label: 'Beta', reason: 'Google Play turned us away.' }],
    error: null,
    result: { filled: 1 },
    createdAt: '2026-11-21T06:00:00Z',
    startedAt: null,
    finishedAt: null,
  };
  handlers['GET /api/jobs/j1'] = () => ({ body: job });
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const bar = screen.getByRole('group', { name: 'Selected games' });
  expect(within(bar).getByText('2 selected')).toBeTruthy();
  expect(within(bar).getByRole('button', { name: 'Manage Tags' })).toBeTruthy();
  await userEvent.click(within(bar).getByRole('button', { name: 'Fetch store details' }));
  expect(await screen.findByText('Fetch store details: done with 1 failure')).toBeTruthy();
  expect(sent).toEqual({ bundleIds: ['com.a', 'com.b'] });
});

it('selects nothing of a search that was left before the answer came', async () => {
  show();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  const list = handlers['GET /api/games']!;
  const held: (() => void)[] = [];
  handlers['GET /api/games'] = (request) => {
    if (request.url.searchParams.get('range') === '[0,24]') return list(request);
    const answer = Response.json(rows, { headers: { 'Content-Range': 'rows 0-1/60' } });
    return new Promise<Response>((resolve) => held.push(() => resolve(answer)));
  };
  await userEvent.click(screen.getByRole('button', { name: 'Select all 60' }));
  expect(held).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Android' }));
  const findBar = () => screen.queryByRole('group', { name: 'Selected games' });
  await waitFor(() => expect(findBar()).toBeNull());
  held[0]!();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(findBar()).toBeNull();
});
