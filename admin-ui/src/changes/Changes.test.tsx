import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { Changes as Answer, MarketEvent } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { describeChange, describeMarket, dropRepeated } from '../events/change-text';
import { Changes } from './Changes';
import { toChangeRows } from './change-rows';

const event = (change: Partial<MarketEvent>): MarketEvent => ({
  ...{ id: '0000000000000007', type: 'chart.entered', occurredAt: '2026-07-03T00:00:00Z' },
  ...{ recordedAt: '2026-07-03T08:00:00Z', bundleId: 'com.a', platform: 'android', country: 'tw' },
  ...{ category: 'puzzle', rankingType: 'downloads', sample: false, data: { rank: 27, returned: false } },
  ...change,
});
const game = (bundleId: string, title: string, events: MarketEvent[]) => ({
  ...{
    day: '2026-07-03',
    bundleId,
    title,
    developer: 'Studio',
    iconUrl: null,
    platforms: ['android' as const],
  },
  ...{ newestId: events[0]!.id, trend: null, eventCount: events.length, events },
});
const TREND = { platform: 'android' as const, country: 'tw', category: 'puzzle', rankingType: 'downloads' };
const CHANGES: Answer = {
  ...{ from: '2026-06-27', to: '2026-07-03', earlier: null, sample: false, newestId: '0000000000000009' },
  counts: [{ type: 'chart.entered', count: 2 }],
  days: [{ day: '2026-07-03', changes: 2, games: 2 }],
  games: [
    { ...game('com.a', '方塊', [event({})]), trend: { ...TREND, ranks: [null, 30, 27] } },
    game('com.b', 'Beta', [event({ id: '0000000000000008' })]),
  ],
  more: false,
};

const COMPLETE = { missing: 0, since: null, examples: [], nextRunAt: null };

let asked: string[];
let answers: Parameters<typeof fakeApi>[0];
beforeEach(async () => {
  asked = [];
  answers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'POST /api/auth/refresh': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/markets': () => page([]),
    'GET /api/tags': () => page([]),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/coverage/status': () => ({ body: COMPLETE }),
    'GET /api/events': () => ({ body: [event({ id: '0000000000000010' })] }),
    'GET /api/changes': ({ url }) => {
      asked.push(url.search);
      return { body: CHANGES };
    },
  };
  fakeApi(answers);
  await session.signIn('a@b.co', 'words of mine');
});

it('shows what changed by day and game, and leads to the game on that day', async () => {
  showScreen(<Changes />, '/admin/changes?type=chart.entered');
  const link = await screen.findByRole('link', { name: '方塊' });
  expect(link.getAttribute('href')).toBe(
    '/admin/game-rankings/com.a?platform=android&country=tw&category=puzzle&day=2026-07-03',
  );
  const row = within(link.closest('article')!);
  expect(row.getByText('Top Free, Puzzle at #27')).toBeTruthy();
  expect(row.getByRole('link', { name: 'Entered' }).getAttribute('href')).toBe(link.getAttribute('href'));
  expect(row.getByTitle('Last 3 captures: from #30 to #27, best #27, not listed in 1')).toBeTruthy();
  expect(row.getByText('#27 in Top Free, Puzzle')).toBeTruthy();
  expect(screen.getByText(/^Friday,? 3 July 2026/)).toBeTruthy();
  expect(asked[0]).toContain('types=chart.entered');
});

it('offers each category once, under the name that the chosen store has for it', async () => {
  showScreen(<Changes />, '/admin/changes?category=games_puzzle');
  const category = await screen.findByLabelText<HTMLSelectElement>('Category');
  const names = Array.from(category.options, ({ text }) => text);
  expect(new Set(names).size).toBe(names.length);
  expect(category.selectedOptions[0]?.text).toBe('Puzzle');
  await userEvent.selectOptions(screen.getByLabelText('Store'), 'Google Play');
  expect(screen.getByLabelText('Address').textContent).toContain('category=puzzle');
  await userEvent.selectOptions(screen.getByLabelText('Store'), 'App Store');
  expect(screen.getByLabelText('Address').textContent).toContain('category=games_puzzle');
  await userEvent.selectOptions(screen.getByLabelText('Store'), 'Google Play');
  await userEvent.selectOptions(category, 'Educational');
  await userEvent.selectOptions(screen.getByLabelText('Store'), 'App Store');
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/changes?platform=ios');
});

it('says which charts are quiet because they were not captured', async () => {
  const chart = { platform: 'ios', country: 'tw', category: 'games_puzzle', rankingType: 'revenue' };
  const label = 'App Store, Taiwan, Top Grossing Games, Puzzle';
  const reason = 'Nothing was fetched.';
  const dueAt = '2026-07-03T05:00:00Z';
  answers['GET /api/coverage/status'] = () => ({
    body: {
      ...{ missing: 4, since: dueAt, nextRunAt: null },
      examples: [{ ...chart, label, state: 'missing', reason, dueAt }],
    },
  });
  showScreen(<Changes />, '/admin/changes');
  const card = within(await screen.findByRole('region', { name: '4 charts missing' }));
  expect(card.getByText(/^App Store, Taiwan, Top Grossing Games, Puzzle, due 3 Jul 2026/)).toBeTruthy();
  expect(card.getByText('and 3 more')).toBeTruthy();
  expect(card.getByRole('link', { name: 'Open coverage' }).getAttribute('href')).toBe(
    '/admin/coverage?platform=ios&country=tw',
  );
});

it('exports what is shown', () => {
  expect(toChangeRows(CHANGES.games)[0]).toEqual({
    ...{ day: '2026-07-03', bundleId: 'com.a', title: '方塊', developer: 'Studio', type: 'chart.entered' },
    ...{ change: 'Entered Top Free, Puzzle at #27', before: null, platform: 'android', country: 'tw' },
    ...{ category: 'puzzle', rankingType: 'downloads', occurredAt: '2026-07-03T00:00:00Z', sample: false },
  });
});

it('waits with new changes until they are asked for', async () => {
  showScreen(<Changes />, '/admin/changes');
  const button = await screen.findByRole('button', { name: 'Show 1 new change' });
  await userEvent.click(button);
  expect(asked.length).toBe(2);
});

it.each(['category=puzzle', 'tag=t1', 'to=2026-07-03'])('counts no new changes with %s', async (filter) => {
  let counted = false;
  answers['GET /api/events'] = () => ((counted = true), { body: [event({})] });
  showScreen(<Changes />, `/admin/changes?${filter}`);
  expect(await screen.findByRole('link', { name: '方塊' })).toBeTruthy();
  expect(counted).toBe(false);
});

it('says what to do when nothing matches, and on the first day', async () => {
  answers['GET /api/changes'] = () => ({ body: { ...CHANGES, counts: [], days: [], games: [] } });
  showScreen(<Changes />, '/admin/changes?country=tw');
  await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
  expect(screen.getByLabelText('Address').textContent).toBe('/admin/changes');
  expect(await screen.findByText('Changes start with the second capture')).toBeTruthy();
});

it('says a change once', () => {
  const moved = event({ type: 'chart.moved', data: { from: 9, to: 1 } });
  const one = event({ type: 'chart.number_one', data: { from: 9, again: false } });
  expect(dropRepeated([moved, event({ type: 'chart.peaked', data: { rank: 1, before: 4 } }), one])).toEqual([
    one,
  ]);
  expect(describeChange(one)).toEqual({
    lead: 'Number one',
    text: 'in Top Free, Puzzle, for the first time',
    before: 'was #9',
  });
  expect(describeMarket({ ...one, platform: 'ios', country: 'tw' })).toBe('App Store, Taiwan');
  expect(describeMarket({ ...one, type: 'store.price_changed' })).toBe('');
});
