import type { AlertDto } from '../src/alerts/inbox/alerts.dto.js';
import { DeliverAlerts } from '../src/alerts/evaluate/deliver-alerts.service.js';
import type { AlertRuleDto } from '../src/alerts/rules/alert-rules.dto.js';
import { DeliverWebhooks } from '../src/webhooks/deliveries/deliver-webhooks.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';
import { startWebhookReceiver } from './support/webhook-receiver.js';

jest.setTimeout(120_000);

const DAY_MS = 86_400_000;
const FILLERS = Array.from({ length: 25 }, (_, at) => `com.filler.g${at}`);

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({
    env: { SAMPLE_DATA: 'off', WEBHOOK_PRIVATE_TARGETS: 'on', CONFIRM_EMAIL: 'off' },
    workers: true,
  });
});
afterAll(() => studio.close());

const show = (daysAgo: number, ids: string[]) => {
  const date = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const rows = chart(ids, { date, country: 'fi', type: 'grossing', category: 'all' });
  return importFile(studio.admin, 'rankings', chartCsv(rows));
};
const settle = () =>
  waitUntil('everything is evaluated', async () => {
    const [row] = await studio.source.query<{ done: boolean }[]>(
      `select not exists (select from history_changes) and event_cursor >= (select coalesce(max(id), 0) from market_events)
         as done from alert_cursor`,
    );
    return row!.done;
  });

it('sends nothing to people who may no longer see alerts, not even what was queued before', async () => {
  const hook = await startWebhookReceiver();
  hook.answer = () => ({ status: 500 });
  const bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
  const rule = { kind: 'enters_top', top: 20, scope: 'all', rankingType: 'revenue', cooldownDays: 0 };
  const make = async (api: typeof bea.api, body: object) =>
    (
      await api
        .post('/api/alert-rules')
        .send({ ...rule, ...body })
        .expect(201)
    ).body as AlertRuleDto;
  const hers = await make(bea.api, { mail: true, webhookUrl: hook.url });
  const ours = await make(studio.admin, {});
  const count = async ({ id }: AlertRuleDto) => {
    const [row] = await studio.source.query<{ alerts: number }[]>(
      'select count(*)::int as alerts from alerts where rule_id = $1',
      [id],
    );
    return row!.alerts;
  };

  await show(3, FILLERS);
  await show(2, ['com.rivals.first', ...FILLERS]);
  await waitUntil('the first attempt fails', () => hook.received.length === 1);
  await settle();
  expect(await count(hers)).toBe(1);

  await studio.admin.put(`/api/profiles/${bea.id}`).send({ role: 'user' }).expect(200);
  hook.answer = () => ({ status: 204 });
  studio.clock.advance(120_000);
  studio.app.get(DeliverWebhooks).wake();
  await show(1, ['com.rivals.second', ...FILLERS]);
  await settle();
  const alerts = (await studio.admin.get('/api/alerts').expect(200)).body as AlertDto[];
  expect(alerts.filter(({ ruleId }) => ruleId === ours.id)).toHaveLength(2);
  expect(await count(hers)).toBe(1);
  const [waiting] = await studio.source.query<{ state: string; error: string }[]>(
    'select state, error from webhook_deliveries',
  );
  expect(waiting).toEqual({ state: 'failed', error: 'The owner of the rule may no longer receive alerts.' });
  expect(hook.received).toHaveLength(1);
  await hook.close();
});

it('goes on with the other rules when the alerts of one can’t be stored', async () => {
  const make = async (name: string) =>
    (
      await studio.admin
        .post('/api/alert-rules')
        .send({ name, kind: 'enters_top', top: 20, scope: 'all', rankingType: 'revenue', cooldownDays: 0 })
        .expect(201)
    ).body as AlertRuleDto;
  const [broken, sound] = [await make('Broken'), await make('Sound')];
  const alerts = studio.app.get(DeliverAlerts);
  const deliver = alerts.deliver.bind(alerts);
  const spy = jest.spyOn(alerts, 'deliver').mockImplementation(async (rule, findings, manager) => {
    // A failed statement leaves the transaction unusable unless there is a savepoint.
    if (rule.id === broken.id) await manager.query('select 1 / 0');
    return deliver(rule, findings, manager);
  });
  await show(0, ['com.rivals.third', ...FILLERS]);
  await settle();
  spy.mockRestore();
  const { body } = await studio.admin.get('/api/alerts').expect(200);
  const ruleIds = (body as AlertDto[]).map(({ ruleId }) => ruleId);
  expect([ruleIds.includes(sound.id), ruleIds.includes(broken.id)]).toEqual([true, false]);
});
