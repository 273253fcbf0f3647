import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { useApi } from '../api/queries/use-api';
import type { AlertRule, AlertRulePreview, Watchlist } from '../api/types';
import { session } from '../api/session/session';
import { fakeApi, grant, page } from '../testing/fake-api';
import { showScreen } from '../testing/show-screen';
import { NewRuleButton } from './NewRuleButton';
import { RuleList } from './RuleList';

const list: Watchlist = {
  ...{ id: '4f9a1c5e-1111-4000-8000-000000000001', name: 'Rivals', shared: true, kind: 'games' },
  ...{ tagId: null, developer: null, filter: null, sourceName: null, broken: null, games: 2 },
  ...{ createdBy: 'u1', owner: 'Ada', mine: true },
  ...{ createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
};
const rule: AlertRule = {
  ...{
    id: '4f9a1c5e-2222-4000-8000-000000000001',
    sentence: 'A game of Rivals enters the top 20 of Top Free',
  },
  ...{ kind: 'enters_top', top: 20, places: null, days: null, direction: null, fields: null },
  ...{ scope: 'watchlist', scopeId: list.id, scopeName: 'Rivals', platform: null, countries: [] },
  ...{
    rankingType: 'downloads',
    category: null,
    cooldownDays: 7,
    delivery: 'now',
    channels: ['bell', 'mail'],
  },
  ...{ mail: true, webhookUrl: null, slackUrl: null, webhookSecret: null, deliveryProblem: null },
  ...{
    shared: false,
    active: true,
    pausedReason: null,
    muted: false,
    mutedUntil: null,
    mutedGames: 0,
    alerts: 0,
    lastAlertAt: null,
  },
  ...{ createdBy: 'u1', owner: 'Ada', mine: true },
  ...{ createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
};
const alert = {
  ...{ occurredAt: '2026-11-01T06:00:00Z', title: 'Royal Match entered the top 20', text: '21 to 19' },
  ...{ bundleId: 'com.a', gameTitle: 'Royal Match', country: 'us', rank: 19, hits: 1 },
};
const preview: AlertRulePreview = {
  ...{ sentence: rule.sentence, days: 90, from: '2026-08-25T00:00:00Z', to: '2026-11-23T00:00:00Z' },
  ...{ firedCount: 1, suppressedCount: 1, charts: [], closest: null, leftOut: null },
  alerts: [
    { ...alert, state: 'fired' },
    { ...alert, state: 'suppressed', occurredAt: '2026-11-03T06:00:00Z' },
  ],
};

async function show(rules: AlertRule[], more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    'GET /api/alert-rules': () => page(rules),
    'POST /api/alert-rules/preview': () => ({ body: preview }),
    'GET /api/watchlists': () => page([list]),
    'GET /api/tags': () => page([]),
    'GET /api/markets': () => page([]),
    'GET /api/rankings/countries': () => ({ body: COUNTRIES }),
    ...more,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<Rules />, '/admin/alert-rules');
  return calls;
}

const COUNTRIES = [
  { id: 'us', country: 'us', name: 'United States' },
  { id: 'jp', country: 'jp', name: 'Japan' },
].map((country) => ({
  ...country,
  ...{ platforms: ['android'], capturedAt: '2026-11-23T06:00:00Z', dayOnly: false, sample: false },
  ...{ start: null, startCategory: null },
}));

function Rules() {
  const read = useApi('/api/alert-rules', { sort: ['createdAt', 'ASC'], range: [0, 199] });
  return (
    <>
      <NewRuleButton scope={{ scope: 'game', scopeId: 'com.a', scopeName: 'Royal Match' }} />
      <RuleList read={read} nothing="None." />
    </>
  );
}

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Alert me…' }));
  return within(await screen.findByRole('dialog', { name: 'New rule' }));
};

it('is a sentence whose parts are changed by keyboard, and shows before what it would have told', async () => {
  const sent: unknown[] = [];
  await show([], {
    'POST /api/alert-rules': ({ body }) => {
      sent.push(body);
      return { status: 201, body: rule };
    },
  });
  const dialog = await openDialog();
  expect(
    await dialog.findByText('It would have alerted you once in 90 days and skipped 1 repeat.'),
  ).toBeTruthy();
  dialog.getByRole('slider', { name: 'Alerts of the last 90 days' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(dialog.getByText('Royal Match entered the top 20, #19, 1 Nov 2026')).toBeTruthy();

  dialog.getByRole('button', { name: 'Top: top 20' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Chart: Top Grossing');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Top Free' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Countries: any country' }));
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'United States' }));
  await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Japan' }));
  await userEvent.keyboard('{Escape}');
  expect(await dialog.findByRole('button', { name: 'Countries: United States or Japan' })).toBeTruthy();

  await userEvent.selectOptions(dialog.getByLabelText('Notify me'), 'In the digest');
  await userEvent.click(dialog.getByLabelText('Also by email'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    ...{ kind: 'enters_top', scope: 'game', scopeId: 'com.a', top: 20, rankingType: 'downloads' },
    ...{ category: null, platform: null, countries: ['us', 'jp'], cooldownDays: 7 },
    ...{ delivery: 'digest', mail: true, shared: false, webhookUrl: null, slackUrl: null },
  });
});

it('takes other games and another event', async () => {
  const asked: object[] = [];
  await show([], {
    'POST /api/alert-rules/preview': ({ body }) => {
      asked.push(body as object);
      return { body: preview };
    },
  });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Games: Royal Match' }));
  await userEvent.click(await screen.findByRole('option', { name: 'a game of Rivals' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'What happens: enters' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'climbs' }));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      ...{ kind: 'moves', direction: 'up', places: 10, days: 7, scope: 'watchlist', scopeId: list.id },
    }),
  );
  expect(dialog.getByRole('button', { name: 'Games: a game of Rivals' })).toBeTruthy();
});

it('shows the secret of a webhook once', async () => {
  await show([], {
    'POST /api/alert-rules': () => ({ status: 201, body: { ...rule, webhookSecret: 'whsec_once' } }),
  });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText('Also to a webhook'), 'https://hooks.example/a');
  await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
  expect(await dialog.findByText('whsec_once')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('is turned off, says why it rests and takes other games, and is deleted after asking', async () => {
  const calls = await show([{ ...rule, pausedReason: 'The watchlist “Rivals” was deleted.' }], {
    [`PUT /api/alert-rules/${rule.id}`]: () => ({ body: { ...rule, active: false } }),
    [`DELETE /api/alert-rules/${rule.id}`]: () => ({ body: rule }),
  });
  expect(await screen.findByText('The watchlist “Rivals” was deleted.')).toBeTruthy();
  expect(
    screen.getByText('Immediately · bell, email · each game at most once in 7 days · no alerts yet'),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: rule.sentence }));
  expect(calls).toContain(`PUT /api/alert-rules/${rule.id}`);
  await userEvent.click(screen.getByRole('button', { name: /^Choose other games/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit rule' }));
  expect(dialog.getByRole('button', { name: 'Games: a game of Rivals' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: /^Delete…/ }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls).toContain(`DELETE /api/alert-rules/${rule.id}`));
});

it('says what was too much to check', async () => {
  const leftOut = 'Only 4 of 30 charts were checked.';
  await show([], { 'POST /api/alert-rules/preview': () => ({ body: { ...preview, leftOut } }) });
  await openDialog();
  expect(await screen.findByText(leftOut)).toBeTruthy();
});

it('says what came closest where nothing was told', async () => {
  const closest = { bundleId: 'com.a', title: 'Royal Match', rank: 23, country: 'us' };
  await show([], {
    'POST /api/alert-rules/preview': () => ({
      body: { ...preview, firedCount: 0, suppressedCount: 0, alerts: [], closest },
    }),
  });
  await openDialog();
  expect(
    await screen.findByText(
      'It would have sent no alerts in 90 days. Royal Match came closest: #23, United States.',
    ),
  ).toBeTruthy();
});

it('closes the search of games by Escape, and picks nothing before the results of the words', async () => {
  await show([]);
  const dialog = await openDialog();
  const slot = dialog.getByRole('button', { name: 'Games: Royal Match' });
  slot.focus();
  await userEvent.keyboard('{Enter}');
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^Search lists/ });
  await userEvent.type(field, 'riv{Enter}');
  expect(field.value).toBe('riv');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: /^Search lists/ })).toBeNull());
  expect(document.activeElement).toBe(slot);
});
