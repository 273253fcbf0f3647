import { apiDocument } from '../src/api-document/api-document.js';
import { listActivity, join, PASSWORD, signUp } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

async function createToken(api: TestApp['admin'], input: object = {}) {
  const { body } = await api
    .post('/api/tokens')
    .send({ name: 'robot', scope: 'write', ...input })
    .expect(201);
  return body as { id: string; token: string };
}

describe('personal API tokens', () => {
  it('are shown once, stored hashed and listed without their text', async () => {
    const { id, token } = await createToken(studio.admin, { name: ' nightly import ', scope: 'read' });
    expect(token).toMatch(/^gdk_[A-Za-z0-9_-]{43}$/);
    const { body } = await studio.admin.get('/api/tokens').expect(200);
    expect(body[0]).toEqual({
      id,
      name: 'nightly import',
      scope: 'read',
      scopes: null,
      serviceAccount: null,
      ending: token.slice(-4),
      createdAt: expect.any(String),
      expiresAt: null,
      lastUsedAt: null,
      previousSecretUntil: null,
    });
    const [row] = await studio.source.query('select * from api_tokens where id = $1', [id]);
    expect(JSON.stringify(row)).not.toContain(token.slice(4));
    expect(row.token_hash).toHaveLength(32);
  });

  it('read or write as their scope says, and note when they were used', async () => {
    const reading = await createToken(studio.admin, { scope: 'read' });
    const reader = studio.api.as(reading.token);
    await reader.get('/api/profiles').expect(200);
    const refused = await reader.put('/api/settings').send({ theme: 'light' }).expect(403);
    expect(refused.body.code).toBe('token_read_only');
    const writing = await createToken(studio.admin);
    await studio.api.as(writing.token).put('/api/settings').send({ theme: 'light' }).expect(200);
    const { body } = await studio.admin.get('/api/tokens').expect(200);
    expect(body.filter((row: { lastUsedAt: string | null }) => row.lastUsedAt)).toHaveLength(2);
  });

  it('reach neither accounts nor passwords, other tokens or mails', async () => {
    const { token } = await createToken(studio.admin);
    const robot = studio.api.as(token);
    const person = await join(studio, 'target@studio.example');
    const { code } = (await robot.post('/api/tokens').send({ name: 'child', scope: 'write' }).expect(403))
      .body;
    expect(code).toBe('token_not_allowed');
    await robot.put(`/api/profiles/${person.id}`).send({ role: 'admin' }).expect(403);
    await robot.delete(`/api/profiles/${person.id}`).expect(403);
    await robot.post('/api/auth/password').send({ currentPassword: 'x', newPassword: PASSWORD }).expect(403);
    await robot.post('/api/auth/totp').expect(403);
    await robot.delete('/api/auth/totp').expect(403);
    await robot.delete('/api/auth/sessions').expect(403);
    await robot.get('/api/outbox').expect(403);
    await robot.get(`/api/profiles/${person.id}/data`).expect(403);
    await robot.get('/api/auth/session').expect(200);
    await robot.put(`/api/profiles/${person.id}`).send({ status: 'disabled' }).expect(403);
    const asker = await signUp(studio, 'asker@studio.example');
    for (const verb of ['approve', 'reject']) {
      const refused = await robot.post(`/api/user-requests/${asker}/${verb}`).expect(403);
      expect(refused.body).toMatchObject({
        code: 'token_not_allowed',
        detail: 'API tokens cannot do this. Sign in instead.',
      });
    }
    expect((await studio.admin.get(`/api/profiles/${asker}`).expect(200)).body.status).toBe('pending');
  });

  it('are told in the API document where they are refused', () => {
    const { paths } = apiDocument(studio.app);
    const operation = paths['/api/user-requests/{id}/approve']?.post;
    expect(operation?.description).toContain('personal API tokens are refused with 403');
  });

  it('die at once when revoked, with their end, and with the approval of their owner', async () => {
    const person = await join(studio, 'owner@studio.example', { admin: true });
    const revoked = await createToken(person.api);
    await studio.api.as(revoked.token).get('/api/profiles').expect(200);
    const gone = await person.api.delete(`/api/tokens/${revoked.id}`).expect(200);
    expect(gone.body).toMatchObject({ id: revoked.id, name: 'robot' });
    await studio.api.as(revoked.token).get('/api/profiles').expect(401);
    await person.api.delete(`/api/tokens/${revoked.id}`).expect(404);

    const short = await createToken(person.api, { expiresAt: new Date(Date.now() + 1_500).toISOString() });
    await studio.api.as(short.token).get('/api/profiles').expect(200);
    await new Promise((resolve) => setTimeout(resolve, 1_600));
    await studio.api.as(short.token).get('/api/profiles').expect(401);

    const kept = await createToken(person.api);
    await studio.api.as(kept.token).get('/api/profiles').expect(200);
    await studio.admin.put(`/api/profiles/${person.id}`).send({ role: 'user' }).expect(200);
    await studio.api.as(kept.token).get('/api/profiles').expect(403);
    await studio.admin.put(`/api/profiles/${person.id}`).send({ status: 'disabled' }).expect(200);
    await studio.api.as(kept.token).get('/api/auth/session').expect(401);
  });

  it('belong to one person: nobody else lists or revokes them', async () => {
    const { id } = await createToken(studio.admin);
    const other = await join(studio, 'other-admin@studio.example', { admin: true });
    expect((await other.api.get('/api/tokens').expect(200)).body).toEqual([]);
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    expect((await other.api.get(`/api/tokens?filter=${filter}`).expect(200)).body).toEqual([]);
    await other.api.delete(`/api/tokens/${id}`).expect(404);
  });

  it('say which scope is missing, and what to do', async () => {
    const { body } = await studio.admin.post('/api/tokens').send({ name: 'charts', scopes: ['charts:read'] });
    expect(body).toMatchObject({ scope: 'read', scopes: ['charts:read'] });
    const robot = studio.api.as((body as { token: string }).token);
    await robot.get('/api/markets').expect(200);
    await robot.get('/api/auth/session').expect(200);
    const refused = await robot.get('/api/ideas').expect(403);
    expect(refused.headers['www-authenticate']).toBe('Bearer error="insufficient_scope", scope="ideas:read"');
    expect(refused.body).toMatchObject({
      code: 'missing_scope',
      detail:
        'This API token lacks the scope ideas:read. Create a token that has it under Settings, API tokens.',
    });
  });

  it('are rotated without a break: two secrets work, then the new one alone', async () => {
    const { id, token: first } = await createToken(studio.admin, { name: 'rotated' });
    const works = (token: string, status = 200) =>
      studio.api.as(token).get('/api/auth/session').expect(status);
    const rotate = async (overlapHours?: number) => {
      const { body } = await studio.admin.post(`/api/tokens/${id}/rotate`).send({ overlapHours }).expect(200);
      return body as { id: string; token: string; ending: string; previousSecretUntil: string | null };
    };
    await works(first);
    const second = await rotate();
    expect(second).toMatchObject({ id, ending: second.token.slice(-4) });
    expect(Date.parse(second.previousSecretUntil ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await Promise.all([works(first), works(second.token)]);
    const third = await rotate();
    await works(first, 401);
    await Promise.all([works(second.token), works(third.token)]);
    await studio.source.query('update api_tokens set previous_until = now() where id = $1', [id]);
    const fourth = await rotate(0);
    expect(fourth.previousSecretUntil).toBeNull();
    await Promise.all([works(second.token, 401), works(third.token, 401), works(fourth.token)]);
    const other = await join(studio, 'not-mine@studio.example', { admin: true });
    await other.api.post(`/api/tokens/${id}/rotate`).send({}).expect(404);
    await studio.api.as(fourth.token).post(`/api/tokens/${id}/rotate`).send({}).expect(403);
  });

  it('belong to service accounts too, which administrators manage together', async () => {
    const input = { name: 'Warehouse sync' };
    const { body: service } = await studio.admin.post('/api/service-accounts').send(input).expect(201);
    expect(service).toMatchObject({ name: 'Warehouse sync', role: 'analyst' });
    await studio.admin.post('/api/service-accounts').send(input).expect(409);
    await studio.admin.put(`/api/profiles/${service.id}`).send({ role: 'admin' }).expect(409);
    const made = await createToken(studio.admin, { serviceAccountId: service.id, scopes: ['charts:read'] });
    const session = (await studio.api.as(made.token).get('/api/auth/session').expect(200)).body;
    expect(session).toMatchObject({ id: service.id, role: 'analyst' });
    const other = await join(studio, 'second-admin@studio.example', { admin: true });
    expect((await other.api.get(`/api/tokens/${made.id}`).expect(200)).body).toMatchObject({
      serviceAccount: 'Warehouse sync',
    });
    const analyst = await join(studio, 'no-admin@studio.example', { role: 'analyst' });
    await analyst.api.get(`/api/tokens/${made.id}`).expect(404);
    const denied = { name: 'x', scope: 'read', serviceAccountId: service.id };
    await analyst.api.post('/api/tokens').send(denied).expect(400);
    await analyst.api.post('/api/service-accounts').send({ name: 'Mine' }).expect(403);
    await other.api.delete(`/api/tokens/${made.id}`).expect(200);
    await studio.api.as(made.token).get('/api/auth/session').expect(401);
    const last = await createToken(studio.admin, { serviceAccountId: service.id });
    await studio.admin.delete(`/api/profiles/${service.id}`).expect(200);
    await studio.api.as(last.token).get('/api/auth/session').expect(401);
  });

  it('leave audit lines', async () => {
    const person = await join(studio, 'audited@studio.example');
    const { id } = await createToken(person.api, { name: 'audited' });
    await person.api.delete(`/api/tokens/${id}`).expect(200);
    for (const kind of ['token.created', 'token.revoked']) {
      const line = (await listActivity(studio, kind)).find(({ subject }) => subject === id);
      expect(line).toMatchObject({ userId: person.id, requestId: expect.any(String) });
    }
  });

  it.each([
    [{ name: '', scope: 'read' }, 'name'],
    [{ name: '   ', scope: 'read' }, 'name'],
    [{ name: 'x'.repeat(101), scope: 'read' }, 'name'],
    [{ name: 7, scope: 'read' }, 'name'],
    [{ name: 'x', scope: 'admin' }, 'scope'],
    [{ name: 'x' }, 'scope'],
    [{ name: 'x', scopes: [] }, 'scopes'],
    [{ name: 'x', scopes: ['charts:fly'] }, 'scopes'],
    [
      { name: 'x', scope: 'read', serviceAccountId: '4f9a1c5e-1111-4000-8000-00000000abcd' },
      'serviceAccountId',
    ],
    [{ name: 'x', scope: 'read', expiresAt: '2020-01-01' }, 'expiresAt'],
    [{ name: 'x', scope: 'read', expiresAt: 'tomorrow' }, 'expiresAt'],
    [{ name: 'x', scope: 'read', expiresAt: 5 }, 'expiresAt'],
  ])('refuses %j', async (input, field) => {
    const { body } = await studio.admin.post('/api/tokens').send(input).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('are at most fifty a person', async () => {
    const person = await join(studio, 'collector@studio.example');
    for (let n = 0; n < 50; n += 1) await createToken(person.api);
    await person.api.post('/api/tokens').send({ name: 'one more', scope: 'read' }).expect(409);
  });
});
