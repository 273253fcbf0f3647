import type { Api } from './support/api.js';
import { importFile } from './support/jobs.js';
import { listActivity, join, type TestPerson } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const NOBODY = '4f9a1c5e-1111-4000-8000-00000000abcd';

interface Tag {
  id: string;
  name: string;
  createdBy: string | null;
  gameCount: number;
}

let studio: TestApp;
let admin: Api;
let ben: TestPerson;

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  admin = studio.admin;
  ben = await join(studio, 'ben@studio.example', { admin: true });
  await importGames([
    ...['ant', 'bee', 'cat'].map((name) => ({
      bundleId: `com.studio.${name}`,
      platform: 'android',
      title: `The ${name} game`,
      developer: 'Nord Games',
    })),
    { trackId: 815, platform: 'ios', title: 'Only A Number', developer: 'Ost' },
    { trackId: 816, platform: 'ios', title: 'Another Number', developer: 'Ost' },
  ]);
});
afterAll(() => studio.close());

const importGames = (rows: object[]) =>
  importFile(admin, 'games', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
const make = async (name: string, api = admin, more: object = {}): Promise<Tag> =>
  (
    await api
      .post('/api/tags')
      .send({ name, ...more })
      .expect(201)
  ).body as Tag;
const listed = async (address: string, params: Record<string, unknown> = {}, api = admin) => {
  const query = Object.entries(params).map(
    ([key, value]) => `${key}=${encodeURIComponent(JSON.stringify(value))}`,
  );
  const { headers, body } = await api.get(`${address}?${query.join('&')}`).expect(200);
  return { headers: headers as Record<string, string>, body: body as Record<string, unknown>[] };
};
const listNames = async (params: Record<string, unknown>, api = admin) =>
  (await listed('/api/tags', params, api)).body.map(({ name }) => name);
const listGames = async (tag: Tag) => (await listed(`/api/tags/${tag.id}/games`)).body.map(({ id }) => id);
const tagGames = (tag: Tag, bundleIds: string[], attached = true) =>
  admin.post(`/api/tags/${tag.id}/games`).send({ bundleIds, attached });

describe('tags', () => {
  it('are made trimmed, with who made them, and told by their whole record', async () => {
    const tag = await make('  Zen puzzle ', admin, {
      description: '  calm ones  ',
      createdBy: ben.id,
      id: NOBODY,
    });
    expect(tag).toEqual({
      id: expect.not.stringMatching(NOBODY),
      name: 'Zen puzzle',
      description: 'calm ones',
      createdBy: expect.not.stringMatching(ben.id),
      createdByName: ADMIN.email,
      gameCount: 0,
      createdAt: expect.any(String),
    });
    expect((await admin.get(`/api/tags/${tag.id}`).expect(200)).body).toEqual(tag);
    expect(await make('No words', admin, { description: '   ' })).toMatchObject({ description: null });
  });

  it('have one name a person, ignoring case and outer space; two people may use one word', async () => {
    await make('Über Idle');
    const { body } = await admin.post('/api/tags').send({ name: ' üBER idle ' }).expect(409);
    expect(body.errors).toEqual({ name: expect.any(String) });
    const his = await make('über idle', ben.api);
    expect(await listNames({ filter: { q: 'idle' } })).toEqual(
      expect.arrayContaining(['Über Idle', 'über idle']),
    );
    expect(await listNames({ filter: { q: 'idle', createdBy: 'me' } }, ben.api)).toEqual(['über idle']);
    expect(await listNames({ filter: { createdBy: ben.id } })).toEqual(['über idle']);
    expect(his).toMatchObject({ createdBy: ben.id, createdByName: 'ben@studio.example' });
  });

  it('made ten times at once exist once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => admin.post('/api/tags').send({ name: n % 2 ? 'Race' : 'rACE ' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await listNames({ filter: { q: 'race' } })).toHaveLength(1);
  });

  it('sent twice with one key are made once', async () => {
    const send = () =>
      admin.post('/api/tags').set('idempotency-key', 'tag-1').send({ name: 'Keyed' }).expect(201);
    const first = (await send()).body as Tag;
    expect((await send()).body).toEqual(first);
  });

  it('are sorted by name without regard to case, by games and by age', async () => {
    const sorted = [];
    for (const name of ['sort b', 'Sort A', 'SORT C']) sorted.push(await make(name));
    await tagGames(sorted[0]!, ['com.studio.ant', 'com.studio.bee']).expect(200);
    await tagGames(sorted[2]!, ['com.studio.ant']).expect(200);
    const by = (field: string, order: string) => listNames({ filter: { q: 'sort ' }, sort: [field, order] });
    expect(await listNames({ filter: { q: 'sort ' } })).toEqual(['Sort A', 'sort b', 'SORT C']);
    expect(await by('name', 'DESC')).toEqual(['SORT C', 'sort b', 'Sort A']);
    expect(await by('gameCount', 'DESC')).toEqual(['sort b', 'SORT C', 'Sort A']);
    expect(await by('createdAt', 'ASC')).toEqual(['sort b', 'Sort A', 'SORT C']);
    const page = await listed('/api/tags', { filter: { q: 'sort ' }, range: [1, 1] });
    expect(page.body.map(({ name }) => name)).toEqual(['sort b']);
    expect(page.headers['content-range']).toBe('tags 1-1/3');
    const csv = await admin
      .get('/api/tags?filter=%7B%22q%22%3A%22sort%20%22%7D')
      .set('accept', 'text/csv')
      .expect(200);
    expect(csv.text).toMatch(/id,name,description,createdBy,createdByName,gameCount,createdAt\r\n/);
    expect(csv.text).toContain(',sort b,');
  });

  it('are changed in part, by any administrator, and keep their maker', async () => {
    const tag = await make('Before', admin, { description: 'old' });
    await make('Taken');
    const put = (change: object, api = admin) => api.put(`/api/tags/${tag.id}`).send(change);
    expect(
      (await put({ name: ' After ', createdBy: ben.id, gameCount: 9 }, ben.api).expect(200)).body,
    ).toEqual({
      ...tag,
      name: 'After',
    });
    expect((await put({ description: '' }).expect(200)).body).toEqual({
      ...tag,
      name: 'After',
      description: null,
    });
    expect((await put({ name: 'AFTER' }).expect(200)).body).toMatchObject({ name: 'AFTER' });
    const { body } = await put({ name: 'taken' }).expect(409);
    expect(body.errors).toEqual({ name: expect.any(String) });
    await put({ name: null }).expect(400);
    expect((await admin.get(`/api/tags/${tag.id}`).expect(200)).body).toMatchObject({ name: 'AFTER' });
    const lines = (await listActivity(studio, 'tag.updated')).filter(({ subject }) => subject === tag.id);
    expect(lines).toHaveLength(3);
  });

  it('are deleted by their creator and any administrator with all their games, and stay deleted', async () => {
    const tag = await make('Short lived', ben.api);
    await tagGames(tag, ['com.studio.ant', 'com.studio.bee']).expect(200);
    const una = await join(studio, 'una@studio.example', { role: 'analyst' });
    const own = await make('Own', una.api);
    await una.api.delete(`/api/tags/${own.id}`).expect(200);
    await una.api.delete(`/api/tags/${tag.id}`).expect(403);
    expect((await admin.delete(`/api/tags/${tag.id}`).expect(200)).body).toEqual({ ...tag, gameCount: 2 });
    await admin.get(`/api/tags/${tag.id}`).expect(404);
    await admin.put(`/api/tags/${tag.id}`).send({ name: 'x' }).expect(404);
    await admin.delete(`/api/tags/${tag.id}`).expect(404);
    await admin.get(`/api/tags/${tag.id}/games`).expect(404);
    await tagGames(tag, ['com.studio.ant']).expect(404);
    await admin.put(`/api/games/com.studio.ant/tags/${tag.id}`).expect(404);
    const [line] = await listActivity(studio, 'tag.deleted');
    expect(line).toMatchObject({ subject: tag.id, text: `${ADMIN.email} deleted the tag "Short lived"` });
  });

  it.each([
    [{}, 'name'],
    [{ name: '' }, 'name'],
    [{ name: ' \t ' }, 'name'],
    [{ name: '\u200b\u200d' }, 'name'],
    [{ name: 'two\nlines' }, 'name'],
    [{ name: 'x'.repeat(61) }, 'name'],
    [{ name: 7 }, 'name'],
    [{ name: ['a'] }, 'name'],
    [{ name: 'ok', description: 'x'.repeat(501) }, 'description'],
    [{ name: 'ok', description: {} }, 'description'],
  ])('refuse %j and leave nothing', async (input, field) => {
    const before = (await listed('/api/tags')).headers['content-range'];
    const { body } = await admin.post('/api/tags').send(input).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await listed('/api/tags')).headers['content-range']).toBe(before);
  });

  it('refuse filters that mean nothing', async () => {
    const get = (filter: string) => admin.get(`/api/tags?filter=${encodeURIComponent(filter)}`);
    expect((await get('{"createdBy":"you"}').expect(400)).body.errors).toHaveProperty(['filter.createdBy']);
    await get('{"owner":"me"}').expect(400);
    await get('{"id":[{"a":1}]}').expect(400);
  });

  it('are for administrators', async () => {
    const user = await join(studio, 'user@studio.example');
    await user.api.get('/api/tags').expect(403);
    await user.api.post('/api/tags').send({ name: 'x' }).expect(403);
    await studio.api.get('/api/tags').expect(401);
  });
});

describe('the tags of a game', () => {
  const ofGame = async (bundleId: string) =>
    ((await admin.get(`/api/games/${bundleId}/tags`).expect(200)).body as Tag[]).map(({ name }) => name);

  it('are attached and taken off as often as one likes', async () => {
    const tag = await make('Once or twice');
    const address = `/api/games/com.studio.cat/tags/${tag.id}`;
    for (let times = 0; times < 2; times += 1) {
      expect((await admin.put(address).expect(200)).body).toEqual({ ...tag, gameCount: 1 });
    }
    expect(await ofGame('com.studio.cat')).toContain('Once or twice');
    const detail = await admin.get('/api/games/com.studio.cat').expect(200);
    expect(detail.body.tags).toContainEqual({
      id: tag.id,
      name: tag.name,
      description: null,
      createdBy: tag.createdBy,
    });
    const rows = (await listed(`/api/tags/${tag.id}/games`)).body;
    expect(rows).toEqual([
      {
        id: 'com.studio.cat',
        bundleId: 'com.studio.cat',
        title: 'The cat game',
        developer: 'Nord Games',
        iconUrl: null,
        taggedAt: expect.any(String),
      },
    ]);
    for (let times = 0; times < 2; times += 1) {
      expect((await admin.delete(address).expect(200)).body).toEqual({ ...tag, gameCount: 0 });
    }
    expect(await ofGame('com.studio.cat')).not.toContain('Once or twice');
    const attached = (await listActivity(studio, 'tag.attached')).filter(({ subject }) => subject === tag.id);
    expect(attached.map(({ text }) => text)).toEqual([
      `${ADMIN.email} added the tag "Once or twice" to "The cat game"`,
    ]);
  });

  it('attached twenty times at once are attached once', async () => {
    const tag = await make('At once');
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        (n % 2 ? admin : ben.api).put(`/api/games/com.studio.cat/tags/${tag.id}`),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
    expect(await listGames(tag)).toEqual(['com.studio.cat']);
  });

  it('never end in an error while tags are deleted and attached at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const tag = await make(`Doomed ${round}`);
      const answers = await Promise.all([
        ...['ant', 'bee', 'cat'].map((name) => admin.put(`/api/games/com.studio.${name}/tags/${tag.id}`)),
        admin.delete(`/api/tags/${tag.id}`),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      expect(answers.at(-1)?.status).toBe(200);
    }
    const left = await studio.source.query('select from game_tags where tag_id not in (select id from tags)');
    expect(left).toEqual([]);
  });

  it('of another game stay when they are taken off this one', async () => {
    const tag = await make('Only on ant');
    await tagGames(tag, ['com.studio.ant']).expect(200);
    await admin.delete(`/api/games/com.studio.bee/tags/${tag.id}`).expect(200);
    expect(await listGames(tag)).toEqual(['com.studio.ant']);
  });

  it('need a game and a tag', async () => {
    const tag = await make('Lonely');
    const unknown = await admin.put(`/api/games/com.nobody.knows/tags/${tag.id}`).expect(404);
    expect(unknown.body).toMatchObject({ code: 'game_not_found', detail: 'Game not found' });
    await admin.delete(`/api/games/com.nobody.knows/tags/${tag.id}`).expect(404);
    await admin.get('/api/games/com.nobody.knows/tags').expect(404);
    const missing = await admin.put(`/api/games/com.studio.ant/tags/${NOBODY}`).expect(404);
    expect(missing.body).toMatchObject({ code: 'tag_not_found' });
    await admin.put(`/api/games/com.studio.ant/tags/7`).expect(400);
    await admin.put(`/api/games/%20/tags/${tag.id}`).expect(400);
  });

  it('are set for many games at once, all or none', async () => {
    const tag = await make('Bulk');
    const all = ['com.studio.ant', 'com.studio.bee', 'com.studio.cat'];
    expect((await tagGames(tag, [...all, all[0]!]).expect(200)).body).toEqual({
      changed: 3,
      tag: { ...tag, gameCount: 3 },
    });
    expect((await tagGames(tag, all).expect(200)).body).toMatchObject({ changed: 0 });
    expect((await tagGames(tag, all.slice(0, 2), false).expect(200)).body).toMatchObject({ changed: 2 });
    const refused = await tagGames(tag, [all[0]!, 'com.nobody.knows']).expect(404);
    expect(refused.body.errors.bundleId).toContain('com.nobody.knows');
    expect(await listGames(tag)).toEqual(['com.studio.cat']);
    const texts = (await listActivity(studio, 'tag.attached')).map(({ text }) => text);
    expect(texts).toContain(`${ADMIN.email} added the tag "Bulk" to 3 games`);
  });

  it.each([
    [{ attached: true }, 'bundleIds'],
    [{ bundleIds: [], attached: true }, 'bundleIds'],
    [{ bundleIds: 'com.studio.ant', attached: true }, 'bundleIds'],
    [{ bundleIds: ['a b'], attached: true }, 'bundleIds'],
    [{ bundleIds: [{}], attached: true }, 'bundleIds'],
    [{ bundleIds: Array.from({ length: 501 }, (_, n) => `g${n}`), attached: true }, 'bundleIds'],
    [{ bundleIds: ['com.studio.ant'] }, 'attached'],
    [{ bundleIds: ['com.studio.ant'], attached: 'yes' }, 'attached'],
  ])('refuse the bulk %#', async (input, field) => {
    const tag = await make(`Refused ${Math.random()}`);
    const { body } = await admin.post(`/api/tags/${tag.id}/games`).send(input).expect(400);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('are told for many games at once', async () => {
    const [one, two] = [await make('Carried one'), await make('Carried two')];
    await tagGames(one, ['com.studio.ant', 'com.studio.bee']).expect(200);
    await tagGames(two, ['com.studio.cat']).expect(200);
    const bundleIds = ['com.studio.bee', 'com.studio.ant', 'com.nobody.knows'];
    const { body } = await admin.post('/api/tags/carried').send({ bundleIds }).expect(200);
    const of = ({ id }: Tag) => (body as { tagId: string }[]).find(({ tagId }) => tagId === id);
    expect(of(one)).toEqual({ tagId: one.id, bundleIds: ['com.studio.ant', 'com.studio.bee'] });
    expect(of(two)).toBeUndefined();
    await admin.post('/api/tags/carried').send({ bundleIds: [] }).expect(400);
  });

  it('filter the games list: all of them must be carried', async () => {
    const [one, two] = [await make('Filter one'), await make('Filter two')];
    await tagGames(one, ['com.studio.ant', 'com.studio.bee']).expect(200);
    await tagGames(two, ['com.studio.bee', 'com.studio.cat']).expect(200);
    const games = async (tagId: unknown) =>
      (await listed('/api/games', { filter: { tagId, q: 'studio' } })).body.map(({ id }) => id);
    expect(await games([one.id])).toEqual(['com.studio.ant', 'com.studio.bee']);
    expect(await games([one.id, two.id.toUpperCase(), one.id])).toEqual(['com.studio.bee']);
    expect(await games(two.id)).toEqual(['com.studio.bee', 'com.studio.cat']);
    expect(await games([NOBODY])).toEqual([]);
    expect(await games([])).toHaveLength(3);
    await admin.get(`/api/games?filter=${encodeURIComponent('{"tagId":["x"]}')}`).expect(400);
  });

  it('are listed with search and order, and exported without formulas', async () => {
    const tag = await make('Listed');
    await tagGames(tag, ['com.studio.ant', 'com.studio.bee']).expect(200);
    const address = `/api/tags/${tag.id}/games`;
    expect((await listed(address, { filter: { q: 'BEE' } })).body).toHaveLength(1);
    expect((await listed(address, { sort: ['title', 'DESC'] })).body[0]).toMatchObject({
      id: 'com.studio.bee',
    });
    await make('=1+1', ben.api);
    const csv = await ben.api.get('/api/tags').set('accept', 'text/csv').expect(200);
    expect(csv.text).toContain(",'=1+1,");
    const games = await admin.get(address).set('accept', 'text/csv').expect(200);
    expect(games.text).toMatch(/id,bundleId,title,developer,iconUrl,taggedAt\r\ncom.studio.ant,/);
  });
});

describe('a placeholder that learns its bundle id', () => {
  it('takes its tags along, also where both games carry one', async () => {
    const [both, mine] = [await make('On both'), await make('On the placeholder')];
    await tagGames(both, ['id815', 'com.studio.ant']).expect(200);
    await tagGames(mine, ['id815']).expect(200);
    await importGames([
      { bundleId: 'com.studio.ant', trackId: 815, platform: 'ios', title: 'The ant game', developer: 'Ost' },
    ]);
    expect(await listGames(both)).toEqual(['com.studio.ant']);
    expect(await listGames(mine)).toEqual(['com.studio.ant']);
    await admin.get('/api/games/id815').expect(404);
  });

  it('takes them along to a game that is new', async () => {
    const tag = await make('On a number');
    await tagGames(tag, ['id816']).expect(200);
    await importGames([
      { bundleId: 'com.studio.dog', trackId: 816, platform: 'ios', title: 'The dog game', developer: 'Ost' },
    ]);
    expect(await listGames(tag)).toEqual(['com.studio.dog']);
  });
});

describe('the tags of a person who leaves', () => {
  it('stay without a maker, and stand in the export before', async () => {
    const eve = await join(studio, 'eve@studio.example', { admin: true });
    const tag = await make('Inherited', eve.api);
    await eve.api.put(`/api/games/com.studio.cat/tags/${tag.id}`).expect(200);
    const { body } = await admin.get(`/api/profiles/${eve.id}/data`).expect(200);
    expect(body.data.tags).toEqual([expect.objectContaining({ name: 'Inherited' })]);
    await admin.delete(`/api/profiles/${eve.id}`).expect(200);
    expect((await admin.get(`/api/tags/${tag.id}`).expect(200)).body).toEqual({
      ...tag,
      createdBy: null,
      createdByName: null,
      gameCount: 1,
    });
    await admin.delete(`/api/tags/${tag.id}`).expect(200);
  });
});
