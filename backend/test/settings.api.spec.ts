import { join } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const DEFAULTS = {
  displayName: null,
  emailNotifications: true,
  pushNotifications: false,
  productUpdates: true,
  singleKeyShortcuts: true,
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
    .send({ theme: 'system', pushNotifications: true, singleKeyShortcuts: false })
    .expect(200);
  expect(first.body).toEqual({
    ...DEFAULTS,
    theme: 'system',
    pushNotifications: true,
    singleKeyShortcuts: false,
  });
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

describe('the arrangement of the screens', () => {
  const URL = '/api/settings/view-state';
  const columns = { order: ['rank', 'title'], compact: true };

  it('is merged entry by entry, belongs to one person and is part of the data about them', async () => {
    const person = await join(studio, 'arranged@studio.example');
    expect((await person.api.get(URL).expect(200)).body).toEqual({ entries: {} });
    await person.api
      .put(URL)
      .send({ entries: { 'games.columns': columns, 'games.rows': 100 } })
      .expect(200);
    const changes = { 'games.rows': null, 'sidebar.open': false };
    const { body } = await person.api.put(URL).send({ entries: changes }).expect(200);
    expect(body).toEqual({ entries: { 'games.columns': columns, 'sidebar.open': false } });
    expect((await person.api.get(URL)).body).toEqual(body);
    expect((await studio.admin.get(URL)).body).toEqual({ entries: {} });
    const { id } = (await person.api.get('/api/auth/session')).body;
    const { data } = (await studio.admin.get(`/api/profiles/${id}/data`).expect(200)).body;
    expect(data.viewState).toEqual(body.entries);
    await studio.admin.delete(`/api/profiles/${id}`).expect(200);
  });

  it.each([
    [{ entries: { a: 'x'.repeat(70_000) } }],
    [{ entries: Object.fromEntries(Array.from({ length: 201 }, (_entry, at) => [`e${at}`, 1])) }],
    [{ entries: { ['n'.repeat(121)]: 1 } }],
    [{ entries: 'columns' }],
    [{}],
  ])('refuses what is too much or no object, and keeps what is stored (%#)', async (input) => {
    await studio.admin
      .put(URL)
      .send({ entries: { kept: 1 } })
      .expect(200);
    const { body } = await studio.admin.put(URL).send(input).expect(400);
    expect(Object.keys(body.errors)).toEqual(['entries']);
    expect((await studio.admin.get(URL)).body).toEqual({ entries: { kept: 1 } });
  });

  it('does not grow beyond its limit by small changes', async () => {
    const person = await join(studio, 'growing@studio.example');
    await person.api
      .put(URL)
      .send({ entries: { a: 'x'.repeat(40_000) } })
      .expect(200);
    await person.api
      .put(URL)
      .send({ entries: { b: 'x'.repeat(40_000) } })
      .expect(400);
    await person.api
      .put(URL)
      .send({ entries: { a: null, b: 'x'.repeat(40_000) } })
      .expect(200);
  });

  it('is for signed-in people', () => studio.api.get(URL).expect(401));
});
