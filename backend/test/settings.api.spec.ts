import { join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const DEFAULTS = {
  displayName: null,
  emailNotifications: true,
  pushNotifications: false,
  productUpdates: true,
  theme: 'dark',
};

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

it('start with the defaults', async () => {
  expect((await studio.admin.get('/api/settings').expect(200)).body).toEqual(DEFAULTS);
});

it('change what is sent, keep the rest, and belong to one person', async () => {
  const person = await join(studio, 'own@studio.example');
  const first = await person.api
    .put('/api/settings')
    .send({ theme: 'system', pushNotifications: true })
    .expect(200);
  expect(first.body).toEqual({ ...DEFAULTS, theme: 'system', pushNotifications: true });
  const second = await person.api
    .put('/api/settings')
    .send({ ...first.body, displayName: '  Marta K. ', userId: 'x', id: 'y' })
    .expect(200);
  expect(second.body).toEqual({ ...first.body, displayName: 'Marta K.' });
  expect((await person.api.get('/api/settings').expect(200)).body).toEqual(second.body);
  expect((await person.api.get('/api/auth/session')).body.displayName).toBe('Marta K.');
  expect((await studio.admin.get('/api/settings')).body).toEqual(DEFAULTS);
  expect((await person.api.put('/api/settings').send({ displayName: ' ' })).body.displayName).toBeNull();
});

it.each([
  [{ theme: 'pink' }, 'theme'],
  [{ theme: null }, 'theme'],
  [{ emailNotifications: 'yes' }, 'emailNotifications'],
  [{ productUpdates: 1 }, 'productUpdates'],
  [{ displayName: 'x'.repeat(101) }, 'displayName'],
  [{ displayName: 7 }, 'displayName'],
  [{ displayName: 'two\nlines' }, 'displayName'],
])('refuse %j', async (input, field) => {
  const { body } = await studio.admin.put('/api/settings').send(input).expect(400);
  expect(Object.keys(body.errors)).toEqual([field]);
});

it('are for signed-in people', async () => {
  await studio.api.get('/api/settings').expect(401);
  await studio.api.put('/api/settings').send({ theme: 'light' }).expect(401);
});
