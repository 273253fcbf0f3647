import { setTimeout as wait } from 'node:timers/promises';
import { type MailServer, startMailServer } from './support/mail-server.js';
import { mailsTo, signUp } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let server: MailServer;
let studio: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  studio = await openTestApp({ env: { SMTP_URL: server.url, MAIL_FROM: 'Kit <kit@studio.example>' } });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

async function rowsOf(email: string, state: string): Promise<Record<string, unknown>[]> {
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

it('goes to the mail server, and its text is not kept', async () => {
  await signUp(studio, 'posted@studio.example');
  const [mail] = await mailsTo(studio, 'posted@studio.example');
  expect(mail).toMatchObject({ state: 'sent', text: null });
  const message = server.received.find((text) => text.includes('To: posted@studio.example'));
  expect(message).toContain('From: Kit <kit@studio.example>');
  expect(message).toContain('Subject: Your Gamekit account request');
});

it('is tried again when the server says later, and never holds up the answer', async () => {
  server.refusal = '451 later';
  const started = performance.now();
  await signUp(studio, 'later@studio.example');
  expect(performance.now() - started).toBeLessThan(2_000);
  const [waiting] = await rowsOf('later@studio.example', 'queued');
  expect(waiting).toMatchObject({ state: 'queued', attempts: 1 });
  expect(waiting?.error).toContain('451');
  server.refusal = '';
  studio.clock.advance(61_000);
  await signUp(studio, 'wakes@studio.example');
  const [sent] = await rowsOf('later@studio.example', 'sent');
  expect(sent).toMatchObject({ attempts: 2, error: null, body: null });
});

it('is given up when the server says never', async () => {
  server.refusal = '550 never';
  await signUp(studio, 'never@studio.example');
  const [failed] = await rowsOf('never@studio.example', 'failed');
  expect(failed).toMatchObject({ attempts: 1 });
  server.refusal = '';
});

it('is kept in the outbox without a mail server, and neither its text nor a secret is ever logged', async () => {
  const lines: string[] = [];
  const keep = (...parts: unknown[]) => void lines.push(parts.map(String).join(' '));
  const logger = { log: keep, error: keep, warn: keep, debug: keep, verbose: keep };
  const quiet = await openTestApp({ logger });
  await quiet.api.post('/api/auth/password-reset').send({ email: ADMIN.email }).expect(202);
  const [mail] = await mailsTo(quiet, ADMIN.email);
  const [, secret = ''] = /#reset=(\S+)/.exec(mail?.text ?? '') ?? [];
  expect(secret).toHaveLength(43);
  await quiet.api
    .post('/api/auth/login')
    .send({ ...ADMIN, password: 'a wrong password' })
    .expect(401);
  const { body } = await quiet.admin.post('/api/tokens').send({ name: 'x', scope: 'read' }).expect(201);
  await quiet.close();
  const log = lines.join('\n');
  expect(log).toContain(`kept "Choose a new Gamekit password" to ${ADMIN.email}`);
  for (const text of [secret, 'a wrong password', ADMIN.password, body.token])
    expect(log).not.toContain(text);
});
