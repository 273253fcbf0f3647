import { Webhook } from 'standardwebhooks';
import type { AlertDetailDto, AlertDto } from '../src/alerts/inbox/alerts.dto.js';
import { AlertsService } from '../src/alerts/inbox/alerts.service.js';
import type { AlertRuleDto, AlertRulePreviewDto } from '../src/alerts/rules/alert-rules.dto.js';
import type { Api } from './support/api.js';
import { type ChartLine, chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { join, type TestPerson } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.js';

jest.setTimeout(180_000);

const DAY_MS = 86_400_000;
const day = (ago: number) => new Date(Date.now() - ago * DAY_MS).toISOString().slice(0, 10);
const FILLERS = Array.from({ length: 30 }, (_, at) => `com.filler.g${at}`);
/** A chart in which some games stand at given places and fillers at the others. */
const places = (ranks: Record<number, string>): string[] => {
  const chosen = new Set(Object.values(ranks));
  const rest = FILLERS.filter((id) => !chosen.has(id));
  return Array.from({ length: 30 }, (_, at) => ranks[at + 1] ?? rest.shift()!);
};

let mails: MailServer;
let studio: TestApp;
let second: TestApp;
let bea: TestPerson;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { WEBHOOK_PRIVATE_TARGETS: 'on', SMTP_URL: mails.url, CONFIRM_EMAIL: 'off' };
  studio = await openTestApp({ env, workers: true });
  // Another process on the same database looks for the same news.
  second = await openTestApp({ env, workers: true, databaseUrl: studio.databaseUrl });
  bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
});
afterAll(async () => {
  await second.close();
  await studio.close();
  await mails.close();
});

const show = async (country: string, ago: number, ids: string[], more: Partial<ChartLine> = {}) =>
  importFile(
    studio.admin,
    'rankings',
    chartCsv(chart(ids, { date: day(ago), country, type: 'grossing', category: 'all', ...more })),
  );
const make = async (body: object, api: Api = studio.admin): Promise<AlertRuleDto> => {
  const rule = {
    kind: 'enters_top',
    top: 20,
    scope: 'all',
    rankingType: 'revenue',
    cooldownDays: 0,
    ...body,
  };
  return (await api.post('/api/alert-rules').send(rule).expect(201)).body as AlertRuleDto;
};
const listAlerts = async (filter: object, api: Api = studio.admin): Promise<AlertDto[]> =>
  (await api.get(`/api/alerts?range=[0,99]&filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200))
    .body as AlertDto[];
const awaitAlerts = (ruleId: string, count: number, api?: Api) =>
  waitUntil(`${count} alerts`, async () => {
    const alerts = await listAlerts({ ruleId }, api);
    return alerts.length >= count && alerts;
  });
/** Whatever came in has been looked at. */
const settle = () =>
  waitUntil('everything was looked at', async () => {
    const [row] = await studio.source.query<{ done: boolean }[]>(
      `select not exists (select from history_changes) and event_cursor >= (select coalesce(max(id), 0) from market_events)
         as done from alert_cursor`,
    );
    return row!.done;
  });
const read = async <T>(path: string, api: Api = studio.admin): Promise<T> =>
  (await api.get(path).expect(200)).body as T;

it('sends one alert, with the reason, when a game moves from rank 21 to 19 while two processes run', async () => {
  await show('nz', 2, places({ 21: 'com.rivals.royal' }));
  const { body: list } = await studio.admin
    .post('/api/watchlists')
    .send({ name: 'Rivals', bundleIds: ['com.rivals.royal'] })
    .expect(201);
  const watchlist = (list as { id: string }).id;
  const rule = await make({ scope: 'watchlist', scopeId: watchlist, countries: ['nz'] });
  expect(rule.sentence).toBe('A game of Rivals enters the top 20 of Top Grossing in New Zealand');
  await show('nz', 1, places({ 19: 'com.rivals.royal' }));
  const [alert] = await awaitAlerts(rule.id, 1);
  await settle();
  expect(await listAlerts({ ruleId: rule.id })).toHaveLength(1);
  expect(alert).toMatchObject({
    ...{
      bundleId: 'com.rivals.royal',
      platform: 'android',
      country: 'nz',
      scopeName: 'Rivals',
      read: false,
      hits: 1,
    },
    title: 'Title of com.rivals.royal entered the top 20 of Top Grossing (Google Play) in New Zealand',
  });
  const why = await read<AlertDetailDto>(`/api/alerts/${alert!.id}`);
  expect(why.rule).toMatchObject({ id: rule.id, alerts: 1 });
  expect(why.events.map(({ type, country, data }) => [type, country, data.rank])).toEqual([
    ['chart.captured', 'nz', 21],
    ['chart.captured', 'nz', 19],
  ]);
  expect(why.sent).toEqual([expect.objectContaining({ channel: 'bell', state: 'delivered' })]);
  expect(why.previouslyFiredAt).toBeNull();

  // The same file again, and a day of long ago, are no news.
  await show('nz', 1, places({ 19: 'com.rivals.royal' }));
  await show('nz', 40, places({ 3: 'com.rivals.royal' }));
  await settle();
  expect(await listAlerts({ ruleId: rule.id })).toHaveLength(1);

  const period = { from: new Date(Date.now() - DAY_MS), until: new Date(Date.now() + DAY_MS) };
  const service = studio.app.get(AlertsService);
  expect(await service.listForPeriod(rule.createdBy, period, watchlist)).toEqual([
    expect.objectContaining({ id: alert!.id }),
  ]);
  expect(await service.listForPeriod(rule.createdBy, period, rule.id)).toEqual([]);
});

it('previews past alerts, suppressed ones and near misses', async () => {
  for (const [ago, rank] of [
    [12, 25],
    [11, 15],
    [10, 25],
    [9, 12],
    [1, 25],
    [0, 3],
  ] as const)
    await show('au', ago, places({ [rank]: 'com.rivals.preview' }));
  const preview = async (body: object) =>
    (
      await studio.admin
        .post('/api/alert-rules/preview')
        .send({ kind: 'enters_top', scope: 'game', ...body })
        .expect(200)
    ).body as AlertRulePreviewDto;
  const asked = { scopeId: 'com.rivals.preview', countries: ['au'], rankingType: 'revenue', top: 20 };
  const told = await preview({ ...asked, cooldownDays: 7 });
  expect(told).toMatchObject({ firedCount: 2, suppressedCount: 1, days: 90, closest: null });
  expect(
    told.alerts.map(({ state, rank, occurredAt }) => [state, rank, String(occurredAt).slice(0, 10)]),
  ).toEqual([
    ['fired', 15, day(11)],
    ['suppressed', 12, day(9)],
    ['fired', 3, day(0)],
  ]);
  expect(told.charts).toEqual([
    { platform: 'android', country: 'au', category: 'all', rankingType: 'revenue', capturedDays: 6 },
  ]);
  const nothing = await preview({ ...asked, top: 2 });
  expect(nothing).toMatchObject({
    firedCount: 0,
    closest: { bundleId: 'com.rivals.preview', rank: 3, country: 'au' },
  });
});

it('combines many alerts of a day into one summary', async () => {
  const rule = await make({ countries: ['fi'] });
  await show('fi', 1, places({}));
  await show(
    'fi',
    0,
    places(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [at + 1, `com.flood.g${at}`]))),
  );
  const [summary] = await awaitAlerts(rule.id, 1);
  await settle();
  expect(await listAlerts({ ruleId: rule.id })).toHaveLength(1);
  expect(summary).toMatchObject({ bundleId: null, hits: 12 });
  expect(summary!.title).toMatch(/^12 entries into the top of the charts on /);
  await studio.admin
    .post('/api/alerts/read')
    .send({ ids: [summary!.id] })
    .expect(200);
  // The other store has its first captures of these days.
  await show('fi', 1, places({}), { platform: 'ios' });
  await show('fi', 0, places({ 13: 'com.flood.late' }), { platform: 'ios' });
  await waitUntil('the late one joins', async () => {
    const detail = await read<AlertDetailDto>(`/api/alerts/${summary!.id}`);
    return detail.hits === 13 && detail.findings.length === 13 && !detail.read;
  });
  expect(await listAlerts({ ruleId: rule.id })).toHaveLength(1);
});

it('sends mail, a signed webhook and Slack JSON with one id; mutes, reads and unmutes', async () => {
  const [hook, slack] = await Promise.all([startWebhookReceiver(), startWebhookReceiver()]);
  await show('se', 3, places({ 21: 'com.rivals.sent', 22: 'com.rivals.other' }));
  const rule = await make({
    countries: ['se'],
    mail: true,
    webhookUrl: hook.url,
    slackUrl: slack.url,
    shared: true,
  });
  expect(rule.channels).toEqual(['bell', 'mail', 'webhook', 'slack']);
  expect(rule.webhookSecret).toMatch(/^whsec_/);
  const seen = await read<AlertRuleDto>(`/api/alert-rules/${rule.id}`, bea.api);
  expect(seen).toMatchObject({ webhookUrl: null, slackUrl: null, webhookSecret: null, mine: false });
  await show('se', 2, places({ 2: 'com.rivals.sent', 22: 'com.rivals.other' }));
  const [alert] = await awaitAlerts(rule.id, 1);
  await waitUntil('all arrive', () => hook.received.length + slack.received.length >= 2);
  const message = new Webhook(rule.webhookSecret!).verify(
    hook.received[0]!.body,
    hook.received[0]!.headers as Record<string, string>,
  );
  expect(message).toMatchObject({ type: 'alert.created', data: { id: alert!.id, ruleId: rule.id, hits: 1 } });
  expect(hook.received[0]!.headers['webhook-id']).toBe(`msg_alert_${alert!.id}`);
  const blocks = JSON.parse(slack.received[0]!.body) as { text: string; blocks: object[] };
  expect(blocks.text).toBe(alert!.title);
  expect(slack.received[0]!.body).toContain(`sent?platform=android&country=se&category=all&day=${day(2)}|`);
  expect(JSON.stringify(blocks.blocks)).toContain(alert!.id);
  const isMailed = () =>
    mails.received.filter((text) => text.includes(alert!.id) && text.includes(`To: ${ADMIN.email}`));
  await waitUntil('the mail arrives', () => isMailed().length > 0);
  const why = await waitUntil('all is noted', async () => {
    const detail = await read<AlertDetailDto>(`/api/alerts/${alert!.id}`);
    return detail.sent.every(({ state }) => state === 'delivered') && detail;
  });
  expect(why.sent.map(({ channel }) => channel)).toEqual(['bell', 'mail', 'webhook', 'slack']);

  expect(await listAlerts({ ruleId: rule.id, unread: true }, bea.api)).toHaveLength(1);
  const { count: before } = await read<{ count: number }>('/api/alerts/unread', bea.api);
  const { body } = await bea.api
    .post('/api/alerts/read')
    .send({ ids: [alert!.id] })
    .expect(200);
  expect((body as { count: number }).count).toBe(before - 1);
  expect(await listAlerts({ ruleId: rule.id, unread: true }, bea.api)).toEqual([]);
  expect(await listAlerts({ ruleId: rule.id, unread: true })).toHaveLength(1);

  const muted = await studio.admin.post(`/api/alerts/${alert!.id}/mute`).send({ what: 'rule' }).expect(200);
  expect(muted.body).toMatchObject({ id: rule.id, muted: true });
  await show('se', 1, places({ 1: 'com.rivals.other' }));
  const [forBea] = await awaitAlerts(rule.id, 2, bea.api);
  await settle();
  expect(await listAlerts({ ruleId: rule.id })).toHaveLength(1);
  expect((await read<AlertDetailDto>(`/api/alerts/${forBea!.id}`, bea.api)).sent).toHaveLength(1);
  const unmuted = await studio.admin.post(`/api/alert-rules/${rule.id}/unmute`).expect(200);
  expect(unmuted.body).toMatchObject({ muted: false });
  await bea.api.put(`/api/alert-rules/${rule.id}`).send({ top: 5 }).expect(403);
  await bea.api.delete(`/api/alert-rules/${rule.id}`).expect(403);
  expect(await read<object[]>('/api/webhooks')).toEqual([]);
  await Promise.all([hook.close(), slack.close()]);
});

it('delivers later what fails while the mail server is down and a webhook answers 500', async () => {
  const hook: WebhookReceiver = await startWebhookReceiver();
  hook.answer = () => ({ status: 500 });
  mails.refusal = '451 later';
  await show('dk', 3, places({}));
  const rule = await make({ countries: ['dk'], mail: true, webhookUrl: hook.url });
  await show('dk', 2, places({ 4: 'com.rivals.patient' }));
  const [alert] = await awaitAlerts(rule.id, 1);
  const failing = await waitUntil('both were tried', async () => {
    const { sent } = await read<AlertDetailDto>(`/api/alerts/${alert!.id}`);
    return sent.slice(1).every(({ error }) => error !== null) && sent;
  });
  expect(failing.slice(1)).toEqual([
    expect.objectContaining({
      channel: 'mail',
      state: 'waiting',
      error: expect.stringContaining('451') as string,
    }),
    expect.objectContaining({
      channel: 'webhook',
      state: 'waiting',
      error: expect.stringContaining('500') as string,
    }),
  ]);
  hook.answer = () => ({ status: 204 });
  mails.refusal = '';
  for (const { clock } of [studio, second]) clock.advance(120_000);
  await waitUntil('both arrive', async () => {
    const { sent } = await read<AlertDetailDto>(`/api/alerts/${alert!.id}`);
    return sent.every(({ state }) => state === 'delivered');
  });
  for (const { clock } of [studio, second]) clock.set(0);
  expect(new Set(hook.received.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set([`msg_alert_${alert!.id}`]),
  );
  expect(hook.received.length).toBeGreaterThan(1);
  await hook.close();
});

it('sends no mail for alerts of the digest', async () => {
  await show('no', 2, places({}));
  const rule = await make({ countries: ['no'], mail: true, delivery: 'digest' });
  await show('no', 1, places({ 4: 'com.rivals.digest' }));
  const [alert] = await awaitAlerts(rule.id, 1);
  expect(alert).toMatchObject({ delivery: 'digest' });
  expect((await read<AlertDetailDto>(`/api/alerts/${alert!.id}`)).sent.map(({ channel }) => channel)).toEqual(
    ['bell'],
  );
});

it('alerts about new countries, first games of developers and missing games only once', async () => {
  await show('jp', 3, places({ 1: 'com.nord.old' }), { developer: 'Nord Games' });
  const [country, first] = [
    await make({ kind: 'new_country', top: undefined, countries: ['kr'] }),
    await make({ kind: 'first_game', top: undefined, countries: ['kr'] }),
  ];
  await show('kr', 2, FILLERS, { developer: 'Nord Games' });
  await importFile(
    studio.admin,
    'rankings',
    chartCsv([
      ...chart([...FILLERS, 'com.nord.old', 'com.nord.next'], {
        date: day(1),
        country: 'kr',
        type: 'grossing',
        category: 'all',
        developer: 'Nord Games',
      }),
      {
        date: day(1),
        country: 'kr',
        type: 'grossing',
        category: 'all',
        rank: 33,
        id: 'com.sud.debut',
        developer: 'Sud Studio',
      },
    ]),
  );
  const found = await awaitAlerts(country.id, 3);
  await settle();
  expect(found.map(({ bundleId }) => bundleId).sort()).toEqual([
    'com.nord.next',
    'com.nord.old',
    'com.sud.debut',
  ]);
  expect((await listAlerts({ ruleId: first.id })).map(({ bundleId }) => bundleId)).toEqual(['com.sud.debut']);
});

it('pauses with a reason when its tag is deleted, and resumes with another', async () => {
  const { body } = await studio.admin.post('/api/tags').send({ name: 'hybrid' }).expect(201);
  const tagId = (body as { id: string }).id;
  const rule = await make({ scope: 'tag', scopeId: tagId, countries: ['nz'] });
  expect(rule).toMatchObject({ scopeName: 'hybrid', pausedReason: null });
  await studio.admin.delete(`/api/tags/${tagId}`).expect(200);
  expect(await read<AlertRuleDto>(`/api/alert-rules/${rule.id}`)).toMatchObject({
    ...{ active: true, pausedReason: 'The tag “hybrid” was deleted.' },
  });
  await show('nz', 0, places({ 2: 'com.rivals.tagged' }));
  await settle();
  expect(await listAlerts({ ruleId: rule.id })).toEqual([]);
  const change = { scope: 'game', scopeId: 'com.rivals.tagged' };
  const changed = await studio.admin.put(`/api/alert-rules/${rule.id}`).send(change).expect(200);
  expect(changed.body).toMatchObject({ pausedReason: null, scopeName: 'Title of com.rivals.tagged' });
  await studio.admin.put(`/api/alert-rules/${rule.id}`).send({ kind: 'moves' }).expect(400);
});

it.each([
  [{ kind: 'weather' }, 'kind'],
  [{ top: undefined }, 'top'],
  [{ top: 0 }, 'top'],
  [{ kind: 'moves', places: 10 }, 'days'],
  [{ kind: 'page_changed', fields: ['weather'] }, 'fields'],
  [{ scope: 'watchlist' }, 'scopeId'],
  [{ scope: 'tag', scopeId: 'nothing' }, 'scopeId'],
  [{ scope: 'game', scopeId: 'com.nobody.here' }, 'scopeId'],
  [{ countries: ['xx'] }, 'countries'],
  [{ cooldownDays: 91 }, 'cooldownDays'],
  [{ kind: 'installs_unusual', scope: 'all' }, 'scope'],
  [{ webhookUrl: 'ftp://here' }, 'webhookUrl'],
])('refuses %j, naming %s', async (wrong, field) => {
  const rule = { kind: 'enters_top', top: 20, scope: 'all', ...wrong };
  const { body } = await studio.admin.post('/api/alert-rules').send(rule).expect(400);
  expect((body as { errors: object }).errors).toHaveProperty(field);
});

it('refuses the private addresses that webhooks refuse', async () => {
  const guarded = await openTestApp({ databaseUrl: studio.databaseUrl });
  for (const field of ['webhookUrl', 'slackUrl']) {
    const { body } = await guarded.admin
      .post('/api/alert-rules')
      .send({ kind: 'enters_top', top: 5, scope: 'all', [field]: 'https://10.0.0.7/hook' })
      .expect(400);
    expect(body).toMatchObject({ code: 'webhook_target_private', errors: { [field]: expect.any(String) } });
  }
  await guarded.close();
});

it('is exported and deleted with its owner, and invisible to others', async () => {
  const cleo = await join(studio, 'cleo@studio.example', { role: 'analyst' });
  const rule = await make({ countries: ['nz'] }, cleo.api);
  await bea.api.get(`/api/alert-rules/${rule.id}`).expect(404);
  const { data } = await read<{ data: { alertRules: AlertRuleDto[] } }>(`/api/profiles/${cleo.id}/data`);
  expect(data.alertRules).toEqual([expect.objectContaining({ id: rule.id })]);
  await studio.admin.delete(`/api/profiles/${cleo.id}`).expect(200);
  expect(await studio.source.query('select id from alert_rules where id = $1', [rule.id])).toEqual([]);
});
