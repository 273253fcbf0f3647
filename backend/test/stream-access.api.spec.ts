import { AccessService } from '../src/auth/access/access.service.js';
import { join, PASSWORD, type TestPerson } from './support/people.js';
import { readEvents } from './support/events.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
let jobId: string;
beforeAll(async () => {
  studio = await openTestApp();
  // Without workers it stays queued, so that nothing but the access ends its stream.
  [{ id: jobId }] = await studio.source.query(
    `insert into jobs (kind, title) values ('rankings.import', 'A job that waits') returning id`,
  );
});
afterAll(async () => {
  // Connections that fetch keeps for later would hold the server open.
  studio.app.getHttpServer().closeAllConnections();
  await studio.close();
});

/** Follows the job; `problem` settles with the end of the stream. */
async function follow(token: string) {
  const stop = new AbortController();
  const answer = await fetch(`${studio.url}/api/jobs/${jobId}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  expect(answer.status).toBe(200);
  const events = readEvents(answer);
  expect((await events.next()).value).toMatchObject({ type: 'progress' });
  let isOpen = true;
  const readToEnd = async () => {
    let code: string | undefined;
    for await (const { data } of events) code = (data as { problem?: { code: string } }).problem?.code;
    isOpen = false;
    return code;
  };
  const end = readToEnd().catch(() => 'left');
  return { end, isOpen: () => isOpen, leave: () => stop.abort() };
}

const admit = (name: string): Promise<TestPerson> => join(studio, `${name}@studio.example`, { admin: true });

describe('a stream of a job ends', () => {
  it.each([
    ['is disabled', (id: string) => studio.admin.put(`/api/profiles/${id}`).send({ status: 'disabled' })],
    ['loses the role', (id: string) => studio.admin.put(`/api/profiles/${id}`).send({ role: 'user' })],
    ['is rejected', (id: string) => studio.admin.post(`/api/user-requests/${id}/reject`)],
    ['is deleted', (id: string) => studio.admin.delete(`/api/profiles/${id}`)],
  ])('when its reader %s', async (name, act) => {
    const person = await admit(name.replaceAll(' ', '-'));
    const stream = await follow(person.token);
    await act(person.id).expect(200);
    expect(await stream.end).toBe('unauthenticated');
  });

  it('when its reader signs out, but not when another device does', async () => {
    const person = await admit('signs-out');
    const other = await studio.getToken(person.email, PASSWORD);
    const [stream, kept] = [await follow(person.token), await follow(other)];
    await person.api.post('/api/auth/logout').expect(204);
    expect(await stream.end).toBe('unauthenticated');
    await studio.api.as(other).get('/api/auth/session').expect(200);
    expect(kept.isOpen()).toBe(true);
    kept.leave();
  });

  it('when its API token is revoked', async () => {
    const person = await admit('revokes');
    const { body } = await person.api.post('/api/tokens').send({ name: 'x', scope: 'read' }).expect(201);
    const stream = await follow(body.token);
    await person.api.delete(`/api/tokens/${body.id}`).expect(200);
    expect(await stream.end).toBe('unauthenticated');
  });

  it('when its API token expires', async () => {
    const person = await admit('expires');
    const expiresAt = new Date(studio.clock.now().getTime() + 60_000).toISOString();
    const { body } = await person.api
      .post('/api/tokens')
      .send({ name: 'x', scope: 'read', expiresAt })
      .expect(201);
    const stream = await follow(body.token);
    studio.clock.advance(61_000);
    studio.app.get(AccessService).recheckWatches();
    expect(await stream.end).toBe('unauthenticated');
  });
});
