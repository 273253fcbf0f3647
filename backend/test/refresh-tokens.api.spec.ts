import { randomBytes } from 'node:crypto';
import { readCookies } from './support/people.js';
import { ageSessions } from './support/sessions.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const DAY_MS = 24 * 3_600_000;

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

const withCookie = (path: string, cookie: string) =>
  studio.api.post(path).set('cookie', `gamekit_refresh=${cookie}`);
const refresh = (cookie: string) => withCookie('/api/auth/refresh', cookie);

async function signIn(): Promise<{ cookie: string; accessToken: string }> {
  const answer = await studio.api.post('/api/auth/login').send(ADMIN).expect(200);
  return { cookie: readCookies(answer).gamekit_refresh?.value ?? '', accessToken: answer.body.accessToken };
}

async function rotate(cookie: string): Promise<string> {
  const next = readCookies(await refresh(cookie).expect(200)).gamekit_refresh?.value;
  if (!next) throw new Error('The cookie was not rotated.');
  return next;
}

describe('a refresh token that was used before', () => {
  it('ends the session, however many rotations ago it was', async () => {
    for (const rotations of [1, 2, 3, 5]) {
      const { cookie: stolen, accessToken } = await signIn();
      let current = stolen;
      for (let n = 0; n < rotations; n += 1) current = await rotate(current);
      await ageSessions(studio, '31 seconds');
      await studio.api.as(accessToken).get('/api/auth/session').expect(200);
      await refresh(stolen).expect(401);
      await refresh(current).expect(401);
      await studio.api.as(accessToken).get('/api/auth/session').expect(401);
    }
  });

  it('gives an access token without a refresh cookie within 30 seconds of its rotation', async () => {
    const { cookie } = await signIn();
    const next = await rotate(cookie);
    await ageSessions(studio, '25 seconds');
    const retried = await refresh(cookie).expect(200);
    expect(Object.keys(readCookies(retried))).toEqual(['gamekit_pictures']);
    await refresh(next).expect(200);
  });

  it('signs out as well as the newest one', async () => {
    for (const rotations of [0, 1, 2]) {
      const { cookie, accessToken } = await signIn();
      let current = cookie;
      for (let n = 0; n < rotations; n += 1) current = await rotate(current);
      await withCookie('/api/auth/logout', cookie).expect(204);
      await refresh(current).expect(401);
      await studio.api.as(accessToken).get('/api/auth/session').expect(401);
    }
  });
});

it('lets nobody end a session with a made-up token of it', async () => {
  const { cookie, accessToken } = await signIn();
  const [session, ...rest] = cookie.split('.');
  const forged = [
    `${session}.${randomBytes(32).toString('base64url')}`,
    [session, randomBytes(32).toString('base64url'), rest.at(-1)].join('.'),
    [session, rest[0], randomBytes(32).toString('base64url')].join('.'),
    [crypto.randomUUID(), ...rest].join('.'),
    `${cookie}.${cookie}`,
    cookie.toUpperCase(),
  ];
  for (const token of forged) {
    await refresh(token).expect(401);
    await withCookie('/api/auth/logout', token).expect(204);
  }
  await studio.api.as(accessToken).get('/api/auth/session').expect(200);
  await refresh(cookie).expect(200);
});

it('cannot be found in a copy of the database', async () => {
  const { cookie } = await signIn();
  await rotate(cookie);
  const [{ row }] = await studio.source.query(
    `select string_agg(s::text || encode(token_hash, 'escape'), '') as row from sessions s`,
  );
  for (const part of cookie.split('.').slice(1)) expect(row).not.toContain(part);
});

describe('a process whose clock is wrong', () => {
  afterEach(() => studio.clock.set(0));

  it.each([
    ['fast', 40 * DAY_MS],
    ['slow', -40 * DAY_MS],
  ])('neither ends nor prolongs a session when it runs %s', async (_, skew) => {
    const before = await signIn();
    studio.clock.set(skew);
    const next = await rotate(before.cookie);
    // The retry window is that of the database too.
    await refresh(before.cookie).expect(200);
    const during = await signIn();
    const api = studio.api.as(during.accessToken);
    const { body } = await api.get('/api/auth/sessions').expect(200);
    const [current] = (body as Record<string, string>[]).filter((session) => session.current);
    for (const [name, days] of Object.entries({ createdAt: 0, lastUsedAt: 0, expiresAt: 30 })) {
      expect(Math.abs(Date.parse(current?.[name] ?? '') - Date.now() - days * DAY_MS)).toBeLessThan(60_000);
    }
    // A sign-in of just now needs no password again.
    await api.delete('/api/auth/totp').expect(200);
    studio.clock.set(0);
    await refresh(next).expect(200);
    await ageSessions(studio, '8 days');
    studio.clock.set(skew);
    await refresh(during.cookie).expect(401);
  });
});
