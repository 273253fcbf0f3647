import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { AlertRule, AlertRulePreview } from '../../api/alerts';
import { session } from '../../api/session';
import type { Watchlist } from '../../api/watchlists';
import { fakeApi, grant, page } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { RulesCard } from './RulesCard';

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
  ...{ shared: false, active: true, pausedReason: null, muted: false, alerts: 0, lastAlertAt: null },
  ...{ createdBy: 'u1', owner: 'Ada', mine: true },
  ...{ createdAt: '2026-11-20T05:00:00Z', updatedAt: '2026-11-20T05:00:00Z' },
};
const told = {
  ...{ occurredAt: '2026-11-01T06:00:00Z', title: 'Royal Match entered the top 20', text: '21 to 19' },
  ...{ bundleId: 'com.a', gameTitle: 'Royal Match', country: 'us', rank: 19, hits: 1 },
};
const preview: AlertRulePreview = {
  ...{ sentence: rule.sentence, days: 90, from: '2026-08-25T00:00:00Z', to: '2026-11-23T00:00:00Z' },
  ...{ told: 1, held: 1, charts: [], closest: null },
  alerts: [
    { ...told, state: 'told' },
    { ...told, state: 'held', occurredAt: '2026-11-03T06:00:00Z' },
  ],
};

async function show(rules: AlertRule[], more: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    'GET /api/jobs': () => page([]),
    'GET /api/alert-rules': () => page(rules),
    'POST /api/alert-rules/preview': () => ({ body: preview }),
    ...more,
  });
  await session.signIn('a@b.co', 'words of mine');
  showScreen(<RulesCard list={list} />, '/admin/watchlists');
  return calls;
}

it('makes a rule and shows before what it would have told', async () => {
  const sent: unknown[] = [];
  await show([], {
    'POST /api/alert-rules': ({ body }) => {
      sent.push(body);
      return { status: 201, body: rule };
    },
  });
  expect(await screen.findByText(/^No rules yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'New rule' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('It would have told you once in 90 days and kept quiet once.')).toBeTruthy();
  await userEvent.click(dialog.getByText('Show as a list'));
  expect(dialog.getAllByText(/Royal Match entered the top 20/)).toHaveLength(2);
  await userEvent.selectOptions(dialog.getByLabelText('Chart'), 'downloads');
  await userEvent.type(dialog.getByLabelText('Countries'), 'us, jp');
  await userEvent.click(dialog.getByLabelText('Also by e-mail'));
  await userEvent.click(dialog.getByRole('button', { name: 'Save rule' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toEqual({
    ...{ kind: 'enters_top', scope: 'watchlist', scopeId: list.id, top: 20, rankingType: 'downloads' },
    ...{
      platform: null,
      countries: ['us', 'jp'],
      cooldownDays: 7,
      mail: true,
      shared: false,
      slackUrl: null,
    },
  });
});

it('turns a rule off, says why one rests, and deletes it after asking', async () => {
  const calls = await show([{ ...rule, pausedReason: 'Its watchlist was deleted.' }], {
    [`PUT /api/alert-rules/${rule.id}`]: () => ({ body: { ...rule, active: false } }),
    [`DELETE /api/alert-rules/${rule.id}`]: () => ({ body: rule }),
  });
  expect(await screen.findByText('Its watchlist was deleted.')).toBeTruthy();
  expect(screen.getByText('bell, e-mail · no alert yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('switch', { name: rule.sentence }));
  expect(calls).toContain(`PUT /api/alert-rules/${rule.id}`);
  await userEvent.click(screen.getByRole('button', { name: /^Delete…/ }));
  await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls).toContain(`DELETE /api/alert-rules/${rule.id}`));
});

it('says what came closest where nothing was told', async () => {
  const closest = { bundleId: 'com.a', title: 'Royal Match', rank: 23, country: 'us' };
  await show([], {
    'POST /api/alert-rules/preview': () => ({ body: { ...preview, told: 0, held: 0, alerts: [], closest } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'New rule' }));
  expect(
    await screen.findByText('It would have told you nothing in 90 days. Royal Match came closest: 23 in US.'),
  ).toBeTruthy();
});
