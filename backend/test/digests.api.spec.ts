import { load } from 'cheerio';
import { formatDay } from '../src/common/time/clock.js';
import type { ActivityDto } from '../src/activity/activity.dto.js';
import type { DigestDto } from '../src/digests/stored/digests.dto.js';
import type { NewDigestFeedDto } from '../src/digests/feed/digest-feed.dto.js';
import { addDays } from '../src/digests/schedule/digest-days.js';
import { DigestJobs } from '../src/digests/schedule/digest-jobs.service.js';
import type { DigestSubscriptionDto } from '../src/digests/subscriptions/digest-subscriptions.dto.js';
import { RenderDigest } from '../src/digests/render/render-digest.service.js';
import { JobError } from '../src/jobs/jobs.types.js';
import { JobSchedule } from '../src/jobs/schedule/job-schedule.service.js';
import type { Api } from './support/api.js';
import { chart, chartCsv } from './support/charts.js';
import { listRows, makeHistory, MARKET, preview, PUBLIC_URL, read, watch, WEEK } from './support/digests.js';
import { importFile } from './support/jobs.js';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { listActivity, join, PASSWORD, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

jest.setTimeout(240_000);

let mails: MailServer;
let studio: TestApp;
let second: TestApp;
let bea: TestPerson;
beforeAll(async () => {
  mails = await startMailServer();
  const env = { SMTP_URL: mails.url, CONFIRM_EMAIL: 'off', PUBLIC_URL };
  studio = await openTestApp({ env, workers: true });
  // Another process on the same database looks for the same work.
  second = await openTestApp({ env, workers: true, databaseUrl: studio.databaseUrl });
  bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
  await makeHistory(studio);
});
afterAll(async () => {
  await second.close();
  await studio.close();
  await mails.close();
});

const subscribe = async (body: object, api: Api = studio.admin): Promise<DigestSubscriptionDto> =>
  (
    await api
      .post('/api/digest-subscriptions')
      .send({ period: 'weekly', ...body })
      .expect(201)
  ).body as DigestSubscriptionDto;
const listDigests = (subscriptionId: string, api: Api = studio.admin): Promise<DigestDto[]> =>
  read(`/api/digests?filter=${encodeURIComponent(JSON.stringify({ subscriptionId }))}`, api);
/** As if the subscription had been there for long. */
const backdate = (id: string, days: number) =>
  studio.source.query(
    `update digest_subscriptions set since = now() - make_interval(days => $2) where id = $1`,
    [id, days],
  );
const fireBoth = (at: Date) =>
  Promise.all(
    [studio, second].map(({ app }) => {
      const jobs = app.get(DigestJobs);
      return app.get(JobSchedule).fire({ name: 'digests.write', start: (tick) => jobs.startDue(tick) }, at);
    }),
  );
const idle = () =>
  waitUntil('no digest is written any more', async () => {
    const [row] = await studio.source.query<{ live: number }[]>(
      `select count(*)::int as live from jobs where kind = 'digests.write' and state in ('queued', 'running')`,
    );
    return row!.live === 0;
  });
describe('what people get', () => {
  it('is written once by two processes, with one notification and one mail', async () => {
    const market = await subscribe({ ...MARKET, mail: true }, bea.api);
    expect(new Date(market.nextAt!).getTime()).toBeGreaterThan(Date.now());
    const at = new Date();
    await fireBoth(at);
    await idle();
    // What was due before somebody subscribed is not written.
    expect(await listDigests(market.id, bea.api)).toEqual([]);

    await backdate(market.id, 30);
    mails.refusal = '451 later';
    await fireBoth(new Date(at.getTime() + 300_000));
    const [digest] = await waitUntil('the digest is written', async () => {
      const digests = await listDigests(market.id, bea.api);
      return digests.length > 0 && digests;
    });
    await idle();
    await fireBoth(new Date(at.getTime() + 600_000));
    await idle();
    // Four weeks were missed: the last full one alone is told.
    expect(await listDigests(market.id, bea.api)).toHaveLength(1);
    expect(digest).toMatchObject({ from: WEEK.firstDay, to: WEEK.lastDay, period: 'weekly' });

    const file = await bea.api.get(`/api/digests/${digest!.id}/html`).expect(200);
    expect(file.headers['content-type']).toContain('text/html');
    expect(file.headers['content-security-policy']).toContain("default-src 'none'");
    expect(file.headers['content-security-policy']).toContain('sandbox');
    expect(file.text).toBe((await preview(MARKET, studio.admin)).html);
    expect(digest!.size).toBe(Buffer.byteLength(file.text));

    const lines = (api: Api) =>
      read<ActivityDto[]>(
        `/api/activity?filter=${encodeURIComponent(JSON.stringify({ kind: 'digest.written' }))}`,
        api,
      );
    expect(await lines(bea.api)).toEqual([expect.objectContaining({ subject: digest!.id, read: false })]);
    expect(await lines(studio.admin)).toEqual([]);

    // The mail server is back: the mail that waited is the one that comes.
    const [waiting] = await waitUntil('the mail was tried', async () => {
      const rows = await studio.source.query<{ id: string; attempts: number }[]>(
        `select id, attempts from outbox where recipient = $1 and html is not null and error is not null`,
        [bea.email],
      );
      return rows.length > 0 && rows;
    });
    mails.refusal = '';
    await studio.source.query(`update outbox set next_try_at = now() where id = $1`, [waiting!.id]);
    const find = () =>
      mails.received.filter((text) => text.includes(`Message-ID: <${waiting!.id}@kit.example>`));
    await waitUntil('the mail arrives', () => find().length > 0);
    expect(find()).toHaveLength(1);
    const [message] = find();
    expect(message).toContain('multipart/alternative');
    expect(message).toContain('text/plain');
    expect(message).toContain('text/html');
    await waitUntil('the texts are gone', async () => {
      const [now] = await studio.source.query(`select state, body, html from outbox where id = $1`, [
        waiting!.id,
      ]);
      return now.state === 'sent' && now.body === null && now.html === null;
    });
  });

  it('is tried again minutes after it failed, not at every tick', async () => {
    const { id } = await subscribe(MARKET);
    await backdate(id, 8);
    const render = [studio, second].map(({ app }) =>
      jest.spyOn(app.get(RenderDigest), 'render').mockRejectedValue(new JobError('It cannot be rendered.')),
    );
    const listJobs = () => studio.source.query(`select id from jobs where kind = 'digests.write'`);
    await fireBoth(new Date('2026-01-05T06:00:00Z'));
    await idle();
    const jobs = (await listJobs()) as unknown[];
    expect(render[0]!.mock.calls.length + render[1]!.mock.calls.length).toBe(1);
    await fireBoth(new Date('2026-01-05T06:05:00Z'));
    await idle();
    expect(await listJobs()).toEqual(jobs);
    for (const spy of render) spy.mockRestore();
    await studio.source.query(
      `update job_items set finished_at = finished_at - interval '6 minutes' where scope like $1 || ' %'`,
      [id],
    );
    await fireBoth(new Date('2026-01-05T06:10:00Z'));
    await idle();
    expect(await listDigests(id)).toHaveLength(1);
    await studio.admin.delete(`/api/digest-subscriptions/${id}`).expect(200);
  });

  it('comes daily, too, and stops while it is paused', async () => {
    const daily = await subscribe({ ...MARKET, period: 'daily', active: false });
    await backdate(daily.id, 5);
    await fireBoth(new Date(Date.now() + 900_000));
    await idle();
    expect(await listDigests(daily.id)).toEqual([]);
    await studio.admin.put(`/api/digest-subscriptions/${daily.id}`).send({ active: true }).expect(200);
    await backdate(daily.id, 5);
    await fireBoth(new Date(Date.now() + 1_200_000));
    const [digest] = await waitUntil('the digest is written', async () => {
      const digests = await listDigests(daily.id);
      return digests.length > 0 && digests;
    });
    expect(digest).toMatchObject({ period: 'daily', from: digest!.to });
    await studio.admin.delete(`/api/digest-subscriptions/${daily.id}`).expect(200);
    // What came stays.
    expect(await read<DigestDto>(`/api/digests/${digest!.id}`, studio.admin)).toMatchObject({
      subscriptionId: null,
    });
    await bea.api.get(`/api/digests/${digest!.id}`).expect(404);
    await bea.api.get(`/api/digests/${digest!.id}/html`).expect(404);
  });

  it('pauses when the watchlist is deleted, and goes with the account', async () => {
    const cleo = await join(studio, 'cleo@studio.example', { role: 'analyst' });
    const list = await watch('Short-lived', [], cleo.api);
    const { id, name } = await subscribe({ scope: 'watchlist', watchlistId: list }, cleo.api);
    expect(name).toBe('Short-lived');
    await cleo.api.delete(`/api/watchlists/${list}`).expect(200);
    expect(await read(`/api/digest-subscriptions/${id}`, cleo.api)).toMatchObject({
      ...{ name: 'Short-lived', nextAt: null },
      pausedReason: 'The watchlist “Short-lived” was deleted or is no longer shared.',
    });
    const { body } = await studio.admin.get(`/api/profiles/${cleo.id}/data`).expect(200);
    expect((body as { data: Record<string, unknown> }).data).toMatchObject({
      ...{ digestSubscriptions: [expect.objectContaining({ id })], digests: [] },
    });
    await cleo.api.post('/api/digests/feed').expect(201);
    await studio.admin.delete(`/api/profiles/${cleo.id}`).expect(200);
    for (const table of ['digest_subscriptions', 'digest_feeds', 'digests'])
      expect(await studio.source.query(`select from ${table} where user_id = $1`, [cleo.id])).toEqual([]);
  });

  it.each([
    [{ scope: 'watchlist' }, 'watchlistId'],
    [{ scope: 'watchlist', watchlistId: '4f9a1c5e-1111-4000-8000-00000000abcd' }, 'watchlistId'],
    [{ scope: 'market', country: 'nz' }, 'platform'],
    [{ scope: 'market', platform: 'ios' }, 'country'],
    [{ ...MARKET, country: 'zz' }, 'country'],
    [{ ...MARKET, category: 'gardening' }, 'category'],
    [{ ...MARKET, rankingType: 'paid' }, 'rankingType'],
    [{ ...MARKET, period: 'monthly' }, 'period'],
    [{ ...MARKET, weekday: 'someday' }, 'weekday'],
    [{ ...MARKET, mail: 'yes' }, 'mail'],
    [{ scope: 'planet' }, 'scope'],
  ])('refuses %j and names %s', async (body, field) => {
    const answer = await studio.admin
      .post('/api/digest-subscriptions')
      .send({ period: 'weekly', ...body })
      .expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
  });

  it("cannot use another person's private list", async () => {
    const watchlistId = await watch('Mine alone', [], studio.admin);
    const answer = await bea.api
      .post('/api/digest-subscriptions')
      .send({ scope: 'watchlist', watchlistId, period: 'weekly' })
      .expect(400);
    expect((answer.body as { errors: object }).errors).toEqual({
      watchlistId: 'is not the id of a watchlist that you can see',
    });
  });

  it('cannot preview future days', async () => {
    const answer = await studio.admin
      .post('/api/digests/preview')
      .send({ ...MARKET, period: 'daily', to: addDays(formatDay(new Date()), 2) })
      .expect(400);
    expect((answer.body as { errors: object }).errors).toEqual({ to: 'must not be in the future' });
  });
});

describe('the feed', () => {
  const open = (url: string) => studio.api.get(new URL(url).pathname + new URL(url).search);

  it('has the digests of its owner at an address that can be revoked', async () => {
    const { body } = await bea.api.post('/api/digests/feed').expect(201);
    const { url, ending } = body as NewDigestFeedDto;
    expect(url).toMatch(/^https:\/\/kit\.example\/api\/digests\/feed\.atom\?token=dgf_/);
    const token = new URL(url).searchParams.get('token')!;
    expect(token.endsWith(ending!)).toBe(true);
    const [row] = await studio.source.query<Record<string, unknown>[]>(
      'select * from digest_feeds where user_id = $1',
      [bea.id],
    );
    expect(JSON.stringify(row)).not.toContain(token);
    const answer = await open(url).expect(200);
    expect(answer.headers['content-type']).toContain('application/atom+xml');
    const $ = load(answer.text ?? String(answer.body), { xml: true });
    const [digest] = await read<DigestDto[]>('/api/digests', bea.api);
    expect($('entry')).toHaveLength(1);
    expect($('entry > id').text()).toBe(`urn:uuid:${digest!.id}`);
    expect($('entry > title').text()).toBe(digest!.title);
    expect($('entry > link').attr('href')).toBe(`${PUBLIC_URL}/admin/digests/${digest!.id}`);
    expect($('feed > author > name').text()).toBe('Gamekit');
    expect($('feed > id').text()).toBe(`urn:uuid:${bea.id}`);
    expect($('feed > link[rel=self]').attr('href')).toBe(url);

    // What people call a watchlist is no markup.
    const name = 'Rivals <b> & more';
    await studio.source.query('update digests set title = $1 where id = $2', [name, digest!.id]);
    const renamed = await open(url).expect(200);
    const feed = load(renamed.text ?? String(renamed.body), { xml: true });
    expect(load(feed('entry > title').text()).text()).toBe(name);

    // Another address ends this one.
    const { body: other } = await bea.api.post('/api/digests/feed').expect(201);
    await open(url).expect(404);
    await open((other as NewDigestFeedDto).url).expect(200);
    expect((await bea.api.delete('/api/digests/feed').expect(200)).body).toMatchObject({ exists: false });
    await open((other as NewDigestFeedDto).url).expect(404);
    const wrong = await studio.api.get('/api/digests/feed.atom?token=short').expect(400);
    expect((wrong.body as { errors: object }).errors).toHaveProperty('token');
  });

  it('is created and revoked in person only, leaves a line, and ends with the API tokens', async () => {
    const dora = await join(studio, 'dora@studio.example', { role: 'analyst' });
    const { body: token } = await dora.api
      .post('/api/tokens')
      .send({ name: 'Script', scope: 'write' })
      .expect(201);
    const script = studio.api.as((token as { token: string }).token);
    await script.post('/api/digests/feed').expect(403);
    const { body } = await dora.api.post('/api/digests/feed').expect(201);
    await script.delete('/api/digests/feed').expect(403);
    const { url } = body as NewDigestFeedDto;
    expect(await listActivity(studio, 'token.feed_created')).toContainEqual(
      expect.objectContaining({
        text: 'The address of a digest feed was created by dora@studio.example',
        userId: dora.id,
      }),
    );
    await dora.api
      .post('/api/auth/password')
      .send({ currentPassword: PASSWORD, newPassword: 'nine green lanterns', revokeTokens: true })
      .expect(200);
    await open(url).expect(404);
    expect(await listActivity(studio, 'token.feed_revoked')).toHaveLength(2);
  });

  it('ends with the access of its owner', async () => {
    const { body } = await bea.api.post('/api/digests/feed').expect(201);
    const { url } = body as NewDigestFeedDto;
    await open(url).expect(200);
    await studio.admin.put(`/api/profiles/${bea.id}`).send({ role: 'user' }).expect(200);
    await open(url).expect(404);
  });
});

it('tells a new game once, and an old one as new in a country', async () => {
  const show = (country: string, date: string, ids: string[]) =>
    importFile(
      studio.admin,
      'rankings',
      chartCsv(chart(ids, { date, country, type: 'grossing', category: 'all' })),
    );
  const base = Array.from({ length: 10 }, (_, at) => `com.base.g${at}`);
  await show('nu', addDays(WEEK.firstDay, -40), [...base, 'com.abroad.two']);
  await show('nr', addDays(WEEK.firstDay, -1), base);
  await show('nr', WEEK.lastDay, [...base, 'com.debut.one', 'com.abroad.two']);
  const readDigest = async (id: string) => {
    const list = await watch(id, [id], studio.admin);
    const { html, counts } = await preview({ scope: 'watchlist', watchlistId: list }, studio.admin);
    return { launches: listRows(html, 'Launches'), counts, lead: load(html)('.lead').text() };
  };
  const debut = await readDigest('com.debut.one');
  expect(debut.launches).toHaveLength(1);
  expect(debut.counts.launches).toBe(1);
  expect(debut.lead).toContain('was seen for the first time, at #11.');
  const abroad = await readDigest('com.abroad.two');
  expect(abroad.launches).toEqual([expect.stringContaining('First in Nauru')]);
  expect(abroad.lead).toContain('was first seen in Nauru, at #12.');
});
