import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { ComparedGroup, LaunchComparison, Launches as Answer, LaunchGame } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { Launches } from './Launches';
import { readSelection } from './launch-address';
import { countFollowed, describeComparison, describeLeftOut, findStep } from './describe-survival';

const scope = {
  ...({ platform: 'android', country: 'us', category: 'all', rankingType: 'downloads', top: 100 } as const),
  ...{ sample: true, captures: 25, from: '2026-10-26T00:00:00Z', to: '2026-11-22T00:00:00Z' },
  ...{ usualDays: 1, gapDays: 2, gaps: [], n: 45, excluded: 37, acrossGap: 0, notAnalyzed: 1 },
};
const step = (day: number, atRisk: number, share: number, ended = 1) => ({
  ...{ day, atRisk, share, ended, censored: 1 - ended, low: share - 0.1, high: Math.min(1, share + 0.1) },
});
const group = (key: string, name: string, part: Partial<ComparedGroup> = {}): ComparedGroup => ({
  ...{ key, name, n: 25, small: false, ended: 20, median: 14, shared: 0, captured: true, weeks: [] },
  survival: [step(3, 25, 0.96), step(14, 20, 0.5), step(30, 8, 0.3, 0)],
  ...part,
});
const cohort = (key: string, n: number, part: Partial<Answer['cohorts'][number]> = {}) => ({
  ...{ key, name: key, n, small: true, ended: 0, median: null, survival: [], captured: true, weeks: [] },
  ...part,
});
const launches: Answer = {
  ...scope,
  ...{ undated: 0, earlier: 0, notAnalyzedIds: ['com.a'] },
  cohorts: [
    cohort('2026-11-16', 8, { weeks: [{ week: 1, state: 'due', games: null }] }),
    cohort('2026-11-09', 0, { captured: false }),
    cohort('2026-11-02', 12, {
      weeks: [
        { week: 1, state: 'not_captured', games: null },
        { week: 2, state: 'captured', games: 6 },
      ],
    }),
  ],
  groups: [
    { kind: 'mechanic', key: 'match3-swap', name: 'Match-3 swap', n: 25 },
    { kind: 'mechanic', key: 'merge-items', name: 'Merging', n: 22 },
    { kind: 'developer', key: 'alpha', name: 'Alpha', n: 4 },
  ],
};
const comparison: LaunchComparison = {
  ...scope,
  compared: [
    group('mechanic:match3-swap', 'Match-3 swap'),
    group('mechanic:merge-items', 'Merging', { median: 28, survival: [step(5, 25, 0.96), step(40, 9, 0.4)] }),
  ],
  test: { observed: [20, 8], expected: [14, 14], statistic: 6.1, probability: 0.014 },
  verdict: 'second_longer',
};
const game: LaunchGame = {
  ...{
    bundleId: 'com.a',
    title: 'Screw Harbor',
    developer: 'Alpha',
    iconUrl: null,
    firstRank: 40,
    bestRank: 27,
  },
  ...{ firstSeen: '2026-11-20T00:00:00Z', rank: 27, days: 2, state: 'charting', releaseDate: null },
  ...{ analyzed: false, mechanics: [], trend: [40, 30, 27], proof: null },
};

let answers: Parameters<typeof fakeApi>[0];
let asked: URLSearchParams[];

beforeEach(async () => {
  asked = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/jobs': () => ({ body: [], headers: { 'Content-Range': 'jobs 0-0/0' } }),
    'GET /api/trends/launches': () => ({ body: launches }),
    'GET /api/trends/launches/compare': ({ url }) => {
      asked.push(url.searchParams);
      return { body: comparison };
    },
    'GET /api/trends/launches/games': () => ({ body: [game] }),
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

const show = (query = '') => showScreen(<Launches />, `/admin/launches?platform=android&country=us${query}`);

it('compares the two largest groups by mechanic until others are chosen, and says what the difference means', async () => {
  show();
  expect(await screen.findByText('Merging: longer in the chart.')).toBeTruthy();
  expect(
    screen.getByText(/37 games that were already in the chart on 26 Oct 2026 are left out/),
  ).toBeTruthy();
  expect([asked[0]?.get('a'), asked[0]?.get('b')]).toEqual(['mechanic:match3-swap', 'mechanic:merge-items']);
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'All other launches');
  expect(asked.at(-1)?.get('b')).toBe('rest');
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Nothing');
  expect(asked.at(-1)?.has('b')).toBe(false);
});

it('tells weeks that are not captured from those that are not over, and opens the games of each number', async () => {
  show();
  const table = within(await screen.findByRole('region', { name: 'Launches by week: First seen' }));
  expect(table.getByText(/Games that came meanwhile are first seen in the week of 16 Nov 2026/)).toBeTruthy();
  expect(table.getByText('not captured')).toBeTruthy();
  expect(table.getByText('due 29 Nov')).toBeTruthy();
  expect(table.getAllByText('6 of 12').length).toBeGreaterThan(0);
  await userEvent.click(
    table.getByRole('button', { name: '6 of 12 games of the week of 2 Nov 2026 in the chart 2 weeks later' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: /First seen in the week of 2 Nov 2026/ }));
  expect(await dialog.findByText(/Entered at #40, best #27. In the chart since, 2 days so far/)).toBeTruthy();
  expect(dialog.getByRole('link', { name: 'Alpha' }).getAttribute('href')).toBe('/admin/developers/Alpha');
});

it('opens what the address says, and shows the same figures as a table', async () => {
  show('&games=days+7&plot=table&a=developer:alpha&top=50');
  expect(await screen.findByRole('dialog', { name: 'First seen in the last 7 days' })).toBeTruthy();
  expect(await screen.findAllByText('25, 1, 0')).toHaveLength(2);
  expect([asked[0]?.get('a'), asked[0]?.get('top')]).toEqual(['developer:alpha', '50']);
});

it.each([
  [0, 'Not captured yet', null],
  [1, 'Launches need a second capture', '2026-11-22T00:00:00Z'],
  [9, 'No launches in this period', '2026-11-22T00:00:00Z'],
])('says with %d captures: %s', async (captures, title, to) => {
  answers['GET /api/trends/launches'] = () => ({
    body: { ...launches, captures, from: to, to, n: 0, cohorts: [], groups: [] },
  });
  show();
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
});

it('words a comparison by what it proves', () => {
  const say = (part: Partial<LaunchComparison>) => {
    const { lead, text } = describeComparison({ ...comparison, ...part });
    return `${lead} ${text}`;
  };
  expect(say({})).toContain(
    'Merging: half are gone after 28 days; Match-3 swap: half are gone after 14 days. After four weeks, 96% are still in the top 100, against 50%.',
  );
  expect(say({})).toContain('would appear about 1 in 71 times (log-rank p = 0.014)');
  const test = { ...comparison.test!, probability: 0.41 };
  expect(say({ verdict: 'unclear', test })).toContain('in 41 of 100 comparisons (log-rank p = 0.41)');
  expect(
    say({
      verdict: 'too_small',
      test: null,
      compared: [group('a', 'Fishing', { n: 9, small: true }), group('b', 'B')],
    }),
  ).toMatch(/^Fishing has 9 games. Groups under 20 games are not compared/);
  expect(describeLeftOut({ ...comparison, excluded: 0, acrossGap: 1, gaps: [{ from: '', to: '' }] })).toBe(
    'Tracking restarts after a gap of more than 2 days (1 gap); 1 game that launched in a gap is excluded.',
  );
});

it('reads a curve, and knows nothing beyond its end', () => {
  const { survival } = group('a', 'A');
  expect([0, 3, 13, 30, 31].map((day) => findStep(survival, day)?.share ?? null)).toEqual([
    1,
    0.96,
    0.96,
    0.3,
    null,
  ]);
  expect([0, 3, 4, 30, 31].map((day) => countFollowed(survival, day))).toEqual([25, 25, 20, 8, 0]);
});

it('reads from the address what it wrote, and nothing else', () => {
  expect(readSelection('week 2026-11-02 2')).toEqual({ week: '2026-11-02', after: 2 });
  expect(readSelection('group mechanic:match3-swap')).toEqual({ group: 'mechanic:match3-swap' });
  expect(readSelection('luck')).toBeNull();
});

it('counts no new games before they are loaded', async () => {
  answers['GET /api/trends/launches/games'] = () => new Promise<never>(() => undefined);
  showScreen(<Launches />, '/admin/launches?platform=android&country=us');
  const card = await screen.findByRole('region', { name: 'New in 7 days' });
  expect(await within(card).findByText('Loading the new games')).toBeTruthy();
  expect(card.textContent).not.toContain('not analyzed');
});
