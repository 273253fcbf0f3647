import { setTimeout as wait } from 'node:timers/promises';
import { OutboxRepository } from '../src/mail/outbox.repository.js';
import { findResetToken, type MailServer, startMailServer } from './support/mail-server.js';
import { join, mailsTo, signUp } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let server: MailServer;
let studio: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  studio = await openTestApp({
    env: { SMTP_URL: server.url, CONFIRM_EMAIL: 'off', MAIL_FROM: 'Kit <kit@studio.example>' },
  });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

async function awaitRows(email: string, state: string): Promise<Record<string, unknown>[]> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isTried = state === 'queued' ? 'and error is not null' : '';
    const rows = await studio.source.query(
      `select * from outbox where recipient = $1 and state = $2 ${isTried}`,
      [email, state],
    );
    if (rows.length > 0) return rows as Record<string, unknown>[];
    await wait(50);
  }
  throw new Error(`No ${state} mail to ${email}.`);
}

it('is settled by the last process that took it', async () => {
  const outbox = studio.app.get(OutboxRepository);
  const later = new Date('2100-01-01');
  const id = await outbox.insertMail({
    ...{ recipient: 'slow@studio.example', subject: 'Slow', body: 'Text', confidential: false },
    ...{ createdAt: later, nextTryAt: later },
  });
  const first = await outbox.leaseDue(later, 60);
  const second = await outbox.leaseDue(new Date(later.getTime() + 61_000), 60);
  expect([first?.id, second?.id]).toEqual([id, id]);
  await outbox.updateLeased(first!, { state: 'failed', error: 'too late' });
  await outbox.updateLeased(second!, { state: 'sent', sentAt: later });
  expect(await outbox.findSent(id)).toMatchObject({ state: 'sent', attempts: 2, error: null });
});

it('goes to the mail server, and its text is not kept', async () => {
  await signUp(studio, 'posted@studio.example');
  const [mail] = await mailsTo(studio, 'posted@studio.example');
  expect(mail).toMatchObject({ state: 'sent', text: null });
  const message = server.received.find((text) => text.includes('To: posted@studio.example'));
  expect(message).toContain('From: Kit <kit@studio.example>');
  expect(message).toContain('Subject: Your Gamekit account request');
});

it('is retried when the server says later, and never delays the response', async () => {
  server.refusal = '451 later';
  const started = performance.now();
  await signUp(studio, 'later@studio.example');
  expect(performance.now() - started).toBeLessThan(2_000);
  const [waiting] = await awaitRows('later@studio.example', 'queued');
  expect(waiting).toMatchObject({ state: 'queued', attempts: 1 });
  expect(waiting?.error).toContain('451');
  server.refusal = '';
  studio.clock.advance(61_000);
  await signUp(studio, 'wakes@studio.example');
  const [sent] = await awaitRows('later@studio.example', 'sent');
  expect(sent).toMatchObject({ attempts: 2, error: null, body: null });
});

it('is given up when the server refuses it permanently', async () => {
  server.refusal = '550 never';
  await signUp(studio, 'never@studio.example');
  const [failed] = await awaitRows('never@studio.example', 'failed');
  expect(failed).toMatchObject({ attempts: 1 });
  server.refusal = '';
});

it('waits while the server refuses the sender, which an operator can correct', async () => {
  server.senderRefusal = '535 the password is wrong';
  await signUp(studio, 'patient@studio.example');
  const [waiting] = await awaitRows('patient@studio.example', 'queued');
  expect(waiting?.error).toContain('535');
  server.senderRefusal = '';
  studio.clock.advance(61_000);
  await signUp(studio, 'wakes-later@studio.example');
  await awaitRows('patient@studio.example', 'sent');
});

describe('a mail that only its recipient may read', () => {
  const askReset = (to: TestApp, email: string) =>
    to.api.post('/api/auth/password-reset').send({ email }).expect(202);

  it('waits sealed, reaches its recipient, and is wiped', async () => {
    server.refusal = '451 later';
    await askReset(studio, ADMIN.email);
    const [waiting] = await awaitRows(ADMIN.email, 'queued');
    expect(waiting).toMatchObject({ body: null, confidential: true, sealed_body: expect.any(Buffer) });
    expect((waiting?.sealed_body as Buffer).toString('latin1')).not.toContain('#reset=');
    const { body } = await studio.admin.get('/api/outbox').expect(200);
    const mail = (body as { to: string }[]).find(({ to }) => to === ADMIN.email);
    expect(mail).toMatchObject({ state: 'queued', confidential: true, text: null });
    expect(JSON.stringify(body)).not.toContain('#reset=');
    server.refusal = '';
    studio.clock.advance(61_000);
    await signUp(studio, 'wakes-again@studio.example');
    const token = await waitUntil('the link arrives', () => findResetToken(server, ADMIN.email));
    expect(token).toHaveLength(43);
    const isWiped = async () => {
      const [row] = await studio.source.query('select * from outbox where id = $1', [waiting?.id]);
      return row.state === 'sent' && row.body === null && row.sealed_body === null;
    };
    await waitUntil('the text is wiped', isWiped);
  });

  it('is wiped when the server never takes it', async () => {
    const person = await join(studio, 'never-reached@studio.example');
    await awaitRows(person.email, 'sent');
    server.refusal = '550 never';
    await askReset(studio, person.email);
    expect((await awaitRows(person.email, 'failed'))[0]).toMatchObject({ body: null, sealed_body: null });
    server.refusal = '';
  });

  it('keeps a text that is not confidential', async () => {
    const quiet = await openTestApp();
    await signUp(quiet, 'open@studio.example');
    const [mail] = await mailsTo(quiet, 'open@studio.example');
    expect(mail).toMatchObject({ state: 'kept', confidential: false });
    expect(mail?.text).toContain('Your account request has been received.');
    await quiet.close();
  });

  it('is neither stored nor logged without a mail server, and the response says who can help', async () => {
    const lines: string[] = [];
    const keep = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
    const logger = { log: keep, error: keep, warn: keep, debug: keep, verbose: keep };
    const quiet = await openTestApp({ logger });
    const answers = [await askReset(quiet, ADMIN.email), await askReset(quiet, 'nobody@studio.example')];
    expect(answers.map(({ body }) => body.message)).toEqual(
      Array(2).fill('This installation sends no email: ask your administrator for a new password.'),
    );
    const [mail] = await mailsTo(quiet, ADMIN.email);
    expect(mail).toMatchObject({ state: 'kept', confidential: true, text: null });
    const [row] = await quiet.source.query('select * from outbox where recipient = $1', [ADMIN.email]);
    expect(row).toMatchObject({ body: null, sealed_body: null });
    await quiet.api
      .post('/api/auth/login')
      .send({ ...ADMIN, password: 'a wrong password' })
      .expect(401);
    const { body } = await quiet.admin.post('/api/tokens').send({ name: 'x', scope: 'read' }).expect(201);
    await quiet.close();
    const log = lines.join('\n');
    expect(log).toContain(`"Choose a new Gamekit password" to ${ADMIN.email} stays in the outbox`);
    for (const text of ['#reset=', 'a wrong password', ADMIN.password, body.token])
      expect(log).not.toContain(text);
  });
});
