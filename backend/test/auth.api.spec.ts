import { JwtService } from '@nestjs/jwt';
import { setTimeout as wait } from 'node:timers/promises';
import { readCookies, join, PASSWORD, signUp } from './support/people.js';
import { ageSessions } from './support/sessions.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

const signIn = (email = ADMIN.email, password = ADMIN.password) =>
  studio.api.post('/api/auth/login').send({ email, password });
const refresh = (cookie: string) =>
  studio.api.post('/api/auth/refresh').set('cookie', `gamekit_refresh=${cookie}`);
const signInCookie = async () => readCookies(await signIn().expect(200)).gamekit_refresh?.value ?? '';

describe('signing in', () => {
  it('returns an access token and an httpOnly cookie for the auth path only', async () => {
    const answer = await signIn(` ${ADMIN.email.toUpperCase()} `).expect(200);
    expect(answer.body).toEqual({
      accessToken: expect.any(String),
      expiresIn: 900,
      user: expect.objectContaining({ email: ADMIN.email, role: 'admin', approved: true, twoFactor: false }),
    });
    const cookies = readCookies(answer);
    for (const [name, { attributes }] of Object.entries(cookies)) {
      // Pictures are asked for by the browser itself, which knows no token.
      const place = name === 'gamekit_pictures' ? 'pictures' : 'auth';
      expect(attributes).toContain(`Path=/api/${place}; HttpOnly; SameSite=Strict`);
    }
    expect(cookies.gamekit_refresh?.attributes).not.toMatch(/Secure/);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('marks the cookie Secure behind https', async () => {
    const secured = await openTestApp({ env: { PUBLIC_URL: 'https://kit.example' } });
    const answer = await secured.api.post('/api/auth/login').send(ADMIN).expect(200);
    expect(readCookies(answer).gamekit_refresh?.attributes).toMatch(/Secure/);
    await secured.close();
  });

  it('answers an unknown email and a wrong password alike', async () => {
    const wrong = await signIn(ADMIN.email, 'not the password').expect(401);
    const unknown = await signIn('nobody@studio.example', 'not the password').expect(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
  });

  it('tells pending and rejected people their status, but only after the right password', async () => {
    const id = await signUp(studio, 'waiting@studio.example');
    await signIn('waiting@studio.example', 'not the password').expect(401);
    const pending = await signIn('waiting@studio.example', PASSWORD).expect(403);
    expect(pending.body).toMatchObject({ code: 'not_approved', detail: 'You are not verified yet.' });
    expect(readCookies(pending)).toEqual({});
    await studio.source.query('delete from profiles where id = $1', [id]);
    const missing = await signIn('waiting@studio.example', PASSWORD).expect(403);
    expect(missing.body).toMatchObject({
      code: 'profile_missing',
      detail: 'Your profile is not set up yet.',
    });
  });

  it('takes as long for an unknown email as for a known one', async () => {
    const known = await Promise.all(
      Array.from({ length: 5 }, (_, n) => signUp(studio, `timed${n}@studio.example`)),
    );
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 30; round += 1) {
      const emails = {
        known: `timed${round % known.length}@studio.example`,
        unknown: `nobody${round % 5}@studio.example`,
      };
      for (const kind of ['known', 'unknown'] as const) {
        const started = performance.now();
        await signIn(emails[kind], 'not the password').expect(401);
        times[kind].push(performance.now() - started);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
    const [a, b] = [median(times.known), median(times.unknown)];
    // The goal is 20 %; a busy machine must not fail the run.
    expect(Math.abs(a - b) / Math.max(a, b)).toBeLessThan(0.4);
  });
});

describe('access tokens', () => {
  const forge = (claims: object, options: object = {}) =>
    studio.app.get(JwtService, { strict: false }).sign(claims, options);
  const claims = async () => {
    const token = await studio.getToken(ADMIN.email, ADMIN.password);
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<
      string,
      unknown
    >;
  };

  it('are refused when anything about them is wrong', async () => {
    const { sub, sid, ver } = await claims();
    const good = { sub, sid, ver, typ: 'access' };
    const unsigned = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${Buffer.from(JSON.stringify(good)).toString('base64url')}.`;
    await studio.api.as(forge(good)).get('/api/auth/session').expect(200);
    const forged = [
      unsigned,
      forge(good, { secret: 'another-secret-another-secret-another' }),
      forge(good, { algorithm: 'HS512' }),
      forge(good, { issuer: 'somebody' }),
      forge(good, { audience: 'another-api' }),
      forge(good, { expiresIn: -10 }),
      forge({ ...good, typ: 'refresh' }),
      forge({ ...good, ver: Number(ver) + 1 }),
      forge({ ...good, sid: sub }),
      forge({ ...good, sub: sid }),
      forge({ ...good, sub: 'x' }),
      'gdk_unknown',
      'gdk_',
      '',
    ];
    for (const token of forged)
      await studio.api.get('/api/auth/session').set('authorization', `Bearer ${token}`).expect(401);
    await studio.api
      .get('/api/auth/session')
      .set('authorization', `Basic ${forge(good)}`)
      .expect(401);
    await studio.api.get(`/api/auth/session?access_token=${forge(good)}`).expect(401);
  });

  it('are not mixed up when many unknown ones arrive at once', async () => {
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, n) => join(studio, `many${n}@studio.example`)),
    );
    const seen = await Promise.all(
      people
        .flatMap(({ token }) => [token, 'forged'])
        .map((token) => studio.api.as(token).get('/api/auth/session')),
    );
    expect(seen.map(({ body }) => (body as { email?: string }).email)).toEqual(
      people.flatMap(({ email }) => [email, undefined]),
    );
  });

  it('are revoked in every process of the installation', async () => {
    const second = await openTestApp({ databaseUrl: studio.databaseUrl });
    const person = await join(studio, 'both@studio.example', { admin: true });
    const there = second.api.as(person.token);
    await there.get('/api/profiles').expect(200);
    await studio.admin.put(`/api/profiles/${person.id}`).send({ status: 'disabled' }).expect(200);
    await wait(200);
    await there.get('/api/profiles').expect(401);
    await second.close();
  });

  it('end at once when the person is demoted, disabled or signs out', async () => {
    const person = await join(studio, 'ends@studio.example', { admin: true });
    await person.api.get('/api/profiles').expect(200);
    await studio.admin.put(`/api/profiles/${person.id}`).send({ role: 'user' }).expect(200);
    await person.api.get('/api/auth/session').expect(401);
    const asUser = studio.api.as(await studio.getToken(person.email, PASSWORD));
    await asUser.get('/api/profiles').expect(403);
    await studio.admin.put(`/api/profiles/${person.id}`).send({ status: 'disabled' }).expect(200);
    await asUser.get('/api/auth/session').expect(401);
    await studio.admin.put(`/api/profiles/${person.id}`).send({ status: 'approved' }).expect(200);
    await asUser.get('/api/auth/session').expect(401);
    const again = studio.api.as(await studio.getToken(person.email, PASSWORD));
    await again.post('/api/auth/logout').expect(204);
    await again.get('/api/auth/session').expect(401);
  });
});

describe('refresh', () => {
  it('rotates the cookie; six concurrent uses get one new cookie', async () => {
    const answers = await Promise.all(
      Array(6)
        .fill(await signInCookie())
        .map((cookie: string) => refresh(cookie).expect(200)),
    );
    expect(answers.filter((answer) => readCookies(answer).gamekit_refresh)).toHaveLength(1);
    for (const { body } of answers)
      await studio.api.as(body.accessToken).get('/api/auth/session').expect(200);
  });

  it('ends the whole family when an old token is used after 30 seconds', async () => {
    const first = await signInCookie();
    const answer = await refresh(first).expect(200);
    const second = readCookies(answer).gamekit_refresh?.value ?? '';
    await ageSessions(studio, '31 seconds');
    await refresh(first).expect(401);
    await refresh(second).expect(401);
    await studio.api.as(answer.body.accessToken).get('/api/auth/session').expect(401);
  });

  it('ends for good when approval is withdrawn', async () => {
    const person = await join(studio, 'refused@studio.example');
    const theirs = readCookies(await signIn(person.email, PASSWORD)).gamekit_refresh?.value ?? '';
    await studio.admin.post(`/api/user-requests/${person.id}/reject`).expect(200);
    await refresh(theirs).expect(403);
    await studio.admin.post(`/api/user-requests/${person.id}/approve`).expect(200);
    await refresh(theirs).expect(401);
  });

  describe('says why the session ended', () => {
    const ended = async (email: string, change: (id: string) => Promise<unknown>) => {
      const { id } = await join(studio, email);
      const cookie = readCookies(await signIn(email, PASSWORD)).gamekit_refresh?.value ?? '';
      await change(id);
      return { id, cookie };
    };
    const put = (id: string, change: object) =>
      studio.admin.put(`/api/profiles/${id}`).send(change).expect(200);

    it.each([
      ['disabled', (id: string) => put(id, { status: 'disabled' })],
      ['rejected', (id: string) => studio.admin.post(`/api/user-requests/${id}/reject`).expect(200)],
      ['suspended', (id: string) => put(id, { approved: false })],
    ])('when the person was %s, in each of their tabs', async (what, change) => {
      const { cookie } = await ended(`${what}@studio.example`, change);
      for (let tab = 0; tab < 3; tab += 1) {
        const { body } = await refresh(cookie).expect(403);
        expect(body).toMatchObject({ code: 'not_approved', detail: 'You are not verified yet.' });
      }
    });

    it('when the profile is gone', async () => {
      const { cookie } = await ended('profileless@studio.example', (id) =>
        studio.source.query('delete from profiles where id = $1', [id]),
      );
      for (let tab = 0; tab < 3; tab += 1) {
        const { body } = await refresh(cookie).expect(403);
        expect(body).toMatchObject({
          code: 'profile_missing',
          detail: 'Your profile is not set up yet.',
        });
      }
    });

    it('but not once the person is approved again, or when it ended for another reason before', async () => {
      const back = await ended('back@studio.example', (id) => put(id, { status: 'disabled' }));
      await put(back.id, { status: 'approved' });
      expect((await refresh(back.cookie).expect(401)).body.code).toBe('no_session');

      const left = await ended('left@studio.example', () => Promise.resolve());
      await studio.api.post('/api/auth/logout').set('cookie', `gamekit_refresh=${left.cookie}`).expect(204);
      await put(left.id, { status: 'disabled' });
      expect((await refresh(left.cookie).expect(401)).body.code).toBe('no_session');
    });

    it('and not for a forged token of the session', async () => {
      const { cookie } = await ended('guessed@studio.example', (id) => put(id, { status: 'disabled' }));
      const [session, secret] = cookie.split('.');
      await refresh(`${session}.${secret}.x`).expect(401);
    });
  });

  it('ends after 7 idle days, after 30 days and at sign-out', async () => {
    const idle = await signInCookie();
    await ageSessions(studio, '7 days 1 second');
    await refresh(idle).expect(401);
    let cookie = await signInCookie();
    for (let day = 0; day < 30; day += 5) {
      const answer = await refresh(cookie).expect(200);
      cookie = readCookies(answer).gamekit_refresh?.value ?? '';
      await ageSessions(studio, '5 days 1 second');
    }
    await refresh(cookie).expect(401);
    const left = await signInCookie();
    const signedOut = await studio.api
      .post('/api/auth/logout')
      .set('cookie', `gamekit_refresh=${left}`)
      .expect(204);
    expect(readCookies(signedOut).gamekit_refresh?.attributes).toMatch(/Expires=Thu, 01 Jan 1970/);
    await refresh(left).expect(401);
  });

  it('refuses nonsense', async () => {
    for (const cookie of ['', 'x', `${crypto.randomUUID()}.x`, 'a.b.c']) await refresh(cookie).expect(401);
    await studio.api.post('/api/auth/refresh').expect(401);
  });
});
