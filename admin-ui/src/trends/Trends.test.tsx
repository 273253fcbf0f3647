import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Capture, PairMap, WeeklyShare, WeeklyShares } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Trends } from './Trends';
import { groupShares } from './share-groups';

type WeeklyQueryScope = Omit<WeeklyShares, 'weeks' | 'compared' | 'notAnalyzedIds' | 'items'>;

const share = (id: string, part: Partial<WeeklyShare> = {}): WeeklyShare => ({
  ...{ id, name: id, kind: 'mechanic', games: 20, share: 0.5, low: 0.35, high: 0.65 },
  ...{ before: { games: 4, n: 30 }, change: { points: 36.7, low: 12, high: 55 }, trend: 'rising' },
  ...{ weeks: [4 / 30, null, 0.5] },
  ...part,
});
const scope: WeeklyQueryScope = {
  ...{ platform: 'android', country: 'us', category: 'all', rankingType: 'downloads', top: 100 },
  ...{ sample: false, captures: 2, from: '2026-11-04T00:00:00Z', to: '2026-11-17T00:00:00Z' },
  ...{ n: 40, notAnalyzed: 2 },
};
const shares: WeeklyShares = {
  ...scope,
  weeks: [
    { from: '2026-11-02T00:00:00Z', capturedAt: '2026-11-04T00:00:00Z', days: 1, charting: 30, n: 30 },
    { from: '2026-11-09T00:00:00Z', capturedAt: null, days: 0, charting: null, n: null },
    { from: '2026-11-16T00:00:00Z', capturedAt: '2026-11-17T00:00:00Z', days: 1, charting: 42, n: 40 },
  ],
  compared: 0,
  notAnalyzedIds: ['com.a', 'com.b'],
  items: [
    share('Merging'),
    share('Running', { trend: 'unclear', change: { points: -3, low: -13, high: 10 } }),
    share('Guilds', { kind: 'meta' }),
  ],
};
const map: PairMap = {
  ...scope,
  mechanics: [{ id: 'merging', name: 'Merging', games: 20 }],
  metas: [
    { id: 'guilds', name: 'Guilds', games: 18 },
    { id: 'streaks', name: 'Streaks', games: 15 },
  ],
  cells: [
    {
      mechanicId: 'merging',
      metaId: 'guilds',
      games: 2,
      expected: 9,
      probability: 0.001,
      flag: 'fewer',
      suggestion: null,
    },
    {
      mechanicId: 'merging',
      metaId: 'streaks',
      games: 8,
      expected: 7.5,
      probability: 0.8,
      flag: null,
      suggestion: null,
    },
  ],
  tested: 2,
};

const capture: Capture = {
  ...{ id: 'android.all.us.downloads.x', platform: 'android', country: 'us', category: 'all' },
  ...{ rankingType: 'downloads', capturedAt: '2026-11-17T00:00:00Z', dayOnly: true, thin: false },
  ...{ rowCount: 100, previousRowCount: 100, kind: 'import', source: 'import', derived: null },
  ...{ importId: null, fileName: null, jobId: null, createdByName: null, scheduled: false },
  updatedAt: '2026-11-17T00:00:00Z',
};
const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;

let answers: Parameters<typeof fakeApi>[0];
let asked: URLSearchParams[];

beforeEach(async () => {
  asked = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/trends/weeks': ({ url }) => {
      asked.push(url.searchParams);
      return { body: shares };
    },
    'GET /api/trends/pairs': () => ({ body: map }),
    'GET /api/trends/games': () => ({
      body: [
        {
          ...{ bundleId: 'com.quay', title: 'Quay Quest', developer: null, iconUrl: null, rank: 3 },
          proofs: [{ name: 'Merging', confidence: 'high', quote: 'Merge two boats into one.' }],
        },
      ],
    }),
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<Trends />, `/admin/trends?platform=android&country=us${query}`);

it('says what rises, of how many, and opens the games with what proves it', async () => {
  show();
  const rising = within(await screen.findByRole('region', { name: 'Rising' }));
  expect(rising.getByText('Merging')).toBeTruthy();
  expect(rising.getByText(', 35–65%')).toBeTruthy();
  expect(rising.getByText('4 of 30')).toBeTruthy();
  expect(rising.getByText('+12 to +55')).toBeTruthy();
  expect(screen.getByText('40 of 42 games analyzed')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Analyze the rest' })).toBeTruthy();
  await userEvent.click(rising.getByRole('button', { name: 'Merging: 20 of 40 games' }));
  const games = within(await screen.findByRole('dialog', { name: 'Merging' }));
  expect(await games.findByText('Merge two boats into one.')).toBeTruthy();
});

it('counts no day that is still to come', async () => {
  show('&date=2026-11-17');
  expect(await screen.findByText('2 of 16 days captured')).toBeTruthy();
});

it('keeps what is shown in the address and asks for it', async () => {
  show('&kind=meta&top=50');
  const group = within(await screen.findByRole('region', { name: 'Rising' }));
  expect(group.getByText('Guilds')).toBeTruthy();
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), '12 weeks earlier');
  expect(asked.at(-1)?.get('compare')).toBe('12');
  expect(asked.at(-1)?.get('top')).toBe('50');
});

it('offers no number of ranks that the chart does not have', async () => {
  answers['GET /api/rankings/captures'] = () => page([capture]);
  show();
  await screen.findByRole('region', { name: 'Rising' });
  await waitFor(() => expect(isDisabled('Top 200')).toBe(true));
  expect(['Top 50', 'Top 100'].map(isDisabled)).toEqual([false, false]);
  cleanup();
  show('&top=200');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Top 100', pressed: true })).toBeTruthy());
});

it('is walked by arrows in the map of pairs, which names what is rarer than chance', async () => {
  show();
  const first = await screen.findByRole('button', {
    name: 'Merging and Guilds: 2 games, 9 expected, fewer than expected by chance',
  });
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('no clear difference');
  await userEvent.keyboard('{Home}{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Merging and Guilds' })).toBeTruthy();
});

it('says why there is nothing yet', async () => {
  answers['GET /api/trends/weeks'] = () => ({ body: { ...shares, captures: 0, n: 0, items: [] } });
  show();
  expect(await screen.findByRole('heading', { name: 'Not captured yet' })).toBeTruthy();
});

it('never sorts what is unclear before what is clear', () => {
  const groups = groupShares(shares.items);
  expect(groups.map(({ title }) => title)).toEqual(['Rising', 'No clear change']);
});
