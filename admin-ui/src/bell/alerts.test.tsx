import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Alert } from '../api/alerts';
import { session } from '../api/session';
import { fakeApi, grant, page, problem } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { AlertsPanel } from './AlertsPanel';

const alert: Alert = {
  ...{ id: '4f9a1c5e-3333-4000-8000-000000000001', ruleId: '4f9a1c5e-2222-4000-8000-000000000001' },
  ...{ scopeName: 'Rivals', title: 'Royal Match entered the top 20', text: 'From 21 to 19 in US.' },
  ...{ bundleId: 'com.a', gameTitle: 'Royal Match', iconUrl: null, hits: 1, delivery: 'now', sample: false },
  ...{ occurredAt: '2026-11-22T06:00:00Z', read: false },
  ...{ createdAt: '2026-11-22T06:00:10Z', updatedAt: '2026-11-22T06:00:10Z' },
};

async function show(more: Parameters<typeof fakeApi>[0]) {
  const calls = fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    ...more,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<AlertsPanel open onOpen={() => undefined} />, '/admin');
  return calls;
}

it('leads to the game at the day of an alert, and notes it as read', async () => {
  const calls = await show({
    'GET /api/alerts': () => page([alert]),
    'POST /api/alerts/read': () => ({ body: { count: 0 } }),
  });
  const link = await screen.findByRole('link', { name: /Royal Match entered the top 20/ });
  expect(link.getAttribute('href')).toBe('/admin/game-rankings/com.a?day=2026-11-22');
  await userEvent.click(link);
  await waitFor(() => expect(calls).toContain('POST /api/alerts/read'));
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
