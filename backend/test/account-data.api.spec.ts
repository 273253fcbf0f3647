import { NAMED_ROWS } from '../src/account-data/account-data.repository.js';
import { getJob } from './support/jobs.js';
import { QueueMessages } from '../src/webhooks/deliveries/queue-messages.js';
import { join, listActivity } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

/** Columns with a person's id whose rows a section of another module exports. */
const SECTIONS: Record<string, string> = {
  'alert_rules.created_by': 'alertRules',
  'annotations.created_by': 'annotations',
  'api_tokens.user_id': 'apiTokens',
  'digest_subscriptions.user_id': 'digestSubscriptions',
  'digests.user_id': 'digests',
  'game_analysis.analyzed_by': 'analyses',
  'game_ideas.created_by': 'ideas',
  'game_ideas.updated_by': 'ideaVersions',
  'idea_chats.created_by': 'ideaChats',
  'model_usage.user_id': 'modelUsage',
  'row_changes.owner_id': 'ideas',
  'saved_views.created_by': 'savedViews',
  'sessions.user_id': 'sessions',
  'tags.created_by': 'tags',
  'user_default_markets.user_id': 'defaultMarket',
  'user_settings.user_id': 'settings',
  'user_view_states.user_id': 'viewState',
  'watchlists.created_by': 'watchlists',
};
/** Columns with a person's id that the export leaves out, and why. */
const LEFT_OUT: Record<string, string> = {
  'idempotency_keys.user_id': 'sealed answers, deleted after a day',
  'password_resets.user_id': 'secrets, deleted after half an hour',
  'profiles.decided_by': 'part of the data of the person decided about',
};

const HOOKS = { webhookUrl: 'http://127.0.0.1:9/hook', slackUrl: 'http://127.0.0.1:9/slack' };

let studio: TestApp;
beforeAll(async () => {
  studio = await openTestApp({ env: { WEBHOOK_PRIVATE_TARGETS: 'on' } });
});
afterAll(() => studio.close());

interface PersonColumn {
  name: string;
  /** What deleting the person does to the row: c deletes it, n empties the column; null without a foreign key. */
  onDelete: string | null;
}

/** Columns that refer to a person, by foreign key or, without one, by name. */
const listColumns = (): Promise<PersonColumn[]> =>
  studio.source.query(
    `select c.relname || '.' || a.attname as name, f.confdeltype as "onDelete"
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     left join pg_constraint f on f.conrelid = c.oid and f.contype = 'f' and a.attnum = any(f.conkey)
       and f.confrelid in ('users'::regclass, 'profiles'::regclass)
     where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relispartition
       and a.attnum > 0 and (f.oid is not null or c.relname <> 'leases' and a.atttypid = 'uuid'::regtype
         and a.attname ~ '(_by|owner|owner_id|user_id|person_id|profile_id|recipient_id)$')
     order by 1`,
  );

const listNamed = (): string[] =>
  Object.values(NAMED_ROWS).flatMap(({ table, person }) => {
    const { columns } = studio.source.getMetadata(table);
    return person
      .split(' ')
      .map((field) => `${table}.${columns.find(({ propertyName }) => propertyName === field)?.databaseName}`);
  });

it('exports every table that names a person, or says why not', async () => {
  await studio.admin.post('/api/tags').send({ name: 'Mine' }).expect(201);
  const { body } = await studio.admin.get('/api/profiles').expect(200);
  const { id } = (body as { id: string; email: string }[]).find(({ email }) => email === ADMIN.email)!;
  const { body: person } = await studio.admin.get(`/api/profiles/${id}/data`).expect(200);
  const { data } = person as { data: Record<string, unknown> };
  const columns = (await listColumns()).map(({ name }) => name);
  const known = [...Object.keys(SECTIONS), ...Object.keys(LEFT_OUT), ...listNamed(), 'outbox.recipient'];
  expect(columns.filter((name) => !known.includes(name))).toEqual([]);
  expect([...columns, 'outbox.recipient']).toEqual(expect.arrayContaining(known));
  expect(Object.keys(data)).toEqual(expect.arrayContaining([...Object.values(SECTIONS), 'activity', 'jobs']));
  expect(data.activity).toMatchObject([{ kind: 'tag.created' }]);
  expect(JSON.stringify(person)).not.toMatch(/hash|secret|sealed/i);
});

it('deletes or empties every reference to a deleted person', async () => {
  const columns = await listColumns();
  const kept = columns.filter(({ onDelete }) => onDelete !== 'c' && onDelete !== 'n');
  expect(kept.map(({ name }) => name)).toEqual(['row_changes.owner_id']);

  const { id, email, api } = await join(studio, 'leaver@studio.example', { role: 'analyst' });
  await api.post('/api/ideas').send({ name: 'Mine', coreMechanics: [], metaElements: [] }).expect(201);
  await api.post('/api/watchlists').send({ name: 'Ours', shared: true }).expect(201);
  await studio.admin.delete(`/api/profiles/${id}`).expect(200);
  for (const { name } of columns) {
    const [table, column] = name.split('.') as [string, string];
    const rows = await studio.source.query<object[]>(`select from ${table} where ${column} = $1`, [id]);
    expect([name, rows.length]).toEqual([name, 0]);
  }
  const mails = await studio.source.query<object[]>('select from outbox where recipient = $1', [email]);
  expect(mails).toEqual([]);
});

it('hands what a deleted person shared to the administrator who deletes them, and deletes the rest', async () => {
  const leaver = await join(studio, 'sharer@studio.example', { role: 'analyst' });
  const colleague = await join(studio, 'colleague@studio.example', { role: 'analyst' });
  const create = async (path: string, body: object, api = leaver.api) =>
    ((await api.post(path).send(body).expect(201)).body as { id: string }).id;
  const rule = { kind: 'new_country', scope: 'all' };
  const make = async (shared: boolean) => {
    const idea = await create('/api/ideas', { name: 'Tidal', coreMechanics: [], metaElements: [] });
    if (shared) await leaver.api.put(`/api/ideas/${idea}/state`).send({ shared }).expect(200);
    return [
      `/api/ideas/${idea}`,
      `/api/watchlists/${await create('/api/watchlists', { name: 'Rivals', shared })}`,
      `/api/saved-views/${await create('/api/saved-views', { list: 'games', name: 'Hits', shared })}`,
      `/api/alert-rules/${await create('/api/alert-rules', { ...rule, shared, mail: true, ...HOOKS })}`,
    ];
  };
  const [shared, own] = [await make(true), await make(false)];
  const list = shared[1]!.split('/').at(-1);
  await create(`${shared[0]}/comments`, { content: 'Good.' }, colleague.api);
  await create(`${shared[0]}/messages`, { message: 'Hello' }, colleague.api);
  const watching = { kind: 'new_country', scope: 'watchlist', scopeId: list };
  const watcher = await create('/api/alert-rules', watching, colleague.api);
  const me = (await studio.admin.get('/api/auth/session').expect(200)).body as { id: string };

  await studio.admin.delete(`/api/profiles/${leaver.id}`).expect(200);

  for (const path of shared)
    expect((await studio.admin.get(path).expect(200)).body).toMatchObject({ createdBy: me.id });
  for (const path of own) await studio.admin.get(path).expect(404);
  const kept = (await studio.admin.get(shared[3]!).expect(200)).body as object;
  expect(kept).toMatchObject({ mail: false, webhookUrl: null, slackUrl: null, channels: ['bell'] });
  for (const rest of ['comments', 'messages'])
    expect((await colleague.api.get(`${shared[0]}/${rest}`).expect(200)).body).not.toEqual([]);
  const { body } = await colleague.api.get(`/api/alert-rules/${watcher}`).expect(200);
  expect(body).toMatchObject({ active: true, pausedReason: null });
});

it('hands what an administrator shared to another one when they delete themselves', async () => {
  const leaver = await join(studio, 'leaving-admin@studio.example', { admin: true });
  const input = { name: 'Ours', shared: true };
  const { id } = (await leaver.api.post('/api/watchlists').send(input).expect(201)).body as { id: string };
  await leaver.api.delete(`/api/profiles/${leaver.id}`).expect(200);
  const { body } = await studio.admin.get(`/api/watchlists/${id}`).expect(200);
  expect(body).toMatchObject({ owner: ADMIN.email, mine: true });
});

it('records who exported the data of whom, without the addresses of their rules', async () => {
  const { id, email, api } = await join(studio, 'exported@studio.example', { role: 'analyst' });
  const rule = { kind: 'new_country', scope: 'all', ...HOOKS };
  await api.post('/api/alert-rules').send(rule).expect(201);
  const { body } = await studio.admin.get(`/api/profiles/${id}/data`).expect(200);
  const { data } = body as { data: Record<string, object[]> };
  expect(data.alertRules).toMatchObject([{ kind: 'new_country', channels: ['bell', 'webhook', 'slack'] }]);
  expect(JSON.stringify(body)).not.toContain('127.0.0.1:9');
  const [entry] = await listActivity(studio, 'account.exported');
  expect(entry).toMatchObject({ text: `The data of ${email} was exported by ${ADMIN.email}`, subject: id });
  expect(entry!.userId).not.toBeNull();
});

it('forgets the address of a deleted person, except in entries about accounts', async () => {
  const hook = { name: 'Requests', url: HOOKS.webhookUrl };
  await studio.admin.post('/api/webhooks').send(hook).expect(201);
  const { id, email, api } = await join(studio, 'gone@studio.example', { role: 'analyst' });
  const other = await join(studio, 'not.gone@studio.example', { role: 'analyst' });
  for (const one of [api, other.api]) await one.post('/api/tags').send({ name: 'Puzzle' }).expect(201);
  await studio.api.post('/api/auth/login').send({ email, password: 'not the right one' }).expect(401);
  const find = (text: string) =>
    studio.source.query<{ text: string }[]>(
      `select text from activity where kind !~ '^account' and text ~ $1
       union all select body from webhook_deliveries where body ~ $1
       union all select data::text from announcements where data::text ~ $1`,
      [text],
    );
  await studio.app.get(QueueMessages).run();
  for (const status of ['disabled', 'approved'])
    await studio.admin.put(`/api/profiles/${id}`).send({ status }).expect(200);
  expect((await find(`(?<!not.)${email}`)).length).toBeGreaterThanOrEqual(5);
  const before = await find(other.email);

  await studio.admin.delete(`/api/profiles/${id}`).expect(200);

  expect(await find(`(?<!not.)${email}`)).toEqual([]);
  expect(await find(other.email)).toEqual(before);
  const tags = await listActivity(studio, 'tag.created');
  expect(tags.map(({ text }) => text)).toContain('A deleted person created the tag "Puzzle"');
  expect(await listActivity(studio, 'auth.sign_in_failed')).toEqual([]);
  const [deleted] = await listActivity(studio, 'account.deleted');
  expect(deleted).toMatchObject({ text: `${email} was deleted by ${ADMIN.email}`, subject: id });
});

it('cancels the analyses of a person who loses access, but not what they started for everybody', async () => {
  const lose: Record<string, (id: string) => Promise<unknown>> = {
    disabled: (id) => studio.admin.put(`/api/profiles/${id}`).send({ status: 'disabled' }).expect(200),
    demoted: (id) => studio.admin.put(`/api/profiles/${id}`).send({ role: 'user' }).expect(200),
    rejected: (id) => studio.admin.post(`/api/user-requests/${id}/reject`).send({}).expect(200),
    deleted: (id) => studio.admin.delete(`/api/profiles/${id}`).expect(200),
  };
  for (const [how, end] of Object.entries(lose)) {
    const { id, api } = await join(studio, `${how}@studio.example`, { role: 'analyst' });
    const start = async (path: string, body: object) =>
      ((await api.post(path).send(body).expect(202)).body as { jobId: string }).jobId;
    const batch = await start('/api/analyses/batch', { bundleIds: [`com.${how}`] });
    const refresh = await start('/api/rankings/refresh', {});
    await end(id);
    expect([how, (await getJob(studio.admin, batch)).state]).toEqual([how, 'cancelled']);
    expect([how, (await getJob(studio.admin, refresh)).state]).toEqual([how, 'queued']);
  }
});
