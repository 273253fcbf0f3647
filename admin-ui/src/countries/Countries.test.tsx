import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { CountryPresence, SoftLaunches, Market } from '../api/types';
import type { ComparedCountries } from '../api/charts/countries';
import { session } from '../api/session/session';
import { fakeApi, grant } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Countries } from './Countries';

const scope = {
  platform: 'android' as const,
  rankingType: 'downloads' as const,
  ...{ category: 'all', date: '2026-07-06', target: 'us', depth: 50, sample: true },
};
const nothing = { country: null, day: null, lead: null };
const compared: ComparedCountries = {
  ...scope,
  ...{ top: 50, captures: 2, from: '2026-07-06T05:00:00Z', to: '2026-07-06T06:00:00Z', n: 1, notAnalyzed: 1 },
  countries: [
    {
      country: 'tw',
      name: 'Taiwan',
      capturedAt: '2026-07-06T05:00:00Z',
      total: 50,
      days: 30,
      previousDay: '2026-07-05',
      nextDay: null,
    },
    {
      country: 'us',
      name: 'United States',
      capturedAt: '2026-07-06T06:00:00Z',
      total: 50,
      days: 30,
      previousDay: '2026-07-05',
      nextDay: null,
    },
    {
      country: 'jp',
      name: 'Japan',
      capturedAt: null,
      total: null,
      days: 9,
      previousDay: '2026-07-04',
      nextDay: '2026-07-07',
    },
  ],
  games: [
    {
      ...{ bundleId: 'com.quay', title: '碼頭任務', developer: null, iconUrl: null },
      ranks: [
        { country: 'tw', state: 'rank', rank: 3, firstDay: '2026-06-20' },
        { country: 'us', state: 'not_listed', rank: null, firstDay: null },
        { country: 'jp', state: 'not_captured', rank: null, firstDay: null },
      ],
      origin: { country: 'tw', day: '2026-06-20', why: null, missing: [], lead: null },
    },
    {
      ...{ bundleId: 'com.gap', title: 'Gap Game', developer: null, iconUrl: null },
      ranks: [
        { country: 'tw', state: 'rank', rank: 9, firstDay: '2026-06-20' },
        { country: 'us', state: 'rank', rank: 8, firstDay: '2026-06-24' },
        { country: 'jp', state: 'not_captured', rank: null, firstDay: null },
      ],
      origin: { ...nothing, why: 'gap', missing: ['jp'] },
    },
  ],
};
const launches: SoftLaunches = {
  ...scope,
  ...{ testMarkets: ['tw'], targetDays: 30, notEnough: null, capturesMissing: 0 },
  leftOut: { gap: 2, tooFewDays: 1, elsewhere: 37 },
  games: [
    {
      ...{ bundleId: 'com.quay', title: 'Quay Quest', developer: null, iconUrl: null, state: 'launched' },
      ...{ country: 'tw', firstDay: '2026-06-20', bestRank: 3, listedDays: 16, sharedDays: 15 },
      ...{ launchedOn: '2026-07-04', lead: { least: 12, most: 14 } },
    },
  ],
};
const presence: CountryPresence = {
  ...scope,
  ...{ bundleId: 'com.quay', from: '2026-07-01', origin: compared.games[0]!.origin },
  countries: [
    {
      ...{ country: 'tw', name: 'Taiwan', total: 50, firstDay: '2026-06-20' },
      days: [
        { day: '2026-07-02', rank: 4 },
        { day: '2026-07-03', rank: null },
        { day: '2026-07-06', rank: 3 },
      ],
    },
  ],
};
const market: Market = {
  ...{
    id: 'tw',
    country: 'tw',
    name: 'Taiwan',
    platforms: ['android', 'ios'],
    cron: null,
    schedule: '0 5 * * *',
  },
  ...{ paused: false, test: true, chartsPerRun: 6, chartsPerDay: 6, pinned: false, lastRunAt: null },
  ...{ lastRunJobId: null, lastRunCharts: null, lastRunFound: null, lastRunRows: null, nextRunAt: null },
};

let answers: Parameters<typeof fakeApi>[0];
let asked: URLSearchParams[];
let created: unknown[];

beforeEach(async () => {
  asked = [];
  created = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/markets': () => ({ body: [market], headers: { 'content-range': 'markets 0-0/1' } }),
    'POST /api/markets': ({ body }) => {
      created.push(body);
      return { body: { ...market, id: 'ph', country: 'ph', name: 'Philippines' } };
    },
    'GET /api/trends/countries': ({ url }) => {
      asked.push(url.searchParams);
      return { body: compared };
    },
    'GET /api/trends/countries/presence': () => ({ body: presence }),
    'GET /api/trends/soft-launches': () => ({ body: launches }),
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') =>
  showScreen(<Countries />, `/admin/countries?platform=android&country=us${query}`);

it('keeps its title and offers the default market when the address names no country', async () => {
  answers['GET /api/trends/countries'] = () => ({ body: { ...compared, countries: [], games: [] } });
  showScreen(<Countries />, '/admin/countries?platform=android&country=12');
  expect(await screen.findByRole('heading', { level: 1, name: 'Countries' })).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Show United States' }));
  // Without a chart there is no limit to its rows either.
  const places = await screen.findByRole('group', { name: 'First places' });
  expect(within(places).getByRole<HTMLButtonElement>('button', { name: 'Top 200' }).disabled).toBe(false);
});

it('tells a rank, a chart without the game and a missing capture apart', async () => {
  show();
  const table = within(await screen.findByRole('region', { name: 'Ranks by country' }));
  const row = within(table.getByText('碼頭任務').closest('tr') as HTMLElement);
  expect(row.getByText('outside top 50')).toBeTruthy();
  expect(row.getByText('not captured')).toBeTruthy();
  expect(row.getByText('First in Taiwan on 20 Jun 2026')).toBeTruthy();
  const gap = within(table.getByText('Gap Game').closest('tr') as HTMLElement);
  expect(gap.getByText('Unknown: not captured in Japan when it appeared')).toBeTruthy();
  expect(gap.queryByText('first')).toBeNull();
  expect(
    screen.getByText('Japan: not captured on this day; nearest 4 Jul 2026 and 7 Jul 2026.'),
  ).toBeTruthy();
});

it('does not call a country without captures one without sample data', async () => {
  const countries = compared.countries.map((one) => ({
    ...one,
    capturedAt: null,
    previousDay: null,
    nextDay: null,
  }));
  answers['GET /api/trends/countries'] = () => ({
    body: { ...compared, sample: false, countries: countries.slice(2) },
  });
  show();
  expect(await screen.findByText('Japan: never captured; sample data is left out.')).toBeTruthy();
});

it('does not spread one country over a table of its own, but leads to its charts and to a second one', async () => {
  answers['GET /api/trends/countries'] = () => ({
    body: { ...compared, countries: compared.countries.slice(0, 1) },
  });
  show();
  expect(await screen.findByRole('heading', { name: 'Only Taiwan to compare' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to Game Rankings' }).getAttribute('href')).toContain(
    'country=tw',
  );
  expect(screen.queryByRole('table', { name: 'Ranks by country' })).toBeNull();
});

it('opens a game in every country, and keeps all of it in the address', async () => {
  show('&date=2026-07-06&countries=tw,us,jp&top=100');
  await userEvent.click(await screen.findByRole('button', { name: /碼頭任務/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByRole('img', { name: 'Taiwan: listed on 2 of 3 captured days, best rank 3' }),
  ).toBeTruthy();
  expect(screen.getByLabelText('Address').textContent).toContain('game=com.quay');
  expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({
    countries: 'tw,us,jp',
    date: '2026-07-06',
    top: '100',
  });
});

it('lists soft launches with the days between, and what is left out', async () => {
  show();
  expect(await screen.findByText('Launched on 4 Jul 2026, 12 to 14 days later')).toBeTruthy();
  expect(screen.getByText(/^Excluded: 37 seen elsewhere first/)).toBeTruthy();
  await userEvent.selectOptions(await screen.findByLabelText('Add test market'), 'Philippines');
  expect(await screen.findByText('Now watching Philippines')).toBeTruthy();
  expect(created).toEqual([{ country: 'ph', test: true, cron: '0 5 * * *' }]);
});

it('says how many captures are missing', async () => {
  answers['GET /api/trends/soft-launches'] = () => ({
    body: {
      ...launches,
      ...{ games: [], capturesMissing: 4 },
      notEnough: 'Soft launches can be detected after 4 more daily captures of the test markets.',
    },
  });
  show();
  expect(await screen.findByText(/after 4 more daily captures/)).toBeTruthy();
});
