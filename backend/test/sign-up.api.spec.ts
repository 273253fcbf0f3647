import { listActivity, findId, mailsTo, PASSWORD, signUp } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

const ask = (email: unknown, password: unknown = PASSWORD, more: object = {}) =>
  studio.api.post('/api/auth/signup').send({ email, password, ...more });
const signIn = (email: string, password = PASSWORD) =>
  studio.api.post('/api/auth/login').send({ email, password });

describe('signing up', () => {
  it('makes a plain user who waits, tells so by mail and in the activity', async () => {
    const answer = await ask(' New@Studio.Example ').expect(202);
    expect(answer.body).toEqual({
      message: 'Your account has been created. Please wait for admin approval.',
    });
    const id = await findId(studio, 'new@studio.example');
    const { body } = await studio.admin.get(`/api/profiles/${id}`).expect(200);
    expect(body).toMatchObject({
      email: 'new@studio.example',
      role: 'user',
      approved: false,
      status: 'pending',
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [mail] = await mailsTo(studio, 'new@studio.example');
    expect(mail).toMatchObject({ subject: 'Your Gamekit account request', state: 'kept' });
    const [line] = await listActivity(studio, 'account.requested');
    expect(line).toMatchObject({ text: 'new@studio.example requested access', subject: id });
    expect(line?.requestId).toBe(answer.headers['x-request-id']);
  });

  it('answers the same for a taken address, changes nothing and writes to its owner', async () => {
    const fresh = await ask('fresh@studio.example').expect(202);
    const taken = await ask(ADMIN.email.toUpperCase(), 'another fine password').expect(202);
    expect(taken.body).toEqual(fresh.body);
    await waitUntil('the owner is written to', async () =>
      (await mailsTo(studio, ADMIN.email)).some(
        ({ subject }) => subject === 'You already have a Gamekit account',
      ),
    );
    await signIn(ADMIN.email, ADMIN.password).expect(200);
    await signIn(ADMIN.email, 'another fine password').expect(401);
  });

  it('takes no role, approval or id from a stranger', async () => {
    const id = crypto.randomUUID();
    await ask('sly@studio.example', PASSWORD, {
      role: 'admin',
      approved: true,
      status: 'approved',
      id,
    }).expect(202);
    const profile = await studio.admin
      .get(`/api/profiles/${await findId(studio, 'sly@studio.example')}`)
      .expect(200);
    expect(profile.body).toMatchObject({ role: 'user', approved: false, status: 'pending' });
    expect(profile.body.id).not.toBe(id);
  });

  it.each([
    ['seven77', /8 to 128/],
    ['x'.repeat(129), /8 to 128/],
    ['password123', /too common/],
    ['Gamekit2026!', /gamekit/],
    ['hinted99', /hinted/],
    [12345678, /text/],
    [undefined, /text/],
  ])('refuses the password %s with a hint under the field', async (password, hint) => {
    const { body } = await studio.api
      .post('/api/auth/signup')
      .send({ email: 'hinted@studio.example', password })
      .expect(400);
    expect(body.errors.password).toMatch(hint);
  });

  it.each(['', 'x', 'a@b', 'a b@studio.example', `${'x'.repeat(250)}@studio.example`, 7, null])(
    'refuses the email %s',
    async (email) => {
      const { body } = await ask(email).expect(400);
      expect(body.errors).toHaveProperty('email');
    },
  );

  it('never cuts a password: 128 characters of any script count to the last', async () => {
    const long = `${'žluťoučký kůň '.repeat(7)}👾${'x'.repeat(29)}`;
    const id = await signUp(studio, 'long@studio.example', long);
    await studio.admin.post(`/api/user-requests/${id}/approve`).expect(200);
    await signIn('long@studio.example', `${long.slice(0, -1)}y`).expect(401);
    await signIn('long@studio.example', long).expect(200);
  });

  it('makes one account of ten sign-ups at once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => ask('race@studio.example').expect(202)));
    const [row] = await studio.source.query(
      `select count(*)::int as n from users where email = 'race@studio.example'`,
    );
    expect(row.n).toBe(1);
  });

  it('sends at most three mails an hour to one address', async () => {
    for (let n = 0; n < 5; n += 1) await ask('flooded@studio.example').expect(202);
    expect(await mailsTo(studio, 'flooded@studio.example', 3)).toHaveLength(3);
  });

  it('mails a person whom a stranger signed up, but at most ten times an hour in all', async () => {
    const open = await openTestApp({ env: { TRUST_PROXY: '1' } });
    const email = 'wanted@studio.example';
    const askFrom = (address: string) =>
      open.api.post('/api/auth/signup').set('x-forwarded-for', address).send({ email, password: PASSWORD });
    for (let n = 0; n < 5; n += 1) await askFrom('203.0.113.1').expect(202);
    await mailsTo(open, email, 3);
    await askFrom('203.0.113.2').expect(202);
    expect(await mailsTo(open, email, 4)).toHaveLength(4);
    for (let n = 3; n < 12; n += 1) await askFrom(`203.0.113.${n}`).expect(202);
    expect(await mailsTo(open, email, 10)).toHaveLength(10);
    await open.close();
  });
});

describe('a second sign-up', () => {
  const getRequest = async (id: string) =>
    (await studio.admin.get(`/api/user-requests/${id}`).expect(200)).body as object;

  it('of somebody who waits is counted, and never replaces the password', async () => {
    const id = await signUp(studio, 'eager@studio.example');
    expect(await getRequest(id)).toMatchObject({ status: 'pending', requestCount: 1 });
    await ask('Eager@studio.example', 'a password of a thief').expect(202);
    await ask('eager@studio.example').expect(202);
    expect(await getRequest(id)).toMatchObject({ status: 'pending', requestCount: 3 });
    const lines = (await listActivity(studio, 'account.requested')).filter(({ subject }) => subject === id);
    expect(lines).toHaveLength(1);
    await signIn('eager@studio.example', 'a password of a thief').expect(401);
    await signIn('eager@studio.example').expect(403);
    const mails = await mailsTo(studio, 'eager@studio.example', 3);
    expect(mails[0]?.text).toContain('your password is the one you chose the first time');
  });

  it.each([true, false])(
    'of a rejected person asks again with the old password (was let in before: %s)',
    async (wasIn) => {
      const email = `again-${wasIn}@studio.example`;
      const id = await signUp(studio, email);
      if (wasIn) {
        await studio.admin.post(`/api/user-requests/${id}/approve`).expect(200);
        await signIn(email).expect(200);
      }
      await studio.admin.post(`/api/user-requests/${id}/reject`).expect(200);
      await ask(email, 'a password of a thief').expect(202);
      expect(await getRequest(id)).toMatchObject({
        status: 'pending',
        requestCount: 2,
        decidedAt: null,
        reason: null,
      });
      await studio.admin.post(`/api/user-requests/${id}/approve`).expect(200);
      await signIn(email, 'a password of a thief').expect(401);
      await signIn(email).expect(200);
    },
  );

  it('changes nothing about an account that is approved or disabled', async () => {
    const id = await signUp(studio, 'settled@studio.example');
    for (const status of ['approved', 'disabled']) {
      await studio.admin.put(`/api/profiles/${id}`).send({ status }).expect(200);
      await ask('settled@studio.example', 'a password of a thief').expect(202);
      expect(await getRequest(id)).toMatchObject({ status, requestCount: 1 });
    }
  });
});

it('is capped per address and per hour, for known and unknown emails alike', async () => {
  const capped = await openTestApp({ env: { RATE_LIMIT: 'on' } });
  const signUpAs = (email: string) => capped.api.post('/api/auth/signup').send({ email, password: PASSWORD });
  for (let n = 0; n < 10; n += 1) await signUpAs(n % 2 ? ADMIN.email : `cap${n}@studio.example`).expect(202);
  const answer = await signUpAs('one-more@studio.example').set('x-forwarded-for', '203.0.113.9').expect(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3_000);
  await signUpAs(ADMIN.email).expect(429);
  await capped.close();
});

it('counts the addresses of one IPv6 network together', async () => {
  const capped = await openTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
  const signUpFrom = (address: string, name: string) =>
    capped.api
      .post('/api/auth/signup')
      .set('x-forwarded-for', address)
      .send({ email: `${name}@studio.example`, password: PASSWORD });
  for (let n = 0; n < 10; n += 1) await signUpFrom(`2001:db8:0:1::${n}`, `six${n}`).expect(202);
  await signUpFrom('2001:db8:0:1:ffff::', 'same-network').expect(429);
  await signUpFrom('2001:db8:0:2::1', 'other-network').expect(202);
  await capped.close();
});
