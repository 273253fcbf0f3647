import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CountryPresence } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { androidListing, gameDetail, marketData } from '../testing/games';
import { analysis, gameAnalysis, item } from '../testing/sample-analysis';
import { showScreen } from '../testing/show-screen';
import { GameDetail } from './GameDetail';

// The plots need a browser's layout; the browser tests cover them.
vi.mock('./ranks/RankHistory', () => ({ RankHistory: () => null }));
vi.mock('./ranks/LaunchCourse', () => ({ LaunchCourse: () => null }));

type Handlers = Parameters<typeof fakeApi>[0];
const GAME = 'GET /api/games/com.a';
const MARKET = `${GAME}/market-data`;

const presence: CountryPresence = {
  ...{ bundleId: 'com.a', platform: 'android', category: 'all', rankingType: 'downloads' },
  ...{ from: '2026-08-23', date: '2026-11-20', target: 'us', depth: 50, sample: false },
  origin: { why: 'one_country', country: null, day: null, missing: [], lead: null },
  countries: [
    {
      ...{ country: 'us', name: 'United States', total: 50, firstDay: '2026-11-19' },
      days: [
        { day: '2026-11-19', rank: 4 },
        { day: '2026-11-20', rank: null },
      ],
    },
  ],
};

let handlers: Handlers;
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  handlers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/rankings/countries': () => ({ body: [] }),
    [GAME]: () => ({ body: gameDetail() }),
    [MARKET]: () => ({ body: marketData() }),
    [`${GAME}/facts`]: () => ({
      body: {
        ...{ bundleId: 'com.a', platform: 'android', storeId: 'com.a', country: 'us' },
        ...{ from: '2026-11-01', to: '2026-11-20', rows: [] },
      },
    }),
    'GET /api/unified-games': () => page([]),
    [`${GAME}/changes`]: () => page([]),
    'GET /api/events': () => ({ body: [] }),
    [`${GAME}/notes`]: () => page([]),
    [`${GAME}/similar`]: () => ({ body: [] }),
    'GET /api/trends/countries/presence': () => ({ body: presence }),
  };
  fakeApi(handlers);
  await session.signIn('a@b.co', 'words of mine');
});

function show(path = '/admin/game-rankings/com.a') {
  showScreen(
    <Routes>
      <Route path="/admin/game-rankings/:bundleId" element={<GameDetail />} />
    </Routes>,
    path,
  );
}
const region = (name: string) => screen.findByRole('region', { name });

it('shows a fallback text for everything unknown', async () => {
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Alpha' })).toBeTruthy();
  for (const text of [
    'Unknown Developer',
    'No description available.',
    'No screenshots available',
    'No similar apps found',
    'Not analyzed yet',
  ]) {
    expect(screen.getByText(text)).toBeTruthy();
  }
  expect(within(await region('Version Info')).getAllByText('N/A')).toHaveLength(3);
  // Three unmeasured figures collapse to one line, without growth or a rating count.
  expect(await screen.findAllByText('Default, not measured')).toHaveLength(1);
  const defaults = { Downloads: '> 20.000.000', Revenue: '> $20.000', Rating: '4.5' };
  for (const [name, value] of Object.entries(defaults))
    expect(within(await region(name)).getByText(value)).toBeTruthy();
  expect(screen.queryByText('53,344 ratings')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Rankings' })).toBeTruthy();
});

it('names similar games with the reasons, says what was not compared, and opens some side by side', async () => {
  const near = {
    ...{ bundleId: 'com.b', title: 'Beta', developer: null, iconUrl: null, platforms: ['ios' as const] },
    ...{ nearness: 0.5, shared: [], analyzed: true, chartedDays: 3, capturedDays: 9, sample: true },
    why: [
      'Core mechanics of both: Item merging',
      'Both charted in Top Free Puzzle, United States, on 3 of 9 captured days',
    ],
  };
  handlers[`${GAME}/similar`] = () => ({ body: [near] });
  show();
  const card = within(await region('Similar games'));
  for (const reason of near.why) expect(await card.findByText(reason)).toBeTruthy();
  expect(card.getByText('Sample data')).toBeTruthy();
  expect(card.getByText('n = 3')).toBeTruthy();
  expect(card.getByText('Fewer matches, because it is not analyzed and it is not charting.')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Compare' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(card.getByRole('checkbox', { name: 'Compare with Beta' }));
  const { pathname, search } = new URL(card.getByRole<HTMLAnchorElement>('link', { name: 'Compare' }).href);
  expect(pathname + search).toBe('/admin/compare?games=com.a%2Ccom.b');
});

it('without similar games it says why, and offers the one thing that helps', async () => {
  show();
  const card = within(await region('Similar games'));
  expect(await card.findByText('No similar games found')).toBeTruthy();
  expect(card.getByText(/^This game is not analyzed/)).toBeTruthy();
  expect(card.getByRole('button', { name: 'Analyze this game' })).toBeTruthy();
});

it('shows what is new in the current version', async () => {
  handlers[MARKET] = () => ({ body: marketData({ version: '2.0', releaseNotes: 'More levels' }) });
  show();
  expect(await within(await region('Version Info')).findByText('More levels')).toBeTruthy();
});

it('shows what the release notes of the latest versions say is new', async () => {
  const facts = [{ kind: 'season', quote: 'Season 4 is here!' }];
  handlers['GET /api/events'] = () => ({
    body: [
      {
        ...{ id: '1', type: 'store.version_released', bundleId: 'com.a', platform: 'android', country: 'us' },
        ...{ category: null, rankingType: null, sample: false },
        ...{ occurredAt: '2026-11-18T00:00:00.000Z', recordedAt: '2026-11-18T08:00:00.000Z' },
        data: { from: '1.0', to: '1.1', releaseNotes: 'Season 4 is here! Have fun.', facts },
      },
    ],
  });
  show();
  const versions = within(await screen.findByRole('region', { name: 'Latest versions' }));
  expect(versions.getByText('Season')).toBeTruthy();
  expect(versions.getByText('Season 4 is here!')).toBeTruthy();
  expect(versions.getByText('18 Nov 2026')).toBeTruthy();
});

it('says once why an analysis started from the similar games failed', async () => {
  handlers['POST /api/analyses'] = () =>
    problem(422, 'Analysis failed: The description is written in Thai.', { code: 'language_not_supported' });
  show();
  const card = within(await region('Similar games'));
  await userEvent.click(await card.findByRole('button', { name: 'Analyze this game' }));
  const alert = await card.findByRole('alert');
  expect(alert.textContent).toMatch(/written in Thai\. \w/);
});

it('shows what the store states of installs, purchases and ads, and leaves out the rest', async () => {
  const stated = {
    installCount: 41_942,
    inAppPurchases: true,
    purchaseRange: '$1.49 per item',
    containsAds: false,
  };
  handlers[MARKET] = () => ({ body: marketData({ version: '2.0', ...stated }) });
  show();
  const info = within(await region('Version Info'));
  expect((await info.findByText('41,942')).title).toBe('According to Google Play');
  expect(info.getByText('$1.49 per item')).toBeTruthy();
  expect(info.getByText('None')).toBeTruthy();
  expect(info.queryByText('Price')).toBeNull();
});

it('keeps the base data when the details fail, says why at the bottom, and tries again', async () => {
  handlers[MARKET] = () => problem(502, 'Failed to fetch from Google Play: 503 Service Unavailable');
  show();
  const banner = await screen.findByRole('alert');
  expect(banner.textContent).toContain('Failed to load additional game details');
  expect(banner.textContent).toContain('Failed to fetch from Google Play: 503 Service Unavailable');
  expect(screen.getByRole('heading', { level: 1, name: 'Alpha' })).toBeTruthy();
  handlers[MARKET] = () => ({ body: marketData({ version: '7.1' }) });
  await userEvent.click(within(banner).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('7.1')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('says so when only a stored copy came because every source failed', async () => {
  const outcomes = [
    { provider: 'Google Play', outcome: 'blocked' as const, message: 'Google Play turned us away.' },
  ];
  handlers[MARKET] = () => ({ body: marketData({ stored: true, outcomes, version: '3.0' }) });
  show();
  expect((await screen.findByRole('alert')).textContent).toContain('Google Play turned us away.');
  expect(screen.getByText('3.0')).toBeTruthy();
  expect(screen.getByText('Google Play: blocked')).toBeTruthy();
});

it('tells the outcomes of the sources apart and does not alarm when a store does not have the game', async () => {
  const outcomes = [
    { provider: 'Market data', outcome: 'layout-changed' as const, message: 'x' },
    { provider: 'Google Play', outcome: 'not-found' as const, message: 'y' },
    { provider: 'App Store', outcome: 'found' as const, message: 'z' },
  ];
  handlers[MARKET] = () => ({ body: marketData({ outcomes }) });
  show();
  const list = await screen.findByRole('list', { name: 'Result per source' });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Market data: layout changed',
    'Google Play: not available in this country',
    'App Store: found',
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
});

it('takes a store that does not sell the game for an answer, not a failure', async () => {
  handlers[MARKET] = () => problem(404, 'Game not found');
  show('/admin/game-rankings/com.a?platform=ios');
  expect(await screen.findByText('App Store: not available in this country')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('opens a game that is not stored yet: asks the stores first, then reads the game', async () => {
  let stored = false;
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => (answer = resolve));
  handlers[GAME] = () => (stored ? { body: gameDetail() } : problem(404, 'Game not found'));
  handlers[MARKET] = async () => {
    await asked;
    stored = true;
    return Response.json(marketData());
  };
  show();
  expect(await screen.findByText('Not in the catalog yet')).toBeTruthy();
  answer();
  expect(await screen.findByRole('heading', { level: 1, name: 'Alpha' })).toBeTruthy();
});

it('moves to the bundle id of a game that was known by its track id only', async () => {
  handlers['GET /api/games/id42'] = () => ({ body: gameDetail({ bundleId: 'id42', title: 'Alpha' }) });
  handlers['GET /api/games/id42/market-data'] = () => ({ body: marketData({ platform: 'ios' }) });
  show('/admin/game-rankings/id42?platform=ios');
  await waitFor(() =>
    expect(screen.getByLabelText('Address').textContent).toBe('/admin/game-rankings/com.a?platform=ios'),
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Alpha' })).toBeTruthy();
});

it.each([
  [404, 'Game not found', 'in your catalog or in the stores'],
  [503, 'Failed to fetch from Google Play: 503 Service Unavailable', 'the stores couldn’t be reached'],
])('is a fatal error when nobody knows the game (%d)', async (status, detail, words) => {
  handlers[GAME] = () => problem(404, 'Game not found');
  handlers[MARKET] = () => problem(status, detail);
  show();
  const error = await screen.findByRole('alert');
  expect(within(error).getByRole('heading', { name: 'Error' })).toBeTruthy();
  expect(error.textContent).toContain('Game not found');
  expect(error.textContent).toContain(words);
  const back = within(error).getByRole('link', { name: 'Go Back' });
  expect(back.getAttribute('href')).toBe('/admin/game-rankings');
});

it('is a fatal error with the words of the catalog when the game cannot be read', async () => {
  handlers[GAME] = () => problem(500, 'Something broke');
  show();
  expect(await screen.findByText('Failed to load game details')).toBeTruthy();
});

it('keeps the storefront in the address and asks for it; refreshing asks the sources anew', async () => {
  const asked: string[] = [];
  handlers[MARKET] = ({ url }) => {
    asked.push(url.search);
    return { body: marketData() };
  };
  show('/admin/game-rankings/com.a?platform=android&country=jp');
  await waitFor(() => expect(asked).toEqual(['?platform=android&country=jp']));
  await userEvent.click(await screen.findByRole('button', { name: 'App Store' }));
  await waitFor(() => expect(asked[1]).toBe('?platform=ios&country=jp'));
  expect(screen.getByLabelText('Address').textContent).toContain('platform=ios&country=jp');
  await userEvent.click(await screen.findByRole('button', { name: 'Refresh details' }));
  await waitFor(() => expect(asked[2]).toBe('?platform=ios&country=jp&fresh=true'));
});

it('ends the question to the stores when the reader leaves', async () => {
  let signal: AbortSignal | undefined;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string, init: RequestInit) => {
    if (!input.includes('market-data')) return real(input, init);
    signal = init.signal ?? undefined;
    return new Promise(() => undefined);
  });
  const { unmount } = showScreen(
    <Routes>
      <Route path="/admin/game-rankings/:bundleId" element={<GameDetail />} />
    </Routes>,
    '/admin/game-rankings/com.a',
  );
  await waitFor(() => expect(signal).toBeDefined());
  expect(signal?.aborted).toBe(false);
  unmount();
  expect(signal?.aborted).toBe(true);
});

describe('a description entered by hand', () => {
  const entered = {
    text: 'Swap tiles. Clear the board.',
    enteredBy: 'u1',
    enteredByName: 'Mina Okafor',
    enteredAt: '2026-11-20T10:00:00Z',
  };

  it('is offered where no store has given one', async () => {
    handlers[MARKET] = () => ({ body: marketData() });
    handlers['PUT /api/games/com.a/description'] = () => ({ body: entered });
    show();
    const card = within(await region('Description'));
    await userEvent.click(await card.findByRole('button', { name: 'Paste a description' }));
    const save = await card.findByRole<HTMLButtonElement>('button', { name: 'Save description' });
    expect(save.disabled).toBe(true);
    const field = card.getByLabelText('Description');
    await userEvent.click(field);
    await userEvent.paste('x'.repeat(20_003));
    expect(card.getByText('3 characters too many. The limit is 20,000.')).toBeTruthy();
    await userEvent.click(save);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await userEvent.clear(field);
    await userEvent.paste(entered.text);
    handlers[GAME] = () => ({ body: gameDetail({ enteredDescription: entered }) });
    await userEvent.click(save);
    expect(await card.findByText('Entered by hand')).toBeTruthy();
    expect(card.getByText(entered.text)).toBeTruthy();
    expect(card.getByText(/Mina Okafor/)).toBeTruthy();
    expect(card.queryByRole('button', { name: 'Paste a description' })).toBeNull();
  });

  it('stands below the one of the store, told apart, and can be removed', async () => {
    handlers[GAME] = () => ({
      body: gameDetail({
        listings: [androidListing({ description: 'The store says this.' })],
        enteredDescription: entered,
      }),
    });
    handlers['DELETE /api/games/com.a/description'] = () => ({ body: entered });
    show();
    const card = within(await region('Description'));
    const texts = card.getAllByText(/The store says this|Swap tiles/);
    expect(texts.map(({ textContent }) => textContent)).toEqual(['The store says this.', entered.text]);
    expect(card.getByText('Google Play')).toBeTruthy();
    await userEvent.click(card.getByRole('button', { name: 'Remove the entered description' }));
    handlers[GAME] = () => ({
      body: gameDetail({ listings: [androidListing({ description: 'The store says this.' })] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(card.queryByText('Entered by hand')).toBeNull());
  });
});

it('marks the text and the analysis of a sample game', async () => {
  handlers[GAME] = () => ({
    body: gameDetail({
      sample: true,
      listings: [androidListing({ description: 'Invented.', sample: true })],
      analysis: gameAnalysis(analysis(1, { source: 'Sample data', sample: true })),
    }),
  });
  handlers[MARKET] = () => problem(502, 'Failed to fetch from Google Play: 503 Service Unavailable');
  show();
  expect(within(await region('Description')).getByText('Sample data')).toBeTruthy();
  expect(within(await region('Game Analysis')).getByText('Sample data')).toBeTruthy();
  expect(screen.getByText('Source: Sample data')).toBeTruthy();
});

it('lights up a quoted sentence where it stands in the description', async () => {
  const evidence = 'Clear the board.';
  handlers[GAME] = () => ({
    body: gameDetail({
      listings: [androidListing({ description: 'Swap tiles.\nClear the board.' })],
      analysis: gameAnalysis(
        analysis(1, { mechanics: [item('match-3', { evidence: [evidence] })], metaElements: [] }),
      ),
    }),
  });
  Element.prototype.scrollIntoView = vi.fn();
  show();
  const button = await screen.findByRole('button', { name: /Evidence/ });
  await userEvent.click(button);
  await waitFor(() => expect(document.querySelector('mark')?.textContent).toBe(evidence));
  await userEvent.unhover(button);
  expect(document.querySelector('mark')?.textContent).toBe(evidence);
  await userEvent.click(button);
  await waitFor(() => expect(document.querySelector('mark')).toBeNull());
});
