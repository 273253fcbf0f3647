import { listActivity, findId, join, PASSWORD, signUp } from './support/people.js';
import { waitUntil } from './support/wait-until.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
let adminId: string;
beforeAll(async () => {
  studio = await openTestApp();
  adminId = await findId(studio, ADMIN.email);
});
afterAll(() => studio.close());

const list = async (filter: object, more = '') => {
  const answer = await studio.admin.get(
    `/api/profiles?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`,
  );
  expect(answer.status).toBe(200);
  return answer.body as { id: string; email: string; gamesAnalysed: number }[];
};
const emails = async (filter: object) => (await list(filter)).map(({ email }) => email);

describe('the list of people', () => {
  it('has whole rows, newest first', async () => {
    const id = await signUp(studio, 'row@studio.example');
    const [row] = await list({});
    expect(row).toEqual({
      id,
      email: 'row@studio.example',
      displayName: null,
      role: 'user',
      approved: false,
      status: 'pending',
      createdAt: expect.any(String),
      lastActiveAt: null,
      gamesAnalysed: 0,
      isLastAdmin: false,
      service: false,
    });
  });

  it('is searched by name and email ignoring case, and wildcards are plain characters', async () => {
    const person = await join(studio, 'searched@studio.example');
    await person.api.put('/api/settings').send({ displayName: 'Zoë 100%' }).expect(200);
    expect(await emails({ q: 'SEARCHED@' })).toEqual([person.email]);
    expect(await emails({ q: 'zoë' })).toEqual([person.email]);
    expect(await emails({ q: '0%' })).toEqual([person.email]);
    expect(await emails({ q: 'z_ë' })).toEqual([]);
  });

  it('filters active people: signed in within 30 days and not disabled', async () => {
    const old = await join(studio, 'long-gone@studio.example');
    await studio.source.query(
      `update profiles set last_active_at = now() - interval '31 days' where id = $1`,
      [old.id],
    );
    const disabled = await join(studio, 'disabled@studio.example');
    await studio.admin.put(`/api/profiles/${disabled.id}`).send({ status: 'disabled' }).expect(200);
    const [all, active, inactive] = await Promise.all(
      ['all', 'active', 'inactive'].map((status) => emails({ status })),
    );
    expect(active).toContain(ADMIN.email);
    expect(inactive).toEqual(expect.arrayContaining([old.email, disabled.email, 'row@studio.example']));
    expect([...(active ?? []), ...(inactive ?? [])].sort()).toEqual(all?.sort());
    expect(await emails({ status: 'disabled' })).toEqual([disabled.email]);
  });

  it('gives those changed since a time', async () => {
    const { id, email, api } = await join(studio, 'changing@studio.example');
    const changes = [
      () => api.put('/api/settings').send({ displayName: 'Changed' }),
      () => studio.admin.put(`/api/profiles/${id}`).send({ role: 'analyst' }),
      () => studio.admin.put(`/api/profiles/${id}`).send({ status: 'disabled' }),
    ];
    for (const change of changes) {
      const updatedSince = new Date();
      await change().expect(200);
      expect(await emails({ updatedSince, q: email })).toEqual([email]);
    }
    const updatedSince = new Date();
    await studio.api.post('/api/auth/signup').send({ email: 'row@studio.example', password: PASSWORD });
    const filter = encodeURIComponent(JSON.stringify({ updatedSince }));
    const requests = () => studio.admin.get(`/api/user-requests?filter=${filter}`).expect(200);
    await waitUntil(
      'the request counts again',
      async () => ((await requests()).body as object[]).length === 1,
    );
  });

  it('is exported whole, and a name cannot be a formula', async () => {
    const person = await join(studio, 'formula@studio.example');
    await person.api.put('/api/settings').send({ displayName: '=cmd()' }).expect(200);
    const csv = await studio.admin.get('/api/profiles').set('accept', 'text/csv').buffer(true).expect(200);
    expect(csv.text.split('\r\n')[0]).toMatch(/^id,email,displayName,role/);
    expect(csv.text).toContain(",'=cmd(),");
  });

  it.each([
    'sort=["passwordHash","ASC"]',
    'filter={"sessionVersion":1}',
    'filter={"status":"x"}',
    'range=[0,5000]',
  ])('refuses %s', async (query) => {
    await studio.admin.get(`/api/profiles?${encodeURI(query)}`).expect(400);
  });
});

describe('changing a person', () => {
  it('makes somebody an admin and a user again, with an audit line each', async () => {
    const person = await join(studio, 'risen@studio.example');
    await person.api.get('/api/profiles').expect(403);
    const made = await studio.admin.put(`/api/profiles/${person.id}`).send({ role: 'admin' }).expect(200);
    expect(made.body).toMatchObject({ id: person.id, role: 'admin', status: 'approved' });
    const asAdmin = studio.api.as(await studio.getToken(person.email, PASSWORD));
    await asAdmin.get('/api/profiles').expect(200);
    await studio.admin
      .put(`/api/profiles/${person.id}`)
      .send({ ...made.body, role: 'user' })
      .expect(200);
    const lines = (await listActivity(studio, 'account.role_changed')).filter(
      ({ subject }) => subject === person.id,
    );
    expect(lines.map(({ text }) => text)).toEqual([
      `${person.email} was made a user by ${ADMIN.email}`,
      `${person.email} was made an administrator by ${ADMIN.email}`,
    ]);
    expect(lines[0]).toMatchObject({ userId: adminId, requestId: expect.any(String) });
  });

  it('accepts approved and status; unknown keys are ignored', async () => {
    const id = await signUp(studio, 'toggled@studio.example');
    const put = async (input: object) =>
      (await studio.admin.put(`/api/profiles/${id}`).send(input).expect(200)).body;
    expect(await put({ approved: true })).toMatchObject({ status: 'approved', approved: true });
    expect(await put({ approved: true, status: 'disabled' })).toMatchObject({
      status: 'disabled',
      approved: false,
    });
    expect(await put({ approved: false, status: 'disabled' })).toMatchObject({ status: 'disabled' });
    expect(await put({ email: 'x@y.example', id: adminId, sessionVersion: 9, createdAt: 0 })).toMatchObject({
      id,
      email: 'toggled@studio.example',
      status: 'disabled',
    });
    for (const input of [
      { role: 'owner' },
      { status: 'on' },
      { approved: 'yes' },
      { role: ['admin'] },
      { role: null },
    ]) {
      await studio.admin.put(`/api/profiles/${id}`).send(input).expect(400);
    }
  });

  it('answers 404 for unknown and 400 for invalid ids', async () => {
    const nobody = crypto.randomUUID();
    await studio.admin.get(`/api/profiles/${nobody}`).expect(404);
    await studio.admin.put(`/api/profiles/${nobody}`).send({ role: 'admin' }).expect(404);
    await studio.admin.delete(`/api/profiles/${nobody}`).expect(404);
    await studio.admin.get('/api/profiles/7').expect(400);
  });

  it('is for administrators only', async () => {
    const plain = await join(studio, 'plain@studio.example');
    await plain.api.put(`/api/profiles/${plain.id}`).send({ role: 'admin' }).expect(403);
    await plain.api.delete(`/api/profiles/${adminId}`).expect(403);
    await plain.api.get(`/api/profiles/${plain.id}`).expect(403);
    await studio.api.get('/api/profiles').expect(401);
  });
});

describe('deleting a person', () => {
  it('returns the data, then deletes account, sessions and tokens', async () => {
    const person = await join(studio, 'leaves@studio.example');
    await person.api.post('/api/tokens').send({ name: 'robot', scope: 'read' }).expect(201);
    const { body } = await studio.admin.get(`/api/profiles/${person.id}/data`).expect(200);
    expect(body.profile.email).toBe(person.email);
    expect(body.data).toMatchObject({ apiTokens: [{ name: 'robot' }], settings: { theme: 'dark' } });
    expect(body.data.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toMatch(/hash/i);
    const deleted = await studio.admin
      .delete(`/api/profiles/${person.id}`)
      .set('content-type', 'text/plain')
      .expect(200);
    expect(deleted.body).toMatchObject({ id: person.id, email: person.email });
    await person.api.get('/api/auth/session').expect(401);
    await studio.admin.get(`/api/profiles/${person.id}`).expect(404);
    for (const table of ['users', 'sessions', 'api_tokens'] as const) {
      const column = table === 'users' ? 'id' : 'user_id';
      const rows = await studio.source.query(`select 1 from ${table} where ${column} = $1`, [person.id]);
      expect(rows).toEqual([]);
    }
    expect((await listActivity(studio, 'account.deleted'))[0]).toMatchObject({ subject: person.id });
  });
});

describe('the last administrator', () => {
  it('cannot be demoted, set to pending, rejected, disabled or deleted', async () => {
    expect((await studio.admin.get(`/api/profiles/${adminId}`)).body.isLastAdmin).toBe(true);
    const refused = [
      studio.admin.put(`/api/profiles/${adminId}`).send({ role: 'user' }),
      studio.admin.put(`/api/profiles/${adminId}`).send({ approved: false }),
      studio.admin.put(`/api/profiles/${adminId}`).send({ status: 'rejected' }),
      studio.admin.put(`/api/profiles/${adminId}`).send({ status: 'disabled' }),
      studio.admin.post(`/api/user-requests/${adminId}/reject`),
      studio.admin.delete(`/api/profiles/${adminId}`),
    ];
    for (const request of refused) expect((await request.expect(409)).body.code).toBe('last_admin');
    await studio.admin.get('/api/auth/session').expect(200);
  });

  it('cannot be bypassed by others: nobody can remove their own access', async () => {
    const other = await join(studio, 'second-admin@studio.example', { admin: true });
    const own = (change: object) => other.api.put(`/api/profiles/${other.id}`).send(change);
    for (const change of [{ role: 'user' }, { status: 'disabled' }, { approved: false }]) {
      const { body } = await own(change).expect(409);
      expect(body).toMatchObject({
        code: 'own_access',
        detail: 'You cannot remove your own administrator access. Ask another administrator.',
      });
    }
    const refused = await other.api.post(`/api/user-requests/${other.id}/reject`).expect(409);
    expect(refused.body.code).toBe('own_access');
    await own({ role: 'admin', approved: true }).expect(200);
    await studio.admin.put(`/api/profiles/${other.id}`).send({ role: 'user' }).expect(200);
  });

  it('remains when two administrators demote each other at once', async () => {
    const crowd = await openTestApp();
    const first = await findId(crowd, ADMIN.email);
    for (let round = 0; round < 5; round += 1) {
      const other = await join(crowd, `rival${round}@studio.example`, { admin: true });
      const statuses = await Promise.all([
        crowd.admin.put(`/api/profiles/${other.id}`).send({ role: 'user' }),
        other.api.put(`/api/profiles/${first}`).send({ role: 'user' }),
        other.api.delete(`/api/profiles/${first}`),
        crowd.admin.put(`/api/profiles/${first}`).send({ status: 'disabled' }),
      ]);
      expect(statuses.filter(({ status }) => status === 500)).toEqual([]);
      const [{ n }] = await crowd.source.query(
        `select count(*)::int as n from profiles where role = 'admin' and status = 'approved'`,
      );
      expect(n).toBeGreaterThanOrEqual(1);
      if ((await crowd.admin.get('/api/auth/session')).status !== 200) break;
    }
    await crowd.close();
  });
});

describe('an analyst', () => {
  it('is created by a change of role, and reads charts but no accounts', async () => {
    const person = await join(studio, 'analyst@studio.example');
    await person.api.get('/api/tags').expect(403);
    const made = await studio.admin.put(`/api/profiles/${person.id}`).send({ role: 'analyst' }).expect(200);
    expect(made.body).toMatchObject({ role: 'analyst', status: 'approved' });
    const analyst = studio.api.as(await studio.getToken(person.email, PASSWORD));
    await analyst.get('/api/tags').expect(200);
    await analyst.post('/api/tags').send({ name: 'Merge games' }).expect(201);
    const refused = await analyst.get('/api/profiles').expect(403);
    expect(refused.body.detail).toBe('Only administrators may do this.');
    await analyst.put(`/api/profiles/${person.id}`).send({ role: 'admin' }).expect(403);
    const [line] = await listActivity(studio, 'account.role_changed');
    expect(line?.text).toBe(`${person.email} was made an analyst by ${ADMIN.email}`);
  });

  it('learns nothing about accounts from the activity, its count or the dashboard', async () => {
    const analyst = await join(studio, 'unaware@studio.example', { role: 'analyst' });
    await signUp(studio, 'waiting@studio.example');
    await studio.api.post('/api/auth/login').send({ email: ADMIN.email, password: 'wrong' }).expect(401);
    await studio.admin.post('/api/tags').send({ name: 'Seen by everybody' }).expect(201);
    const { body: lines } = await analyst.api.get('/api/activity?range=[0,99]').expect(200);
    const kinds = new Set((lines as { kind: string }[]).map(({ kind }) => kind.split('.')[0]));
    expect(kinds).toContain('tag');
    expect([...kinds]).not.toEqual(expect.arrayContaining([expect.stringMatching(/account|auth|token/)]));
    const { body: unread } = await analyst.api.get('/api/activity/unread').expect(200);
    expect(unread.count).toBe((lines as { read: boolean }[]).filter(({ read }) => !read).length);
    const { body: board } = await analyst.api.get('/api/dashboard').expect(200);
    expect(board.pendingRequests).toBeNull();
    expect(JSON.stringify(board.recentActivity)).not.toContain('waiting@studio.example');
    const asAdmin = (await studio.admin.get('/api/dashboard').expect(200)).body;
    expect(asAdmin.pendingRequests).toBeGreaterThan(0);
  });
});
