import { Webhook } from 'standardwebhooks';
import type { WebhookDeliveryDto, WebhookDto, WebhookSecretDto } from '../src/webhooks/webhooks.dto.js';
import { ensurePartitions } from '../src/database/rows/partitions.js';
import { computeRetryPause } from '../src/webhooks/deliveries/deliver-webhooks.js';
import { WebhookDeliveriesRepository } from '../src/webhooks/deliveries/webhook-deliveries.repository.js';
import { listActivity, join, signUp } from './support/people.js';
import { importFile } from './support/jobs.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.js';

jest.setTimeout(120_000);

let studio: TestApp;
let receiver: WebhookReceiver;
beforeAll(async () => {
  studio = await openTestApp({ workers: true, env: { WEBHOOK_PRIVATE_TARGETS: 'on' } });
});
afterAll(() => studio.close());
beforeEach(async () => (receiver = await startWebhookReceiver()));
afterEach(async () => {
  const { body } = await studio.admin.get('/api/webhooks').expect(200);
  for (const { id } of body as WebhookDto[]) await studio.admin.delete(`/api/webhooks/${id}`).expect(200);
  await receiver.close();
  studio.clock.set(0);
});

const add = async (input: object = {}) =>
  (
    await studio.admin
      .post('/api/webhooks')
      .send({ url: receiver.url, ...input })
      .expect(201)
  ).body as WebhookSecretDto;
const listDeliveries = async (filter: object): Promise<WebhookDeliveryDto[]> =>
  (
    await studio.admin
      .get(`/api/webhook-deliveries?range=[0,999]&filter=${encodeURIComponent(JSON.stringify(filter))}`)
      .expect(200)
  ).body as WebhookDeliveryDto[];
const verify = (secret: string, { headers, body }: WebhookReceiver['received'][number]) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string;
    timestamp: string;
    data: Record<string, unknown>;
  };
const DAY = new Date('2026-03-04T06:00:00Z');
const addEvents = async (count: number) => {
  await ensurePartitions(studio.source, 'market_events', [DAY]);
  await studio.source.query(
    `insert into market_events (type, bundle_id, platform, country, category, ranking_type, happened_at,
       recorded_at, sample, data)
     select 'chart.entered', 'com.g' || i, 'android', 'us', 'puzzle', 'downloads', $2::timestamptz, now(), false, '{}'
     from generate_series(1, $1) i`,
    [count, DAY],
  );
};
const isDrained = async (id: string) => {
  const { body } = await studio.admin.get(`/api/webhooks/${id}`).expect(200);
  return (body as WebhookDto).waiting === 0;
};

it('tells market events and the end of their job, signed so that the public library believes them', async () => {
  const { id, secret, name } = await add({ types: ['chart.entered', 'job.completed'] });
  expect(name).toMatch(/^127\.0\.0\.1:\d+$/);
  const head = 'date,platform,country,type,category,rank,bundle_id,title\n';
  const row = (day: string, rank: number, game: string) =>
    `2026-01-${day},android,de,downloads,puzzle,${rank},${game},${game}\n`;
  await importFile(
    studio.admin,
    'rankings',
    head +
      ['01', '02'].map((day) => row(day, 1, 'com.a') + row(day, 2, 'com.b')).join('') +
      row('02', 3, 'com.new'),
  );
  await waitUntil('both arrive', () => receiver.received.length >= 2);
  await waitUntil('nothing waits', () => isDrained(id));
  const messages = receiver.received.map((message) => verify(secret, message));
  expect(messages.map(({ type }) => type).sort()).toEqual(['chart.entered', 'job.completed']);
  const { body: feed } = await studio.admin.get('/api/events?types=chart.entered').expect(200);
  const event = messages.find(({ type }) => type === 'chart.entered')!;
  expect([event.data]).toEqual(feed);
  expect(event.timestamp).toBe('2026-01-02T00:00:00.000Z');
  const ended = messages.find(({ type }) => type === 'job.completed')!.data;
  expect(ended).toMatchObject({ kind: 'rankings.import', state: 'completed', error: null, failures: 0 });
  const [delivery] = await listDeliveries({ webhookId: id, type: 'chart.entered' });
  expect(delivery).toMatchObject({
    ...{ state: 'delivered', attempts: 1, statusCode: 204, error: null, nextTryAt: null },
    messageId: `msg_event_${event.data['id'] as string}`,
  });
});

it('tells requests for accounts and how they were decided', async () => {
  const { secret } = await add({ types: ['user_request.created', 'user_request.approved'] });
  await signUp(studio, 'mina@studio.example');
  const { body } = await studio.admin.get('/api/user-requests').expect(200);
  const [{ id }] = body as [{ id: string }];
  await studio.admin.post(`/api/user-requests/${id}/approve`).expect(200);
  await waitUntil('both arrive', () => receiver.received.length === 2);
  expect(receiver.received.map((message) => verify(secret, message).data)).toEqual([
    { id, email: 'mina@studio.example', status: 'pending' },
    { id, email: 'mina@studio.example', status: 'approved' },
  ]);
});

it('loses no event to a receiver that fails 30 % of them, and duplicates share an id', async () => {
  const events = 1_100; // more than are queued at once
  const readId = ({ headers }: Pick<(typeof receiver.received)[number], 'headers'>) =>
    String(headers['webhook-id']);
  const taken = new Set<string>();
  let seed = 7;
  receiver.answer = (message) => {
    seed = (seed * 16_807) % 2_147_483_647;
    if (seed % 10 < 3) return { status: 503 };
    taken.add(readId(message));
    return { status: 204 };
  };
  const { id } = await add({ types: ['chart.entered'] });
  await addEvents(events);
  await waitUntil(
    'every event is taken and nothing waits',
    async () => {
      if (taken.size === events && (await isDrained(id))) return true;
      const [row] = await studio.source.query<{ due: boolean }[]>(
        `select count(*) < $3 or bool_or(state = 'queued' and next_try_at <= $2) as due
         from webhook_deliveries where webhook_id = $1`,
        [id, studio.clock.now(), events],
      );
      // Whatever is left waits for its next attempt, or is sent again because the hour ended its lease.
      if (!row!.due) studio.clock.advance(3_600_000);
      return false;
    },
    100,
  );
  const ids = new Map<string, Set<string>>();
  for (const message of receiver.received) {
    const { bundleId } = (JSON.parse(message.body) as { data: { bundleId: string } }).data;
    ids.set(bundleId, (ids.get(bundleId) ?? new Set()).add(readId(message)));
  }
  expect(ids.size).toBe(events);
  expect([...ids.values()].every((each) => each.size === 1)).toBe(true);
  expect(receiver.received.filter(({ status }) => status === 503).length).toBeGreaterThan(events / 4);
});

it('waits longer after each failure, from 5 seconds to a day', () => {
  const pauses = (random: number) =>
    Array.from({ length: 12 }, (_, n) => computeRetryPause(n + 1, () => random));
  expect(pauses(0)[0]).toBe(5);
  expect(pauses(0).at(9)).toBe(86_400);
  expect(pauses(1).slice(0, 2)).toEqual([6, 72]);
  expect(pauses(0).slice(10)).toEqual([undefined, undefined]);
});

it('of an alert rule answers to its owner only', async () => {
  const rule = {
    kind: 'enters_top',
    top: 20,
    scope: 'all',
    rankingType: 'revenue',
    webhookUrl: receiver.url,
  };
  const { id: ruleId } = (await studio.admin.post('/api/alert-rules').send(rule).expect(201)).body as {
    id: string;
  };
  const [{ id }] = await studio.source.query('select id from webhooks where alert_rule_id = $1', [ruleId]);
  await studio.admin.post(`/api/webhooks/${id}/test`).expect(404);
  expect(receiver.received).toEqual([]);
  await studio.admin.delete(`/api/alert-rules/${ruleId}`).expect(200);
});

it('says what the receiver answered, does not follow it elsewhere, and sends again on request', async () => {
  receiver.answer = () => ({ status: 302, headers: { location: `${receiver.url}/elsewhere` } });
  const { id } = await add({ types: ['chart.entered'] });
  await addEvents(1);
  const failed = await waitUntil('it fails', async () =>
    (await listDeliveries({ webhookId: id })).find(({ error }) => error),
  );
  expect(failed).toMatchObject({ state: 'queued', attempts: 1, statusCode: 302 });
  expect(failed.error).toBe('The receiver answered 302 Found; redirects are not followed');
  expect(new Date(failed.nextTryAt!).getTime() - Date.now()).toBeGreaterThan(2_000);
  receiver.answer = () => ({ status: 200 });
  await studio.admin.post(`/api/webhooks/deliveries/${failed.id}/resend`).expect(200);
  await waitUntil('it arrives', () => isDrained(id));
  expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([
    failed.messageId,
    failed.messageId,
  ]);
});

it('keeps the second attempt when the first one fails after the message was sent again', async () => {
  const { id: webhookId } = await add({ active: false });
  const rows = studio.app.get(WebhookDeliveriesRepository);
  const lease = { now: new Date(), leaseSeconds: 60 };
  const first = await rows.insertLeased(
    { webhookId, messageId: 'msg_late', type: 'webhook.test', body: '{}' },
    lease,
  );
  const now = new Date(lease.now.getTime() + 1_000);
  await rows.updateForResend(first.id, now, studio.source.manager);
  const [second] = await rows.leaseDue([{ id: webhookId, free: 1 }], { now, leaseSeconds: 60 });
  await rows.updateDelivery(first, { error: 'too late', state: 'failed' });
  expect(await rows.find(first.id)).toMatchObject({ state: 'queued', error: null });
  await rows.updateDelivery(second!, { state: 'delivered' });
  expect(await rows.find(first.id)).toMatchObject({ state: 'delivered' });
});

it('is turned off by 410, and told of nothing until it is turned on', async () => {
  receiver.answer = () => ({ status: 410 });
  const { id } = await add({ types: ['chart.entered'] });
  await addEvents(1);
  const off = await waitUntil('it is off', async () => {
    const { body } = await studio.admin.get(`/api/webhooks/${id}`).expect(200);
    return (body as WebhookDto).active ? false : (body as WebhookDto);
  });
  expect(off.disabledReason).toBe('The receiver answered 410 Gone, so no more messages are sent to it.');
  const [delivery] = await listDeliveries({ webhookId: id });
  expect(delivery).toMatchObject({ state: 'failed', statusCode: 410 });
  const refused = await studio.admin.post(`/api/webhooks/deliveries/${delivery!.id}/resend`).expect(409);
  expect(refused.body).toMatchObject({ code: 'webhook_off' });
  await addEvents(1);
  receiver.answer = () => ({ status: 204 });
  const { body } = await studio.admin.put(`/api/webhooks/${id}`).send({ active: true }).expect(200);
  expect(body).toMatchObject({ active: true, disabledReason: null });
  await addEvents(1);
  await waitUntil('the last arrives', () => receiver.received.length === 2);
});

it('is in the activity of administrators only', async () => {
  await add({ name: 'Secret place' });
  const analyst = await join(studio, 'ann@studio.example', { role: 'analyst' });
  expect(await listActivity(studio, 'webhook.added')).not.toEqual([]);
  const { body } = await analyst.api.get('/api/activity?range=[0,99]').expect(200);
  expect(JSON.stringify(body)).not.toContain('Secret place');
});

it('signs with both secrets for a day after a new one was made', async () => {
  const { id, secret } = await add();
  const { body } = await studio.admin.post(`/api/webhooks/${id}/rotate-secret`).expect(200);
  const fresh = body as WebhookSecretDto;
  expect(fresh.secret).not.toBe(secret);
  const test = await studio.admin.post(`/api/webhooks/${id}/test`).expect(200);
  expect(test.body).toMatchObject({ type: 'webhook.test', state: 'delivered', statusCode: 204 });
  const [message] = receiver.received;
  expect(verify(secret, message!).type).toBe('webhook.test');
  expect(verify(fresh.secret, message!).data).toEqual({ webhookId: id, name: fresh.name });
  expect(() => verify('whsec_c29tZXRoaW5nIGVsc2U=', message!)).toThrow();
  const [row] = await studio.source.query('select * from webhooks where id = $1', [id]);
  expect(JSON.stringify(row)).not.toContain(fresh.secret.slice(6));
  const shown = await studio.admin.get(`/api/webhooks/${id}`).expect(200);
  expect(shown.body).not.toHaveProperty('secret');
  studio.clock.advance(25 * 3_600_000);
  await studio.admin.post(`/api/webhooks/${id}/test`).expect(200);
  expect(String(receiver.received[1]!.headers['webhook-signature']).split(' ')).toHaveLength(1);
});

it('answers a test that fails with what went wrong', async () => {
  const { id } = await add({ url: 'http://127.0.0.1:9/hook' });
  const { body } = await studio.admin.post(`/api/webhooks/${id}/test`).expect(200);
  expect(body).toMatchObject({ state: 'failed', statusCode: null });
  expect((body as WebhookDeliveryDto).error).toContain('it refused the connection');
});

it.each([
  ['url', { url: 'example.com' }],
  ['url', { url: 'ftp://example.com/hook' }],
  ['types', { url: 'https://example.com', types: ['chart.vanished'] }],
  ['active', { url: 'https://example.com', active: 'yes' }],
])('names %s in %j', async (field, input) => {
  const { body } = await studio.admin.post('/api/webhooks').send(input).expect(400);
  expect(Object.keys((body as { errors: object }).errors)).toEqual([field]);
});

describe('without leave for private targets', () => {
  let strict: TestApp;
  beforeAll(async () => (strict = await openTestApp()));
  afterAll(() => strict.close());

  it.each([
    ...['http://127.0.0.1:8080/hook', 'https://localhost/hook', 'https://10.0.0.8/', 'https://[::1]/'],
    ...['http://169.254.169.254/latest/', 'https://0x7f000001/', 'https://[::ffff:127.0.0.1]/'],
  ])('refuses %s and says what to do', async (url) => {
    const { body } = await strict.admin.post('/api/webhooks').send({ url }).expect(400);
    expect(body).toMatchObject({ code: 'webhook_target_private' });
    expect((body as { errors: { url: string } }).errors.url).toContain('WEBHOOK_PRIVATE_TARGETS=on');
  });

  it('sends to none that was stored before, and asks for https elsewhere', async () => {
    const { body } = await strict.admin
      .post('/api/webhooks')
      .send({ url: 'http://example.com/' })
      .expect(400);
    expect((body as { errors: { url: string } }).errors.url).toContain('https://');
    const added = await strict.admin
      .post('/api/webhooks')
      .send({ url: 'https://hooks.example.com/' })
      .expect(201);
    const { id } = added.body as WebhookDto;
    await strict.source.query('update webhooks set url = $2 where id = $1', [id, receiver.url]);
    const test = await strict.admin.post(`/api/webhooks/${id}/test`).expect(200);
    expect(test.body).toMatchObject({
      state: 'failed',
      error: 'The address leads to a private network.',
    });
    expect(receiver.received).toEqual([]);
  });
});
