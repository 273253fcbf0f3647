import { findConfirmTokens, type MailServer, startMailServer } from './support/mail-server.js';
import { listActivity, join, PASSWORD } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

let server: MailServer;
let studio: TestApp;
beforeAll(async () => {
  server = await startMailServer();
  studio = await openTestApp({ env: { SMTP_URL: server.url } });
});
afterAll(async () => {
  await studio.close();
  await server.close();
});

const signUp = (email: string, password = PASSWORD) =>
  studio.api.post('/api/auth/signup').send({ email, password });
const signIn = (email: string, password = PASSWORD) =>
  studio.api.post('/api/auth/login').send({ email, password });
const confirm = (token: string, password = PASSWORD) =>
  studio.api.post('/api/auth/signup/confirm').send({ token, password });

const linksTo = (email: string, count = 1): Promise<string[]> =>
  waitUntil(`${count} links reach ${email}`, () => {
    const tokens = findConfirmTokens(server, email);
    return Promise.resolve(tokens.length >= count && tokens);
  });
const messagesTo = (email: string, subject: string) =>
  waitUntil(`"${subject}" reaches ${email}`, () => {
    const found = server.received.filter(
      (message) => message.includes(`To: ${email}`) && message.includes(`Subject: ${subject}`),
    );
    return Promise.resolve(found.length > 0 && found);
  });

interface RequestView {
  id: string;
  status: string;
  requestCount: number;
}
async function findRequest(email: string): Promise<RequestView | undefined> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const { body } = await studio.admin.get(`/api/user-requests?filter=${filter}`).expect(200);
  return (body as RequestView[])[0];
}
const peopleCalled = async (email: string) => {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  return (await studio.admin.get(`/api/profiles?filter=${filter}`).expect(200)).body as object[];
};

/** Signs up and confirms. */
async function ask(email: string, password = PASSWORD): Promise<RequestView> {
  const before = findConfirmTokens(server, email).length;
  await signUp(email, password).expect(202);
  const tokens = await linksTo(email, before + 1);
  await confirm(tokens.at(-1) ?? '', password).expect(200);
  const request = await findRequest(email);
  if (!request) throw new Error(`${email} is not listed.`);
  return request;
}

describe('a sign-up with a mail server', () => {
  it('is listed only once the address is confirmed', async () => {
    const email = 'owner@studio.example';
    await signUp(email).expect(202);
    const [token = ''] = await linksTo(email);
    expect(await findRequest(email)).toBeUndefined();
    expect(await peopleCalled(email)).toEqual([]);
    await signIn(email).expect(401);

    const { body } = await confirm(token).expect(200);
    expect(body).toEqual({ message: 'Your email address is confirmed. Please wait for admin approval.' });
    expect(await findRequest(email)).toMatchObject({ status: 'pending', requestCount: 1 });
    expect((await signIn(email).expect(403)).body.code).toBe('not_approved');
    expect((await listActivity(studio, 'account.requested'))[0]?.text).toBe(`${email} requested access`);
    await messagesTo(email, 'Your Gamekit account request');
    await messagesTo(ADMIN.email, 'Someone requested a Gamekit account');
  });

  it('is confirmed once, whoever is first', async () => {
    const email = 'once@studio.example';
    await signUp(email).expect(202);
    const [token = ''] = await linksTo(email);
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
    const { body } = await confirm(token).expect(400);
    expect(body).toMatchObject({
      code: 'sign_up_link_ended',
      errors: { token: 'This link was already used or has expired. Sign up again to get a new one.' },
    });
    expect(await findRequest(email)).toMatchObject({ requestCount: 1 });
  });

  it('keeps only a hash of its token, and no link after a day', async () => {
    const email = 'late@studio.example';
    await signUp(email).expect(202);
    const [token = ''] = await linksTo(email);
    const [row] = await studio.source.query('select s::text as text from sign_ups s where email = $1', [
      email,
    ]);
    expect(row.text).not.toContain(token);
    await studio.source.query(
      `update sign_ups set expires_at = now() - interval '1 second' where email = $1`,
      [email],
    );
    expect((await confirm(token).expect(400)).body.code).toBe('sign_up_link_ended');
    await confirm('x'.repeat(43)).expect(400);
    await confirm('short').expect(400);
  });

  it('answers the same for addresses that are known, waiting and unknown', async () => {
    await ask('known-waiting@studio.example');
    const emails = [ADMIN.email, 'known-waiting@studio.example', 'never-seen@studio.example'];
    const answers = await Promise.all(emails.map((email) => signUp(email)));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    await messagesTo(ADMIN.email, 'You already have a Gamekit account');
    expect(findConfirmTokens(server, ADMIN.email)).toEqual([]);
  });

  it('does not give an account to a stranger who typed the address first', async () => {
    const email = 'victim@studio.example';
    await signUp(email, 'a password of a thief').expect(202);
    await linksTo(email);
    await signUp(email).expect(202);
    const [theirs = '', own = ''] = await linksTo(email, 2);
    const { body } = await confirm(theirs).expect(400);
    expect(body.errors.password).toBe('This is not the password you chose when you signed up.');
    await confirm(own).expect(200);
    // Whoever holds the mailbox has confirmed; what the stranger left is gone.
    await confirm(theirs, 'a password of a thief').expect(400);
    await studio.admin.post(`/api/user-requests/${(await findRequest(email))?.id}/approve`).expect(200);
    await signIn(email, 'a password of a thief').expect(401);
    await signIn(email).expect(200);
  });

  it('cannot be guessed at: too many wrong passwords lock the link for a while', async () => {
    const email = 'guessed@studio.example';
    await signUp(email).expect(202);
    const [token = ''] = await linksTo(email);
    for (let n = 0; n < 10; n += 1) await confirm(token, `wrong ${n}`).expect(400);
    await confirm(token).expect(429);
  });
});

describe('a second sign-up', () => {
  it('of somebody who waits is counted and leaves the password', async () => {
    const email = 'twice@studio.example';
    await ask(email);
    expect(await ask(email, 'another fine password')).toMatchObject({ status: 'pending', requestCount: 2 });
    await signIn(email, 'another fine password').expect(401);
    expect((await signIn(email).expect(403)).body.code).toBe('not_approved');
  });

  it('of somebody who was rejected waits again only when confirmed, with the old password', async () => {
    const email = 'again@studio.example';
    const { id } = await ask(email);
    await studio.admin.post(`/api/user-requests/${id}/reject`).expect(200);
    await signUp(email, 'another fine password').expect(202);
    const tokens = await linksTo(email, 2);
    expect(await findRequest(email)).toMatchObject({ status: 'rejected', requestCount: 1 });
    await confirm(tokens.at(-1) ?? '', 'another fine password').expect(200);
    expect(await findRequest(email)).toMatchObject({ status: 'pending', requestCount: 2 });
    await signIn(email, 'another fine password').expect(401);
    await signIn(email).expect(403);
  });
});

it('is not asked for where the setting says so', async () => {
  const open = await openTestApp({ env: { SMTP_URL: server.url, CONFIRM_EMAIL: 'off' } });
  await join(open, 'straight@studio.example');
  await open.close();
});
