import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

it('tells who is signed in', async () => {
  const answer = await studio.admin.get('/api/auth/session').expect(200);
  expect(answer.body).toMatchObject({ email: ADMIN.email, role: 'admin' });
});

it('refuses strangers with a problem', async () => {
  await studio.api.get('/api/auth/session').expect(401);
});
