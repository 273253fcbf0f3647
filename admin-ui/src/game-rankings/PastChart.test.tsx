import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CurrentRankings, RankingListInfo } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { GameRankings } from './GameRankings';

const NOW = new Date('2026-07-20T12:00:00Z');

const info = (capturedAt: string | null, comparedAt?: string | null): RankingListInfo => ({
  ...{ capturedAt, dayOnly: false, sample: false, source: 'test', derived: null },
  ...{ total: 1, previousTotal: null, thin: false },
  ...(comparedAt !== undefined && { comparedAt }),
});

/** Captured on 1, 3 and 20 July. */
function answer(url: URL): { body: CurrentRankings } {
  const date = url.searchParams.get('date');
  const compareDate = url.searchParams.get('compareDate');
  const days = ['2026-07-01', '2026-07-03', '2026-07-20'];
  const shown = days.findLast((day) => day <= (date ?? '2026-07-20')) ?? null;
  const state = info(
    shown && `${shown}T06:00:00Z`,
    date ? (compareDate ? '2026-07-01T06:00:00Z' : null) : undefined,
  );
  return {
    body: {
      ...{ platform: 'android', category: 'all', country: 'us', sample: false },
      capturedAt: state.capturedAt,
      ...(date && {
        requested: {
          ...{ date, compareDate, captured: days.includes(date) },
          previousDay: days.findLast((day) => day < date) ?? null,
          nextDay: days.find((day) => day > date) ?? null,
        },
      }),
      lists: { downloads: state, revenue: info(null), new: info(null) },
      downloads: shown
        ? [
            {
              ...{ rankPosition: 1, previousPosition: 4, change: 'up', trend: [4, 1], bundleId: 'com.quay' },
              ...{
                title: `Game of ${shown}`,
                developer: null,
                iconUrl: null,
                platform: 'android',
                category: 'all',
              },
            },
          ]
        : [],
      ...{ revenue: [], new: [] },
    },
  };
}

let handlers: Parameters<typeof fakeApi>[0];

beforeEach(async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  handlers = {
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => ({ body: [] }),
    'GET /api/rankings/countries': () => ({ body: [] }),
    'GET /api/rankings/current': ({ url }) => answer(url),
    'GET /api/coverage': ({ url }) => ({
      body: {
        ...{ from: url.searchParams.get('from'), to: url.searchParams.get('to'), sample: false },
        counts: { captured: 2, empty: 0, blocked: 0, derived: 0, imported: 0, missing: 1 },
        lists: [
          {
            ...{ platform: 'android', country: 'us', category: 'all', rankingType: 'downloads' },
            ...{ label: 'Chart', capturedAt: null, nextRunAt: null },
            days: [
              ['2026-07-01', 'captured'],
              ['2026-07-02', 'missing'],
              ['2026-07-03', 'captured'],
            ].map(([date, state]) => ({
              ...{ date, state, capturedAt: null, rows: null, reason: null, dueAt: null, jobId: null },
            })),
          },
        ],
      },
    }),
  };
  fakeApi(handlers);
  await session.signIn('a@b.co', 'words of mine');
  return () => vi.useRealTimers();
});

const show = (query = '') =>
  showScreen(<GameRankings />, `/admin/game-rankings?platform=android&country=us${query}`);
const address = () => screen.getByLabelText('Address').textContent;

it('shows the chart of a day, says so, and goes back to today', async () => {
  show('&date=2026-07-03');
  expect(await screen.findByText('Game of 2026-07-03')).toBeTruthy();
  const band = screen.getByText('Chart of 3 July 2026.').closest('[role=status]') as HTMLElement;
  expect(within(band).queryByText(/Not captured/)).toBeNull();
  expect(screen.queryByText(/ago/)).toBeNull();
  expect(screen.getByRole('region', { name: 'Top Grossing Games' }).textContent).toContain(
    'Not captured until 3 Jul 2026',
  );
  await userEvent.click(within(band).getByRole('button', { name: 'Back to today' }));
  expect(await screen.findByText('Game of 2026-07-20')).toBeTruthy();
  expect(address()).not.toContain('date');
  expect(screen.queryByText(/^Chart of/)).toBeNull();
});

it('names the captured days around one without a capture', async () => {
  show('&date=2026-07-10');
  expect(
    await screen.findByText(
      'Not captured on 10 Jul 2026. Each list shows its newest capture before that day. The next capture is from 20 Jul 2026.',
    ),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Previous captured day' }));
  expect(await screen.findByText('Chart of 3 July 2026.')).toBeTruthy();
  expect(address()).toContain('date=2026-07-03');
});

it('chooses days in a calendar by keys, which says what was captured', async () => {
  show();
  await screen.findByText('Game of 2026-07-20');
  await userEvent.click(screen.getByRole('button', { name: 'Date: Latest' }));
  const calendar = within(await screen.findByRole('dialog', { name: 'Date' }));
  expect(await calendar.findByRole('button', { name: '2 July 2026, missing' })).toBeTruthy();
  expect(
    calendar.getByRole<HTMLButtonElement>('button', { name: '21 July 2026, not captured' }).disabled,
  ).toBe(true);
  const previous = calendar.getByRole('button', { name: 'Previous month' });
  await userEvent.click(previous);
  expect(document.activeElement).toBe(previous);
  await userEvent.click(calendar.getByRole('button', { name: 'Next month' }));
  (await calendar.findByRole('button', { name: /^20 July 2026/ })).focus();
  await userEvent.keyboard('{PageUp}{PageDown}{ArrowUp}{ArrowUp}{Home}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('3 July 2026, captured');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Game of 2026-07-03')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Compare with: Previous capture' }));
  await userEvent.click(await screen.findByRole('button', { name: '1 July 2026, captured' }));
  expect(address()).toContain('compareDate=2026-07-01');
  expect((await screen.findAllByText(/^vs 1 Jul 2026/)).length).toBeGreaterThan(0);
});

it('claims nothing about days that are not loaded', async () => {
  handlers['GET /api/coverage'] = () => new Promise<Response>(() => undefined);
  show();
  await screen.findByText('Game of 2026-07-20');
  await userEvent.click(screen.getByRole('button', { name: 'Date: Latest' }));
  expect((await screen.findByRole('button', { name: '2 July 2026' })).className).toBe('day');
});

it('analyzes the games of the day that is shown', async () => {
  const scopes: unknown[] = [];
  handlers['POST /api/analyses/batch/preview'] = ({ body }) => {
    scopes.push(body);
    return { body: { games: 1, described: 1 } };
  };
  show('&date=2026-07-03');
  await screen.findByText('Game of 2026-07-03');
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Analyze…' }));
  await waitFor(() => expect(scopes).toEqual([{ bundleIds: ['com.quay'] }]));
  expect(screen.getByRole('option', { name: /^Top Free Games, .*, 3 Jul 2026$/ })).toBeTruthy();
});
