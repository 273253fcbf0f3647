import { MailService } from '../src/mail/mail.service.js';
import { RequestNoticesService } from '../src/settings/request-notices.service.js';
import { listActivity, findId, join, mailsTo, PASSWORD, signUp } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

const act = (id: string, verb: 'approve' | 'reject', body?: object) =>
  studio.admin.post(`/api/user-requests/${id}/${verb}`).send(body);
const tab = async (status: string) => {
  const filter = encodeURIComponent(JSON.stringify({ status }));
  const answer = await studio.admin.get(`/api/user-requests?filter=${filter}&range=[0,99]`).expect(200);
  return (answer.body as { email: string }[]).map(({ email }) => email);
};
const signIn = (email: string) => studio.api.post('/api/auth/login').send({ email, password: PASSWORD });

describe('requests for access', () => {
  it('stand in tabs with counts; accounts of an operator never asked', async () => {
    const [a, b] = [
      await signUp(studio, 'tab-a@studio.example'),
      await signUp(studio, 'tab-b@studio.example'),
    ];
    await signUp(studio, 'tab-c@studio.example');
    await act(a, 'approve').expect(200);
    await act(b, 'reject').expect(200);
    expect(await tab('approved')).toEqual(['tab-a@studio.example']);
    expect(await tab('rejected')).toEqual(['tab-b@studio.example']);
    expect(await tab('pending')).toEqual(['tab-c@studio.example']);
    const { body } = await studio.admin.get('/api/user-requests/counts').expect(200);
    expect(body).toEqual({ pending: 1, approved: 1, rejected: 1 });
    const { headers } = await studio.admin.get('/api/user-requests?range=[0,0]').expect(200);
    expect(headers['content-range']).toBe('user-requests 0-0/3');
  });

  it('are approved once: one mail, one audit line, and the person may sign in as a plain user', async () => {
    const email = 'approved@studio.example';
    const id = await signUp(studio, email);
    await signIn(email).expect(403);
    const { body } = await act(id, 'approve').expect(200);
    expect(body).toMatchObject({
      id,
      email,
      status: 'approved',
      approved: true,
      decidedBy: ADMIN.email,
      reason: null,
    });
    await act(id, 'approve').expect(200);
    const signedIn = await signIn(email).expect(200);
    expect(signedIn.body.user.role).toBe('user');
    const mails = await mailsTo(studio, email, 2);
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Your Gamekit account is approved',
      'Your Gamekit account request',
    ]);
    const lines = (await listActivity(studio, 'account.approved')).filter(({ subject }) => subject === id);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      text: `${email} was approved by ${ADMIN.email}`,
      userId: await findId(studio, ADMIN.email),
      requestId: expect.any(String),
    });
  });

  it.each([
    ['user', /until an administrator gives you the analyst or administrator role/],
    ['analyst', /all research and idea screens as an analyst/],
    ['admin', /every screen as an administrator/],
  ] as const)(
    'are approved with the role %s, and the mail says what the person can do',
    async (role, text) => {
      const email = `as-${role}@studio.example`;
      const id = await signUp(studio, email);
      await act(id, 'approve', { role }).expect(200);
      expect((await signIn(email).expect(200)).body.user.role).toBe(role);
      const [mail] = await mailsTo(studio, email, 2);
      expect(mail).toMatchObject({
        subject: 'Your Gamekit account is approved',
        text: expect.stringMatching(text),
      });
      // Later tests count the mails to administrators.
      await studio.admin.put(`/api/profiles/${id}`).send({ role: 'user' }).expect(200);
    },
  );

  it('are not approved with a role that there is not', async () => {
    const id = await signUp(studio, 'owner@studio.example');
    const { body } = await act(id, 'approve', { role: 'owner' }).expect(400);
    expect(body.errors.role).toBe('must be one of user, analyst, admin');
    await signIn('owner@studio.example').expect(403);
  });

  it('are rejected with a reason that the person is told', async () => {
    const email = 'rejected@studio.example';
    const id = await signUp(studio, email);
    const { body } = await act(id, 'reject', { reason: '  Please use your studio address. ' }).expect(200);
    expect(body).toMatchObject({ status: 'rejected', reason: 'Please use your studio address.' });
    const [mail] = await mailsTo(studio, email, 2);
    expect(mail?.text).toContain('Reason: Please use your studio address.');
    const [line] = await listActivity(studio, 'account.rejected');
    expect(line?.text).toBe(`${email} was rejected by ${ADMIN.email}: Please use your studio address.`);
    await signIn(email).expect(403);
  });

  it('revoke an approved account at once when rejected', async () => {
    const person = await join(studio, 'revoked@studio.example', { admin: true });
    await person.api.get('/api/user-requests').expect(200);
    await act(person.id, 'reject').expect(200);
    await person.api.get('/api/user-requests').expect(401);
  });

  it('can be decided many at once', async () => {
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, n) => signUp(studio, `bulk${n}@studio.example`)),
    );
    const answers = await Promise.all(ids.map((id) => act(id, 'approve')));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  });

  it('are refused what makes no sense', async () => {
    await act(crypto.randomUUID(), 'approve').expect(404);
    await act(crypto.randomUUID(), 'reject').expect(404);
    await studio.admin.post('/api/user-requests/7/approve').expect(400);
    const id = await signUp(studio, 'senseless@studio.example');
    await act(id, 'reject', { reason: 'x'.repeat(501) }).expect(400);
    await act(id, 'reject', { reason: 7 }).expect(400);
    await act(id, 'reject', { reason: 'a\u0000b' }).expect(400);
    expect(await tab('pending')).toContain('senseless@studio.example');
  });

  it('are for administrators only', async () => {
    const plain = await join(studio, 'plain@studio.example');
    const id = await signUp(studio, 'friend@studio.example');
    await plain.api.get('/api/user-requests').expect(403);
    await plain.api.get('/api/user-requests/counts').expect(403);
    await plain.api.post(`/api/user-requests/${id}/approve`).expect(403);
    await studio.api.post(`/api/user-requests/${id}/approve`).expect(401);
  });
});

it('tells administrators who want email, at most once an hour', async () => {
  const notices = async () => {
    const rows = await studio.source.query(
      `select recipient from outbox where subject = 'Someone requested a Gamekit account' order by created_at`,
    );
    return (rows as { recipient: string }[]).map(({ recipient }) => recipient);
  };
  const quiet = await join(studio, 'quiet@studio.example', { admin: true });
  await quiet.api.put('/api/settings').send({ emailNotifications: false }).expect(200);
  expect(await notices()).toEqual([ADMIN.email]);
  studio.clock.advance(3_601_000);
  await signUp(studio, 'later@studio.example');
  await mailsTo(studio, 'later@studio.example');
  const [before] = [await notices()];
  await signUp(studio, 'later-still@studio.example');
  await mailsTo(studio, 'later-still@studio.example');
  expect(await notices()).toEqual(before);
  expect(before.filter((recipient) => recipient === ADMIN.email)).toHaveLength(2);
  expect(before).not.toContain(quiet.email);

  studio.clock.advance(3_601_000);
  const service = studio.app.get(RequestNoticesService);
  jest.spyOn(studio.app.get(MailService), 'send').mockRejectedValueOnce(new Error('no connection'));
  await expect(service.notifyAdmins()).rejects.toThrow('no connection');
  await service.notifyAdmins();
  expect(await notices()).toHaveLength(before.length + 1);
});
