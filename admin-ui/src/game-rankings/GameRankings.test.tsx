import { ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Route, Routes, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { StoreContextProvider, localStorageStore } from 'react-admin';
import type { CurrentRankings, Platform, RankingRow } from '../api/types';
import { AuthProvider } from '../auth/auth-context';
import { session } from '../api/session/session';
import { JobsProvider } from '../jobs/jobs-context';
import { useShortcuts } from '../layout/shell/use-shortcuts';
import { theme } from '../layout/theme/theme';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { GameRankings } from './GameRankings';

const row = (
  rankPosition: number,
  bundleId: string,
  title: string,
  platform: Platform = 'android',
): RankingRow => ({
  rankPosition,
  previousPosition: null,
  change: null,
  trend: [rankPosition],
  bundleId,
  title,
  developer: null,
  iconUrl: null,
  platform,
  category: 'all',
});
const info = {
  ...{ capturedAt: '2026-11-20T06:00:00Z', dayOnly: false, sample: true, source: 'sample', derived: null },
  ...{ total: 3, previousTotal: null, thin: false },
};

function current(platform: Platform, category: string, downloads: RankingRow[]): CurrentRankings {
  return {
    platform,
    category,
    country: 'us',
    capturedAt: info.capturedAt,
    sample: true,
    lists: { downloads: info, revenue: { ...info, sample: false }, new: { ...info, total: 0 } },
    downloads,
    revenue: [row(1, 'com.gross', 'Grossing One')],
    new: [],
  };
}

const dated = {
  downloads: { ...info, sample: false, capturedAt: '2020-08-22T00:00:00.000Z' },
  revenue: { ...info, sample: false, capturedAt: '2020-08-22T09:15:00.000Z' },
  new: { ...info, sample: false, capturedAt: null, total: 0 },
};
const twice = [row(1, 'com.a', 'Alpha'), row(2, 'com.a', 'Alpha again'), row(3, 'com.b', 'Beta')];
let starts: Platform;
const store = localStorageStore('1', 'test');
let answers: Record<string, () => ReturnType<typeof problem> | { body: unknown }>;

beforeEach(async () => {
  starts = 'android';
  localStorage.clear();
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  answers = {
    android: () => ({ body: current('android', 'all', twice) }),
    ios: () => ({ body: current('ios', 'all', [row(1, 'com.c', 'Gamma', 'ios')]) }),
  };
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/rankings/current': ({ url }) => answers[url.searchParams.get('platform') ?? '']!(),
    'GET /api/rankings/countries': () => ({
      body: [
        {
          id: 'us',
          country: 'us',
          name: 'United States',
          platforms: [],
          capturedAt: '',
          sample: true,
          dayOnly: false,
          start: starts,
          startCategory: null,
        },
      ],
    }),
    'GET /api/rankings/ranks': () => ({
      body: [...twice.slice(1, 3), row(51, 'com.deep', 'Deep Down')].map((one, at) => ({
        ...one,
        bundleId: `${one.bundleId}.${at}`,
      })),
    }),
    'GET /api/jobs': () => ({ body: [] }),
  });
  await session.signIn('a@b.co', 'words of mine');
});

function Address() {
  useShortcuts();
  const { pathname, search, state } = useLocation();
  return <output>{pathname + search + (state ? JSON.stringify(state) : '')}</output>;
}

function show(path = '/admin/game-rankings') {
  window.history.replaceState(null, '', path);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <ThemeProvider theme={theme}>
      <QueryClientProvider client={client}>
        <StoreContextProvider value={store}>
          <BrowserRouter>
            <Address />
            <AuthProvider>
              <JobsProvider>
                <Routes>
                  <Route path="/admin/game-rankings" element={<GameRankings />} />
                  <Route path="*" element={<p>Elsewhere</p>} />
                </Routes>
              </JobsProvider>
            </AuthProvider>
          </BrowserRouter>
        </StoreContextProvider>
      </QueryClientProvider>
    </ThemeProvider>,
  );
  return client;
}

const list = (name: string) => screen.findByRole('region', { name });

it('shows three lists, each game once, with the empty text and the sample mark where they belong', async () => {
  show();
  const free = await list('Top Free Games');
  expect(within(free).getAllByRole('link')).toHaveLength(2);
  expect(within(free).getByText('Alpha')).toBeTruthy();
  expect(within(free).queryByText('Alpha again')).toBeNull();
  expect(within(free).getByText('Sample data')).toBeTruthy();
  const grossing = await list('Top Grossing Games');
  expect(within(grossing).queryByText('Sample data')).toBeNull();
  expect(within(grossing).getByText('Unknown Developer')).toBeTruthy();
  expect(within(await list('Top New Games')).getByText('No games found')).toBeTruthy();
});

it('resets the category when the platform changes and keeps the choice in the address', async () => {
  show('/admin/game-rankings?category=puzzle&platform=android&country=us');
  await list('Top Free Games');
  const category = screen.getByLabelText<HTMLSelectElement>('Category');
  expect(category.value).toBe('puzzle');
  expect(within(category).getAllByRole('option')).toHaveLength(19);
  await userEvent.click(screen.getByRole('button', { name: 'iOS' }));
  expect(await screen.findByText('Gamma')).toBeTruthy();
  expect(category.value).toBe('all');
  expect(within(category).getAllByRole('option')).toHaveLength(18);
  expect(document.body.textContent).toContain('/admin/game-rankings?platform=ios&country=us');
});

it('never shows the rows of one chart under the filters of another', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  show();
  await screen.findByText('Alpha');
  const fine = answers.ios!;
  answers.ios = () => problem(503, 'Away for a moment');
  await userEvent.click(screen.getByRole('button', { name: 'iOS' }));
  expect(screen.queryByText('Alpha')).toBeNull();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain("Couldn't load the charts");
  expect(alert.textContent).toContain('Away for a moment');
  expect(screen.queryByText('Alpha')).toBeNull();
  expect(screen.queryByText('No games found')).toBeNull();
  expect(document.querySelector('.as-of')?.textContent).toContain('App Store');
  answers.ios = fine;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Gamma')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('keeps the rows of the same chart when it cannot be read again, and says of when they are', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const client = show();
  await screen.findByText('Alpha');
  answers.android = () => problem(500, 'Something went wrong on our side.');
  await client.invalidateQueries({ queryKey: ['rankings', 'current'] });
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Showing 20 Nov.*\. Last update failed/);
  expect(screen.getByText('Alpha')).toBeTruthy();
});

it('opens at the chart that the server names, and after a choice at that one', async () => {
  starts = 'ios';
  show();
  expect(await screen.findByText('Gamma')).toBeTruthy();
  expect(await screen.findByText('/admin/game-rankings?platform=ios&country=us')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Android' }));
  expect(await screen.findByText('Alpha')).toBeTruthy();
  cleanup();
  show();
  expect(await screen.findByText('Alpha')).toBeTruthy();
});

it('says that there is no such country and offers one', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const fine = answers.android!;
  answers.android = () =>
    problem(400, 'Wrong', { errors: { country: '"zz" is not a two-letter country code' } });
  show('/admin/game-rankings?platform=android&country=zz');
  expect(await screen.findByRole('heading', { name: '“ZZ” is not a valid country.' })).toBeTruthy();
  expect(document.body.textContent).not.toContain('Unknown Region');
  answers.android = fine;
  await userEvent.click(screen.getByRole('button', { name: 'Show United States' }));
  expect(await screen.findByText('Alpha')).toBeTruthy();
});

it('enters the rows with j or k from anywhere on the screen, and goes on from there', async () => {
  show();
  await screen.findByText('Alpha');
  const rows = await within(await list('Top Free Games')).findAllByRole('link');
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(rows[0]);
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(rows[1]);
  rows[1]!.blur();
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(rows[1]);
});

it('moves by arrows inside a list and across, and opens a game with Enter', async () => {
  show();
  await screen.findByText('Alpha');
  const rows = await within(await list('Top Free Games')).findAllByRole('link');
  expect(rows.map((link) => link.tabIndex)).toEqual([0, -1]);
  rows[0]!.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(rows[1]);
  expect(rows.map((link) => link.tabIndex)).toEqual([-1, 0]);
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Grossing One');
  await userEvent.keyboard('{ArrowLeft}{End}{Enter}');
  expect(screen.getByText('Elsewhere')).toBeTruthy();
  expect(document.body.textContent).toContain(
    '/admin/game-rankings/com.b?platform=android&country=us{"from":"/admin/game-rankings?platform=android&country=us","list":"downloads"}',
  );
});

it('names market and platform in the tab', async () => {
  show('/admin/game-rankings?platform=ios&country=jp');
  await screen.findByText('Gamma');
  expect(document.title).toBe('Japan · App Store · Game Rankings · Gamekit');
});

it('says the date and the age of a list, and that an old one is old', async () => {
  answers.android = () => ({ body: { ...current('android', 'all', twice), lists: dated } });
  show();
  const [day, time] = (await screen.findAllByText(/ · /, { selector: 'time' })).map((one) => one.textContent);
  expect(day).toMatch(/^22 Aug 2020 · \d+ years ago$/);
  expect(time).toMatch(/^22 Aug 2020, \d\d:15 · \d+ years ago$/);
  expect(screen.getAllByTitle(/Older than a week/)).toHaveLength(2);
});

it('folds a list that was never captured to a line with its next step', async () => {
  answers.android = () => ({ body: { ...current('android', 'all', twice), lists: dated } });
  show();
  const missing = await list('Top New Games');
  expect(within(missing).getByText('No games found')).toBeTruthy();
  expect(missing.closest('.rank-lists')).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Import…' })).toHaveLength(1);
});

it('shows the ways to the first chart where nothing was captured', async () => {
  const none = { ...info, sample: false, capturedAt: null, total: 0 };
  answers.android = () => ({
    body: { ...current('android', 'all', []), lists: { downloads: none, revenue: none, new: none } },
  });
  show();
  expect(await screen.findByRole('heading', { name: 'No games found' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Refresh Rankings' })).toHaveLength(1);
  expect(screen.getAllByRole('button', { name: 'Import…' })).toHaveLength(1);
  expect(screen.queryByRole('region', { name: 'Top Free Games' })).toBeNull();
});

it('opens the ranks below the first fifty, and closes them again', async () => {
  const all = current('android', 'all', twice);
  answers.android = () => ({ body: { ...all, lists: { ...all.lists, downloads: { ...info, total: 120 } } } });
  show();
  const free = within(await list('Top Free Games'));
  await userEvent.click(free.getByRole('button', { name: 'Show all 120' }));
  expect(await free.findByText('Deep Down')).toBeTruthy();
  await userEvent.click(free.getByRole('button', { name: 'Show top 50' }));
  expect(free.queryByText('Deep Down')).toBeNull();
});

it('tells the course of a rank in words', async () => {
  const climber = { ...row(1, 'com.up', 'Climber'), trend: [30, null, 1] };
  answers.android = () => ({ body: current('android', 'all', [climber]) });
  show();
  const words = 'Last 3 captures: from #30 to #1, best #1, not listed in 1';
  expect(await screen.findByTitle(words)).toBeTruthy();
  expect(screen.getByRole('link', { name: new RegExp(words) })).toBeTruthy();
});

it('picks games for tagging instead of opening them, each once over all lists', async () => {
  show();
  const free = within(await list('Top Free Games'));
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  const bar = within(await screen.findByRole('group', { name: 'Selected games' }));
  expect(bar.getByRole('button', { name: 'Manage Tags' })).toHaveProperty('disabled', true);
  const alpha = free.getByRole('checkbox', { name: /Alpha/ });
  alpha.focus();
  await userEvent.keyboard(' {ArrowDown}{Enter}');
  expect(free.getAllByRole('checkbox').map((box) => box.getAttribute('aria-checked'))).toEqual([
    'true',
    'true',
  ]);
  expect(bar.getByText('2 selected')).toBeTruthy();
  await userEvent.click(alpha);
  expect(bar.getByText('1 selected')).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Manage Tags' })).toHaveProperty('disabled', false);
  await userEvent.click(bar.getByRole('button', { name: 'Clear' }));
  expect(bar.getByText('0 selected')).toBeTruthy();
  await userEvent.click(bar.getByRole('button', { name: 'Done' }));
  expect(free.getAllByRole('link')).toHaveLength(2);
});

it('selects a range with shift, a whole list at once, and a row by x', async () => {
  const many = [1, 2, 3, 4, 5, 6, 7].map((place) => row(place, `com.g${place}`, `Game ${place}`));
  answers.android = () => ({ body: current('android', 'all', many) });
  show();
  const free = within(await list('Top Free Games'));
  const [, second] = await free.findAllByRole('link');
  second!.focus();
  await userEvent.keyboard('x');
  const bar = within(await screen.findByRole('group', { name: 'Selected games' }));
  expect(bar.getByText('1 selected')).toBeTruthy();
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(free.getByRole('checkbox', { name: /Game 4/ }));
  await user.keyboard('{/Shift}');
  expect(bar.getByText('3 selected')).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', false);
  expect(bar.getByRole('button', { name: 'To idea' })).toHaveProperty('disabled', false);
  await user.click(screen.getByRole('button', { name: 'Select all 7 of Top Free Games' }));
  expect(bar.getByText('7 selected')).toBeTruthy();
  expect(bar.getByRole('button', { name: 'Compare' })).toHaveProperty('disabled', true);
  expect(bar.getByRole('button', { name: 'To idea' })).toHaveProperty('disabled', true);
});

it('forgets what was selected when another chart is shown', async () => {
  show();
  const free = within(await list('Top Free Games'));
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  await userEvent.click(free.getByRole('checkbox', { name: /Alpha/ }));
  await userEvent.click(screen.getByRole('button', { name: 'iOS' }));
  await screen.findByText('Gamma');
  expect(screen.queryByRole('group', { name: 'Selected games' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Android' }));
  await screen.findByText('Alpha');
  await userEvent.click(screen.getByRole('button', { name: 'Select' }));
  expect(screen.getByText('0 selected')).toBeTruthy();
});
