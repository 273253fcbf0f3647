import { generate } from 'otplib';
import { SecondFactorsRepository } from '../src/auth/second-factor/second-factors.repository.js';
import { listActivity, join, mailsTo, PASSWORD, type TestPerson } from './support/people.js';
import { ageSessions } from './support/sessions.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

const codeNow = (secret: string) =>
  generate({ secret, epoch: Math.floor(studio.clock.now().getTime() / 1_000) });
const signIn = (email: string, totp?: string) =>
  studio.api.post('/api/auth/login').send({ email, password: PASSWORD, totp });
const nextCode = (secret: string) => {
  studio.clock.advance(30_000);
  return codeNow(secret);
};

async function enrolled(email: string): Promise<TestPerson & { secret: string; recoveryCodes: string[] }> {
  const person = await join(studio, email);
  const { body } = await person.api.post('/api/auth/totp').expect(200);
  const code = await codeNow(body.secret);
  const confirmed = await person.api.post('/api/auth/totp/confirm').send({ code }).expect(200);
  return { ...person, secret: body.secret, recoveryCodes: confirmed.body.recoveryCodes };
}

describe('two-factor authentication', () => {
  it('is set up with a secret, an address and a QR code, and counts after the first code', async () => {
    const person = await join(studio, 'sets-up@studio.example');
    const { body } = await person.api.post('/api/auth/totp').expect(200);
    expect(body.otpauthUrl).toMatch(/^otpauth:\/\/totp\/Gamekit:.*issuer=Gamekit/);
    expect(body.otpauthUrl).toContain(`secret=${body.secret}`);
    expect(body.qrSvg).toMatch(/^<svg /);
    await signIn(person.email).expect(200);
    const wrong = await person.api.post('/api/auth/totp/confirm').send({ code: '000000' }).expect(400);
    expect(wrong.body.errors).toHaveProperty('code');
    const code = await codeNow(body.secret);
    const confirmed = await person.api
      .post('/api/auth/totp/confirm')
      .send({ code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
    expect(confirmed.status).toBe(200);
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(confirmed.body.recoveryCodes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/);
    expect((await person.api.get('/api/auth/session')).body.twoFactor).toBe(true);
    expect((await mailsTo(studio, person.email, 3))[0]?.subject).toBe('Two-factor authentication is on');
    expect((await listActivity(studio, 'auth.two_factor_on'))[0]).toMatchObject({ userId: person.id });
  });

  it('asks for the code after the right password only, and takes each code once', async () => {
    const { email, secret } = await enrolled('signs-in@studio.example');
    const asked = await signIn(email).expect(401);
    expect(asked.body.code).toBe('totp_required');
    const wrong = await studio.api
      .post('/api/auth/login')
      .send({ email, password: 'not the password' })
      .expect(401);
    expect(wrong.body.code).toBe('invalid_credentials');
    const code = await nextCode(secret);
    const { body } = await signIn(email, `${code.slice(0, 3)} ${code.slice(3)}`).expect(200);
    expect(body.user.twoFactor).toBe(true);
    const again = await signIn(email, code).expect(401);
    expect(again.body.code).toBe('totp_invalid');
    const next = await nextCode(secret);
    const atOnce = await Promise.all([signIn(email, next), signIn(email, next), signIn(email, next)]);
    expect(atOnce.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('stays on when another window begins to set it up', async () => {
    const person = await enrolled('second-window@studio.example');
    const factors = studio.app.get(SecondFactorsRepository);
    expect(await factors.upsertPending(person.id, Buffer.from('another'))).toBe(false);
    expect((await person.api.get('/api/auth/session')).body.twoFactor).toBe(true);
  });

  it('is not turned on with the secret of another window', async () => {
    const person = await join(studio, 'two-windows@studio.example');
    const first = await person.api.post('/api/auth/totp').expect(200);
    const factors = studio.app.get(SecondFactorsRepository);
    const findPending = factors.findPending.bind(factors);
    jest.spyOn(factors, 'findPending').mockImplementationOnce(async (userId) => {
      const found = await findPending(userId);
      await person.api.post('/api/auth/totp').expect(200);
      return found;
    });
    const code = await codeNow(first.body.secret);
    const answer = await person.api.post('/api/auth/totp/confirm').send({ code }).expect(409);
    expect(answer.body.code).toBe('two_factor_not_pending');
    expect((await person.api.get('/api/auth/session')).body.twoFactor).toBe(false);
  });

  it('does not sign in with the code that turned it on', async () => {
    const { body } = await (
      await join(studio, 'reuses@studio.example')
    ).api
      .post('/api/auth/totp')
      .expect(200);
    const person = studio.api.as(await studio.getToken('reuses@studio.example', PASSWORD));
    const code = await codeNow(body.secret);
    await person.post('/api/auth/totp/confirm').send({ code }).expect(200);
    const reused = await signIn('reuses@studio.example', code).expect(401);
    expect(reused.body.code).toBe('totp_invalid');
    await signIn('reuses@studio.example', await nextCode(body.secret)).expect(200);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { email, recoveryCodes } = await enrolled('lost-phone@studio.example');
    const [first = '', second = ''] = recoveryCodes;
    await signIn(email, first.toLowerCase().replaceAll('-', ' ')).expect(200);
    await signIn(email, first).expect(401);
    await signIn(email, second).expect(200);
  });

  it('cannot be guessed: wrong codes count as failures and the right password forgives none', async () => {
    const { email, secret } = await enrolled('guessed-code@studio.example');
    for (let n = 0; n < 10; n += 1) {
      await signIn(email, '000000').expect(401);
      if (n < 9) await signIn(email).expect(401);
    }
    await signIn(email, await nextCode(secret)).expect(429);
  });

  it('is turned off at once after a fresh sign-in, later with the password', async () => {
    const person = await enrolled('turns-off@studio.example');
    await ageSessions(studio, '11 minutes');
    const { body } = await person.api.delete('/api/auth/totp').expect(403);
    expect(body.code).toBe('password_required');
    await person.api.delete('/api/auth/totp').send({ password: 'not the password' }).expect(400);
    await person.api.delete('/api/auth/totp').send({ password: PASSWORD }).expect(200);
    await signIn(person.email).expect(200);
    await person.api.post('/api/auth/totp').expect(403);
    await person.api.post('/api/auth/totp').send({ password: PASSWORD }).expect(200);
  });

  it('refuses to be set up twice and to be confirmed when nothing waits', async () => {
    const person = await enrolled('twice@studio.example');
    await person.api.post('/api/auth/totp').expect(409);
    await person.api.post('/api/auth/totp/confirm').send({ code: '123456' }).expect(409);
    for (const code of ['', '12345', 'abcdef', 123456, null]) {
      await person.api.post('/api/auth/totp/confirm').send({ code }).expect(400);
    }
  });

  it('keeps neither the secret nor a recovery code readable', async () => {
    const { secret, recoveryCodes } = await enrolled('sealed@studio.example');
    const rows = JSON.stringify(
      await studio.source.query(
        `select encode(sealed_secret, 'escape') as s, recovery_hashes::text as r from second_factors`,
      ),
    );
    for (const text of [secret, ...recoveryCodes]) expect(rows).not.toContain(text);
  });
});
