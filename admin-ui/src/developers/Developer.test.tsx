import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { Developer as Answer, DeveloperRank } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Developer } from './Developer';

const best: DeveloperRank = {
  ...{ bundleId: 'com.a', title: 'Clash', platform: 'android', category: 'all', country: 'us' },
  ...{ rankingType: 'revenue', rankPosition: 3, previousPosition: 5, change: 'up', sample: false },
  capturedAt: '2026-11-20T05:00:00Z',
};
const developer: Answer = {
  ...{ id: 'supercell', name: 'Supercell', games: 2, sample: false, analyzed: 1, notAnalyzedIds: ['com.b'] },
  names: [
    { name: 'Supercell', games: 1 },
    { name: 'Supercell Oy', games: 1 },
  ],
  list: [
    {
      ...{
        bundleId: 'com.a',
        title: 'Clash',
        developer: 'Supercell',
        iconUrl: null,
        platforms: ['android', 'ios'],
      },
      ...{ categories: ['Strategy'], best, charts: 1, releaseDate: null, installs: 1_000, rating: 4.5 },
      launch: {
        at: '2026-11-02T00:00:00Z',
        platform: 'android',
        country: 'us',
        category: 'all',
        rankingType: 'downloads',
        rank: 9,
      },
      ...{ analyzed: true, sample: false },
    },
    {
      ...{ bundleId: 'com.b', title: 'Brawl', developer: 'Supercell Oy', iconUrl: null, platforms: ['ios'] },
      ...{
        categories: [],
        best: null,
        charts: 0,
        launch: null,
        releaseDate: null,
        installs: null,
        rating: null,
      },
      ...{ analyzed: false, sample: false },
    },
  ],
  ranks: [best],
  items: [{ id: 'guilds', name: 'Guilds', kind: 'meta', games: 1 }],
  changes: [],
};

async function show(body: object, status = 200) {
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [], headers: { 'Content-Range': 'jobs 0-0/0' } }),
    'GET /api/developers/Supercell%20Oy': () => ({ body, status }),
    'GET /api/developers/supercell/items/guilds': () => ({
      body: [
        {
          bundleId: 'com.a',
          title: 'Clash',
          iconUrl: null,
          name: 'Guilds',
          confidence: 'high',
          quote: 'Join a clan.',
        },
      ],
    }),
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(
    <Routes>
      <Route path="/admin/developers/:id" element={<Developer />} />
    </Routes>,
    '/admin/developers/Supercell%20Oy',
  );
}

it('shows the games, says which names are united, and quotes what proves a mechanic', async () => {
  await show(developer);
  expect(await screen.findByRole('heading', { level: 1, name: 'Supercell' })).toBeTruthy();
  expect(screen.getByText('Stores write: Supercell (1), Supercell Oy (1)')).toBeTruthy();
  const games = within(screen.getByRole('region', { name: 'Games' }));
  expect(games.getByText('2 Nov 2026')).toBeTruthy();
  expect(games.getByText('in no chart')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Guilds: 1 of 1 games' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Guilds' }));
  expect(await dialog.findByText('Join a clan.')).toBeTruthy();
});

it('says that nobody is called so', async () => {
  const missing = problem(404, 'No game in the catalog names this developer.');
  await show(missing.body as object, 404);
  expect(await screen.findByText(/No game in the catalog names this developer/)).toBeTruthy();
});
