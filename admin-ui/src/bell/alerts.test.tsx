import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Alert, AlertRule } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { AlertsPanel } from './AlertsPanel';

const alert: Alert = {
  ...{ id: '4f9a1c5e-3333-4000-8000-000000000001', ruleId: '4f9a1c5e-2222-4000-8000-000000000001' },
  ...{
    kind: 'enters_top',
    category: 'all',
    scopeName: 'Rivals',
    title: 'Royal Match entered the top 20',
    text: 'From 21 to 19 in US.',
  },
  ...{
    bundleId: 'com.a',
    gameTitle: 'Royal Match',
    iconUrl: null,
    platform: 'android',
    country: 'jp',
    hits: 1,
    delivery: 'now',
    sample: false,
  },
  ...{ occurredAt: '2026-11-22T06:00:00Z', read: false, muted: false, mutedUntil: null },
  ...{ createdAt: '2026-11-22T06:00:10Z', updatedAt: '2026-11-22T06:00:10Z' },
};

const rule: AlertRule = {
  ...{
    id: alert.ruleId,
    sentence: 'Tell me when a game of Rivals enters the top 20',
    kind: 'enters_top',
    top: 20,
  },
  ...{ places: null, days: null, direction: null, fields: null, scope: 'watchlist', scopeName: 'Rivals' },
  ...{ scopeId: '4f9a1c5e-1111-4000-8000-000000000001', platform: null, countries: ['us'], category: 'all' },
  ...{ rankingType: 'revenue', cooldownDays: 7, delivery: 'now', channels: ['bell'], mail: false },
  ...{
    webhookUrl: null,
    slackUrl: null,
    webhookSecret: null,
    deliveryProblem: null,
    shared: false,
    active: true,
  },
  ...{
    pausedReason: null,
    muted: false,
    mutedUntil: null,
    mutedGames: 0,
    alerts: 1,
    lastAlertAt: null,
    mine: true,
  },
  ...{ createdBy: '4f9a1c5e-5555-4000-8000-000000000001', owner: 'a@b.co' },
  ...{ createdAt: '2026-11-20T06:00:00Z', updatedAt: '2026-11-20T06:00:00Z' },
};

async function show(more: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    ...more,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<AlertsPanel open unread={41} onOpen={() => undefined} />, '/admin');
  return calls;
}

it('leads to the game at the day of an alert, and notes it as read', async () => {
  const calls = await show({
    'GET /api/alerts': () => page([alert]),
    'POST /api/alerts/read': () => ({ body: { count: 0 } }),
  });
  const link = await screen.findByRole('link', { name: /Royal Match entered the top 20/ });
  expect(link.getAttribute('href')).toBe(
    '/admin/game-rankings/com.a?platform=android&country=jp&category=all&day=2026-11-22',
  );
  await userEvent.click(link);
  await waitFor(() => expect(calls).toContain('POST /api/alerts/read'));
});

it('leads from a missing chart to the coverage of its market, and counts what it does not show', async () => {
  const missing: Alert = {
    ...alert,
    kind: 'chart_missing',
    bundleId: null,
    title: 'Top Free was not captured',
  };
  await show({ 'GET /api/alerts': () => page([missing]) });
  const link = await screen.findByRole('link', { name: /was not captured/ });
  expect(link.getAttribute('href')).toBe('/admin/coverage?platform=android&country=jp');
  expect(screen.getByText('41 unread')).toBeTruthy();
});

it('says when there are none, and when they could not be loaded', async () => {
  let fails = true;
  await show({ 'GET /api/alerts': () => (fails ? problem(503, 'Not now.') : page([])) });
  await screen.findByText("Couldn't load the alerts", {}, { timeout: 5_000 });
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /Retry/ }));
  expect(await screen.findByText('No alerts yet')).toBeTruthy();
});

it('is walked through by keys, tells why, and mutes', async () => {
  const other = {
    ...alert,
    id: '4f9a1c5e-3333-4000-8000-000000000002',
    title: 'Coin Master left the top 20',
  };
  const calls = await show({
    'GET /api/alerts': () => page([alert, other]),
    [`GET /api/alerts/${other.id}`]: () => problem(404, 'Gone'),
    [`POST /api/alerts/${other.id}/mute`]: () => problem(404, 'Gone'),
  });
  (await screen.findByRole('link', { name: /Royal Match entered/ })).focus();
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent).toContain('Coin Master');
  await userEvent.keyboard('y');
  await waitFor(() => expect(calls).toContain(`GET /api/alerts/${other.id}`));
  await userEvent.keyboard('m');
  await waitFor(() => expect(calls).toContain(`POST /api/alerts/${other.id}/mute`));
  await userEvent.keyboard('k');
  expect(document.activeElement?.textContent).toContain('Royal Match');
});

it('mutes for a month, says until when, and unmutes', async () => {
  let mutedUntil: string | null = null;
  const sent: unknown[] = [];
  const now = () => ({ ...alert, muted: mutedUntil !== null, mutedUntil });
  await show({
    'GET /api/alerts': () => page([now()]),
    [`GET /api/alerts/${alert.id}`]: () => ({
      body: { ...now(), rule, findings: [], events: [], previouslyFiredAt: null, sent: [] },
    }),
    [`POST /api/alerts/${alert.id}/mute`]: ({ body }) => {
      sent.push(body);
      mutedUntil = '2026-12-23T06:00:00Z';
      return { body: rule };
    },
    [`POST /api/alerts/${alert.id}/unmute`]: () => {
      mutedUntil = null;
      return { body: rule };
    },
  });
  await userEvent.click(await screen.findByText(/Why did I get this/));
  const choices = await screen.findByRole('group', { name: 'Mute for a month' });
  await userEvent.click(within(choices).getByRole('button', { name: 'This game' }));
  expect(await screen.findByText('Muted until 23 Dec 2026')).toBeTruthy();
  expect(sent).toEqual([{ what: 'game', days: 30 }]);
  await screen.findByRole('button', { name: 'Unmute' });
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('Muted until 23 Dec 2026')).toBeNull());
});
