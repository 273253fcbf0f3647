import { join, PASSWORD } from './support/people.js';
import { waitUntil } from './support/wait-until.js';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

const signIn = async (email: string, agent: string) => {
  const answer = await studio.api
    .post('/api/auth/login')
    .set('user-agent', agent)
    .send({ email, password: PASSWORD });
  return studio.api.as((answer.body as { accessToken: string }).accessToken);
};

it('lists where the person is signed in, and ends one or all others at once', async () => {
  const { email, api } = await join(studio, 'devices@studio.example');
  const [phone, tablet, tv] = [
    await signIn(email, 'Phone'),
    await signIn(email, 'Tablet'),
    await signIn(email, 'TV'),
  ];
  const { body } = await phone.get('/api/auth/sessions').expect(200);
  expect(body).toHaveLength(4);
  const rows = body as { id: string; current: boolean; userAgent: string }[];
  expect(rows.filter(({ current }) => current).map(({ userAgent }) => userAgent)).toEqual(['Phone']);
  const tabletId = rows.find(({ userAgent }) => userAgent === 'Tablet')?.id;
  await phone.delete(`/api/auth/sessions/${tabletId}`).expect(200);
  await tablet.get('/api/auth/session').expect(401);
  await phone.delete(`/api/auth/sessions/${tabletId}`).expect(404);
  const ended = await phone.delete('/api/auth/sessions').expect(200);
  expect((ended.body as unknown[]).length).toBe(2);
  await tv.get('/api/auth/session').expect(401);
  await api.get('/api/auth/session').expect(401);
  expect((await phone.get('/api/auth/sessions').expect(200)).body).toHaveLength(1);
});

it('never shows or ends the session of somebody else', async () => {
  const other = await join(studio, 'else@studio.example');
  const [own] = (await studio.admin.get('/api/auth/sessions').expect(200)).body as { id: string }[];
  await other.api.delete(`/api/auth/sessions/${own?.id}`).expect(404);
  await studio.admin.get('/api/auth/session').expect(200);
  expect((await other.api.get('/api/auth/sessions').expect(200)).body).toHaveLength(1);
});

it('starts no session by a password that is changed while it is checked', async () => {
  const { email } = await join(studio, 'race@studio.example');
  const change = studio.source.createQueryRunner();
  await change.startTransaction();
  await change.query(`update users set password_hash = 'another' where email = $1`, [email]);
  const signedIn = studio.api
    .post('/api/auth/login')
    .send({ email, password: PASSWORD })
    .then(({ body }) => body as object);
  await waitUntil('the sign-in waits for the change', async () => {
    const [row] = await studio.source.query<{ n: string }[]>(
      `select count(*) n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return Number(row?.n) > 0;
  });
  await change.commitTransaction();
  await change.release();
  expect(await signedIn).toMatchObject({ status: 401, code: 'invalid_credentials' });
});
