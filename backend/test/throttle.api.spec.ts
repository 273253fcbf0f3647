import { readCookies, join, PASSWORD } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp({ env: { RATE_LIMIT: 'on' } })));
afterAll(() => studio.close());

const tryPassword = (email: string, password = 'not the password', cookie = '') =>
  studio.api.post('/api/auth/login').set('cookie', cookie).send({ email, password });

it('locks an account for strangers after ten failures, whatever address they claim, but not its owner', async () => {
  const first = await tryPassword(ADMIN.email, ADMIN.password).expect(200);
  const device = `gamekit_device=${readCookies(first).gamekit_device?.value}`;
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const answer = await tryPassword(ADMIN.email).set('x-forwarded-for', `198.51.100.${n}`);
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const locked = await tryPassword(ADMIN.email, ADMIN.password).expect(429);
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
  // The session that is open goes on, and the owner's browser may sign in.
  await studio.admin.get('/api/auth/session').expect(200);
  await tryPassword(ADMIN.email, ADMIN.password, device).expect(200);
});

it('counts concurrent attempts, and those of a known device', async () => {
  const person = await join(studio, 'marked@studio.example');
  const answer = await tryPassword(person.email, PASSWORD).expect(200);
  const device = `gamekit_device=${readCookies(answer).gamekit_device?.value}`;
  const tries = await Promise.all(
    Array.from({ length: 15 }, () => tryPassword(person.email, undefined, device)),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(5);
  // The mark of one account is worth nothing for another.
  await tryPassword(ADMIN.email, ADMIN.password, device).expect(429);
});

it('locks unknown emails the same way', async () => {
  for (let n = 0; n < 10; n += 1) await tryPassword('nobody@studio.example').expect(401);
  await tryPassword('nobody@studio.example').expect(429);
});

it('locks an address after fifty failures on many accounts, but not for a known device', async () => {
  const person = await join(studio, 'steady@studio.example');
  const answer = await tryPassword(person.email, PASSWORD).expect(200);
  const device = `gamekit_device=${readCookies(answer).gamekit_device?.value}`;
  const statuses = [];
  for (let n = 0; n < 50; n += 1) statuses.push((await tryPassword(`spray${n}@studio.example`)).status);
  expect(statuses).toContain(429);
  await tryPassword('untried@studio.example').expect(429);
  await tryPassword(person.email, PASSWORD).expect(429);
  await tryPassword(person.email, PASSWORD, device).expect(200);
});

it('leaves an audit line of each failure, without the password', async () => {
  const filter = encodeURIComponent(JSON.stringify({ kind: 'auth.sign_in_failed', q: 'nobody@' }));
  const { body } = await studio.admin.get(`/api/activity?filter=${filter}`).expect(200);
  expect(body).toHaveLength(10);
  expect(body[0].text).toBe(
    'Sign-in as nobody@studio.example from 127.0.0.1 failed. Wrong email or password.',
  );
  expect(body[0].requestId).toMatch(/.+-.+/);
  expect(JSON.stringify(body)).not.toContain('not the password');
});

it('doubles the lock when it has to lock again within a day', async () => {
  // Without volume limits, so that the limit per address does not come first.
  const lone = await openTestApp();
  const waits: number[] = [];
  for (let lock = 0; lock < 4; lock += 1) {
    const post = (password: string) =>
      lone.api.post('/api/auth/login').send({ email: ADMIN.email, password });
    for (let n = 0; n < 10; n += 1) await post('not the password').expect(401);
    const answer = await post(ADMIN.password).expect(429);
    waits.push(Math.round(Number(answer.headers['retry-after']) / 60));
    await lone.source.query(`delete from rate_limits where key like 'sign-in:%'`);
  }
  expect(waits).toEqual([15, 30, 60, 60]);
  await lone.close();
});
