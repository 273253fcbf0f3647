import { OperatorAccountsService } from '../src/auth/accounts/operator-accounts.service.js';
import { findResetToken, type MailServer, startMailServer } from './support/mail-server.js';
import { listActivity, join, mailsTo, PASSWORD } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const NEXT = 'nine green lanterns';

let mailServer: MailServer;
let studio: TestApp;
beforeAll(async () => {
  mailServer = await startMailServer();
  studio = await openTestApp({ env: { SMTP_URL: mailServer.url, CONFIRM_EMAIL: 'off' } });
});
afterAll(async () => {
  await studio.close();
  await mailServer.close();
});

const signIn = (email: string, password: string) =>
  studio.api.post('/api/auth/login').send({ email, password });
const askReset = (email: string) => studio.api.post('/api/auth/password-reset').send({ email });
const confirm = (token: string, password = NEXT) =>
  studio.api.post('/api/auth/password-reset/confirm').send({ token, password });

const receiveToken = (email: string): Promise<string> =>
  waitUntil(`a link reaches ${email}`, () => findResetToken(mailServer, email));

describe('changing the own password', () => {
  it('ends every other session at once and keeps this one', async () => {
    const person = await join(studio, 'changes@studio.example');
    const other = studio.api.as(await studio.getToken(person.email, PASSWORD));
    const change = { currentPassword: PASSWORD, newPassword: NEXT };
    await person.api.post('/api/auth/password').send(change).expect(200);
    await other.get('/api/auth/session').expect(401);
    await person.api.get('/api/auth/session').expect(200);
    await signIn(person.email, PASSWORD).expect(401);
    await signIn(person.email, NEXT).expect(200);
    const [line] = await listActivity(studio, 'auth.password_changed');
    expect(line).toMatchObject({ userId: person.id, text: `${person.email} changed the password` });
  });

  it('is carried out once when two windows change it from the same password', async () => {
    const person = await join(studio, 'twice@studio.example');
    const other = studio.api.as(await studio.getToken(person.email, PASSWORD));
    const change = { currentPassword: PASSWORD, newPassword: NEXT };
    const answers = await Promise.all([
      person.api.post('/api/auth/password').send(change),
      other.post('/api/auth/password').send({ ...change, newPassword: 'four red bicycles' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    const refused = answers.find(({ status }) => status === 400)?.body as object;
    expect(refused).toMatchObject({ code: 'wrong_password', errors: { currentPassword: 'is wrong' } });
  });

  it('keeps API tokens unless asked to revoke them', async () => {
    const person = await join(studio, 'tokens@studio.example', { admin: true });
    const { body } = await person.api.post('/api/tokens').send({ name: 'x', scope: 'read' }).expect(201);
    const robot = studio.api.as(body.token);
    await person.api
      .post('/api/auth/password')
      .send({ currentPassword: PASSWORD, newPassword: NEXT })
      .expect(200);
    await robot.get('/api/profiles').expect(200);
    const change = { currentPassword: NEXT, newPassword: PASSWORD, revokeTokens: true };
    const answer = await person.api.post('/api/auth/password').send(change).expect(200);
    expect(answer.body.message).toMatch(/Your API tokens were revoked\.$/);
    await robot.get('/api/profiles').expect(401);
    expect((await person.api.get('/api/tokens').expect(200)).body).toEqual([]);
    const [line] = await listActivity(studio, 'token.revoked');
    expect(line?.text).toBe(`${person.email} revoked 1 API token with a change of password`);
  });

  it.each([
    [{ currentPassword: 'wrong one here', newPassword: NEXT }, 'currentPassword'],
    [{ currentPassword: ADMIN.password, newPassword: 'short' }, 'newPassword'],
    [{ currentPassword: ADMIN.password, newPassword: 'password123' }, 'newPassword'],
    [{ currentPassword: ADMIN.password, newPassword: ADMIN.password }, 'newPassword'],
    [{ newPassword: NEXT }, 'currentPassword'],
  ])('is refused for %j', async (input, field) => {
    const { body } = await studio.admin.post('/api/auth/password').send(input).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('cannot be used to guess the password', async () => {
    const person = await join(studio, 'guessed@studio.example');
    const guess = { currentPassword: 'not the password', newPassword: NEXT };
    for (let n = 0; n < 10; n += 1) await person.api.post('/api/auth/password').send(guess).expect(400);
    await person.api.post('/api/auth/password').send(guess).expect(429);
  });
});

describe('resetting a password by mail', () => {
  it('answers alike for known and unknown emails, and mails known ones only', async () => {
    const known = await askReset(ADMIN.email).expect(202);
    const unknown = await askReset('nobody@studio.example').expect(202);
    expect(unknown.body).toEqual(known.body);
    await mailsTo(studio, ADMIN.email);
    const [{ n }] = await studio.source.query(
      `select count(*)::int as n from outbox where recipient like 'nobody%'`,
    );
    expect(n).toBe(0);
  });

  it('works once, ends all sessions and lifts the lock', async () => {
    const person = await join(studio, 'forgot@studio.example');
    for (let n = 0; n < 10; n += 1) await signIn(person.email, 'not the password').expect(401);
    await signIn(person.email, PASSWORD).expect(429);
    await askReset(person.email).expect(202);
    const token = await receiveToken(person.email);
    const bad = await confirm(token, 'password123').expect(400);
    expect(bad.body.errors.password).toMatch(/too common/);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await person.api.get('/api/auth/session').expect(401);
    await signIn(person.email, NEXT).expect(200);
    const used = await confirm(token).expect(400);
    expect(used.body).toMatchObject({ code: 'reset_link_ended', errors: { token: expect.any(String) } });
  });

  it('ends when the password is changed otherwise, by its owner or the operator', async () => {
    const person = await join(studio, 'mended@studio.example');
    const changes = [
      () =>
        person.api
          .post('/api/auth/password')
          .send({ currentPassword: PASSWORD, newPassword: NEXT })
          .expect(200),
      () => studio.app.get(OperatorAccountsService).resetPassword(person.email, {}),
    ];
    for (const change of changes) {
      mailServer.received.length = 0;
      await askReset(person.email).expect(202);
      const token = await receiveToken(person.email);
      await change();
      await confirm(token).expect(400);
    }
  });

  it('ends after 30 minutes', async () => {
    const person = await join(studio, 'slow@studio.example');
    await askReset(person.email).expect(202);
    const token = await receiveToken(person.email);
    studio.clock.advance(31 * 60_000);
    await confirm(token).expect(400);
  });

  it('stores no usable token', async () => {
    await askReset('changes@studio.example').expect(202);
    await mailsTo(studio, 'changes@studio.example', 4);
    const rows = await studio.source.query('select * from password_resets');
    for (const row of rows) expect(row.token_hash).toHaveLength(32);
  });

  it('refuses forged tokens', async () => {
    await confirm('A'.repeat(43)).expect(400);
    for (const token of ['', 'short', 'x'.repeat(200), 'has space in the middle of it'])
      await confirm(token).expect(400);
  });
});
