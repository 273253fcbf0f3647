import type { Api } from './support/api.js';
import { listActivity, join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

interface IdeaView {
  id: string;
  name: string;
  coreMechanics: { id: string; content: string }[];
  metaElements: { id: string; content: string }[];
  version: number;
  createdAt: string;
}

const NOWHERE = '4f9a1c5e-1111-4000-8000-00000000abcd';
const UUID = /^[0-9a-f-]{36}$/;
const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

describe('ideas', () => {
  let studio: TestApp;
  let bea: TestPerson;

  beforeAll(async () => {
    studio = await openTestApp();
    bea = await join(studio, 'bea@studio.example', { admin: true });
  });
  afterAll(() => studio.close());

  const note = async (body: object = {}, api: Api = studio.admin): Promise<IdeaView> =>
    (
      await api
        .post('/api/ideas')
        .send({ name: 'Harbour cats', ...body })
        .expect(201)
    ).body as IdeaView;

  it('are created with ids for their items, listed newest first, searched and exported', async () => {
    const first = await note({
      name: '  Tide pools ',
      coreMechanics: [
        { content: ' Merge shells ' },
        { id: 'own-id_1', content: 'Dig' },
        { id: 'no id!', content: 'Sort' },
      ],
      metaElements: [{ id: 'own-id_1', content: 'Album' }],
      createdBy: bea.id,
      version: 7,
      id: NOWHERE,
    });
    expect(first).toMatchObject({ name: 'Tide pools', version: 1, sources: [], engine: null, hook: null });
    expect(first.id).not.toBe(NOWHERE);
    const [merge, dig, sort] = first.coreMechanics;
    expect(merge).toEqual({ id: expect.stringMatching(UUID), content: 'Merge shells' });
    expect(dig).toEqual({ id: 'own-id_1', content: 'Dig' });
    expect(sort!.id).toMatch(UUID);
    expect(first.metaElements[0]!.id).toMatch(UUID);
    studio.clock.advance(1_000);
    const second = await note({ name: 'Night market' });
    const list = await studio.admin.get('/api/ideas').expect(200);
    expect((list.body as IdeaView[]).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(list.headers['content-range']).toBe('ideas 0-1/2');
    const found = await studio.admin.get(`/api/ideas?${filter({ q: 'shells' })}`).expect(200);
    expect((found.body as IdeaView[]).map(({ name }) => name)).toEqual(['Tide pools']);
    const csv = await studio.admin.get('/api/ideas').set('accept', 'text/csv').expect(200);
    expect(csv.text).toContain('Night market');
    const lines = await listActivity(studio, 'idea.created');
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain('Tide pools');
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: ' \t ' }],
    ['name', { name: 'x'.repeat(121) }],
    ['name', { name: 'two\nlines' }],
    ['name', { name: 4 }],
    ['coreMechanics', { coreMechanics: 'Merge' }],
    ['coreMechanics', { coreMechanics: null }],
    ['coreMechanics.0', { coreMechanics: ['Merge'] }],
    ['coreMechanics.0.content', { coreMechanics: [{ content: ' ' }] }],
    ['metaElements.0.content', { metaElements: [{ content: 'x'.repeat(1_001) }] }],
    ['metaElements.0.id', { metaElements: [{ id: 5, content: 'x' }] }],
    ['metaElements', { metaElements: Array.from({ length: 61 }, () => ({ content: 'x' })) }],
    ['pitch', { pitch: 'x'.repeat(321) }],
    ['pitch', { pitch: 'two\nlines' }],
    ['risk', { risk: ['x'] }],
    ['coreLoop', { coreLoop: 'daily' }],
    ['coreLoop.weeks', { coreLoop: { weeks: 'x'.repeat(1_001) } }],
    ['comparables', { comparables: 'Royal Match' }],
    ['comparables.0.title', { comparables: [{ title: ' ' }] }],
    ['comparables', { comparables: Array.from({ length: 13 }, () => ({ title: 'x' })) }],
    [
      'metaElements',
      {
        coreMechanics: Array.from({ length: 31 }, () => ({ content: 'x' })),
        metaElements: Array.from({ length: 30 }, () => ({ content: 'x' })),
      },
    ],
  ])('refuse a wrong %s', async (field, body) => {
    const before = await studio.source.query('select count(*)::int as n from game_ideas');
    const answer = await studio.admin
      .post('/api/ideas')
      .send({ name: 'Idea', ...body })
      .expect(400);
    expect(Object.keys((answer.body as { errors: object }).errors)).toEqual([field]);
    expect(await studio.source.query('select count(*)::int as n from game_ideas')).toEqual(before);
  });

  it('have a concept: empty until written, changed field by field, versioned, found and exported', async () => {
    const idea = (await note({ name: 'Museum' })) as IdeaView & Record<string, unknown>;
    const empty = { ...{ pitch: '', fantasy: '', setting: '', audience: '', risk: '', firstTest: '' } };
    const loop = { moment: '', session: '', weeks: '' };
    expect(idea).toMatchObject({
      ...empty,
      monetization: '',
      artDirection: '',
      coreLoop: loop,
      comparables: [],
    });
    const address = `/api/ideas/${idea.id}`;
    const pitch = 'Slip into a friend’s museum through a match-3 lock.';
    const first = {
      pitch: ` ${pitch} `,
      coreLoop: { moment: 'Match to turn the tumblers.' },
      comparables: ['Royal Match', { title: 'Coin Master', note: 'Raids hurt there', bundleId: 'com.a' }],
      version: 1,
    };
    const written = await studio.admin.put(address).send(first).expect(200);
    expect(written.body).toMatchObject({
      pitch,
      coreLoop: { ...loop, moment: 'Match to turn the tumblers.' },
      comparables: [
        { title: 'Royal Match', note: '', bundleId: null },
        { title: 'Coin Master', note: 'Raids hurt there', bundleId: 'com.a' },
      ],
      version: 2,
    });
    const second = { coreLoop: { weeks: 'Open wings.' }, setting: 'Lisbon, 1920s', version: 2 };
    const more = await studio.admin.put(address).send(second).expect(200);
    expect(more.body).toMatchObject({
      ...{ pitch, setting: 'Lisbon, 1920s', version: 3 },
      coreLoop: { moment: 'Match to turn the tumblers.', session: '', weeks: 'Open wings.' },
    });
    const same = await studio.admin.put(address).send({ setting: 'Lisbon, 1920s ' }).expect(200);
    expect((same.body as IdeaView).version).toBe(3);
    const emptied = await studio.admin.put(address).send({ pitch: null, comparables: [] }).expect(200);
    expect(emptied.body).toMatchObject({ pitch: '', comparables: [], setting: 'Lisbon, 1920s' });
    const back = await studio.admin.post(`${address}/restore`).send({ version: 2 }).expect(200);
    expect(back.body).toMatchObject({ pitch, setting: '', version: 5 });
    const versions = (await studio.admin.get(`${address}/versions`).expect(200)).body as { pitch: string }[];
    expect(versions.map((one) => one.pitch)).toEqual(['', pitch, pitch, '']);
    const found = await studio.admin.get(`/api/ideas?${filter({ q: 'friend’s museum' })}`).expect(200);
    expect((found.body as IdeaView[]).map(({ id }) => id)).toEqual([idea.id]);
    const csv = await studio.admin.get('/api/ideas').set('accept', 'text/csv').expect(200);
    expect(csv.text).toContain(pitch);
    const brief = await studio.admin.get(`${address}/brief`).set('accept', 'text/markdown').expect(200);
    expect(brief.text).toContain(pitch);
    expect(brief.text).toContain('Not decided yet: core mechanics, core loop,');
  });

  it('change in parts, keep former versions and go back to one', async () => {
    const idea = await note({ coreMechanics: [{ content: 'Merge' }], metaElements: [{ content: 'Album' }] });
    const [merge] = idea.coreMechanics;
    const address = `/api/ideas/${idea.id}`;
    const renamed = await studio.admin
      .put(address)
      .send({ name: 'Tidal', version: 1, sources: [1] })
      .expect(200);
    expect(renamed.body).toMatchObject({ name: 'Tidal', version: 2, coreMechanics: [merge], sources: [] });
    const again = await studio.admin.put(address).send({ name: 'Tidal', version: 2 }).expect(200);
    expect((again.body as IdeaView).version).toBe(2);
    const changed = await studio.admin
      .put(address)
      .send({ coreMechanics: [{ content: 'Dig' }, merge], version: 2 })
      .expect(200);
    expect((changed.body as IdeaView).coreMechanics[1]).toEqual(merge);
    const versions = await studio.admin.get(`${address}/versions`).expect(200);
    expect((versions.body as IdeaView[]).map(({ version, name }) => [version, name])).toEqual([
      [2, 'Tidal'],
      [1, 'Harbour cats'],
    ]);
    const back = await studio.admin.post(`${address}/restore`).send({ version: 1 }).expect(200);
    expect(back.body).toMatchObject({ name: 'Harbour cats', version: 4, coreMechanics: [merge] });
    await studio.admin.post(`${address}/restore`).send({ version: 99 }).expect(404);
    await studio.admin.post(`${address}/restore`).send({ version: '1' }).expect(400);
    const gone = await studio.admin.delete(address).set('content-type', 'text/plain').expect(200);
    expect(gone.body).toEqual(back.body);
    await studio.admin.get(address).expect(404);
    expect(await studio.source.query('select * from idea_versions where idea_id = $1', [idea.id])).toEqual(
      [],
    );
  });

  it('are changed in their current state when no version is sent', async () => {
    const idea = await note({ coreMechanics: [{ content: 'Merge' }] });
    const address = `/api/ideas/${idea.id}`;
    await studio.admin.put(address).send({ name: 'Second', version: 1 }).expect(200);
    const blind = await studio.admin.put(address).send({ name: 'Third' }).expect(200);
    expect(blind.body).toMatchObject({ name: 'Third', version: 3, coreMechanics: idea.coreMechanics });
    await studio.admin.put(address).send({ name: 'Late', version: 2 }).expect(409);
    const versions = await studio.admin.get(`${address}/versions`).expect(200);
    expect((versions.body as IdeaView[]).map(({ name }) => name)).toEqual(['Second', idea.name]);
  });

  it('count the stored items against the limit and leave the idea as it is', async () => {
    const idea = await note({
      metaElements: Array.from({ length: 59 }, (_, n) => ({ content: `Meta ${n}` })),
    });
    const address = `/api/ideas/${idea.id}`;
    const items = [{ content: 'a' }, { content: 'b' }];
    const full = await studio.admin.put(address).send({ coreMechanics: items, version: 1 }).expect(400);
    expect((full.body as { errors: object }).errors).toHaveProperty('coreMechanics');
    await studio.admin.put(address).send({ name: null, version: 1 }).expect(400);
    await studio.admin.put(address).send({ unknown: 1 }).expect(200);
    expect((await studio.admin.get(address).expect(200)).body).toEqual(idea);
  });

  it('accept exactly one of twenty changes of the same version; the others get the current state', async () => {
    const idea = await note({ coreMechanics: [{ content: 'Merge' }] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        studio.admin.put(`/api/ideas/${idea.id}`).send({ name: `Name ${n}`, version: 1 }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer !== won[0])) {
      expect(status).toBe(409);
      expect(body).toMatchObject({
        code: 'idea_changed',
        detail: 'This idea was changed elsewhere.',
        current: won[0]!.body as object,
      });
    }
    const versions = await studio.admin.get(`/api/ideas/${idea.id}/versions`).expect(200);
    expect(versions.body).toHaveLength(1);
  });

  it('of somebody else cannot be read, listed, changed, restored or deleted', async () => {
    const idea = await note();
    await studio.admin.put(`/api/ideas/${idea.id}`).send({ name: 'Mine', version: 1 }).expect(200);
    const address = `/api/ideas/${idea.id}`;
    for (const call of [
      bea.api.get(address),
      bea.api.put(address).send({ name: 'Hers', version: 2 }),
      bea.api.delete(address),
      bea.api.get(`${address}/versions`),
      bea.api.post(`${address}/restore`).send({ version: 1 }),
    ]) {
      const { status, body } = await call;
      expect([status, (body as { detail: string }).detail]).toEqual([404, 'Idea not found']);
    }
    expect((await bea.api.get(`/api/ideas?${filter({ id: [idea.id] })}`).expect(200)).body).toEqual([]);
    await studio.admin.get(`/api/ideas/${NOWHERE}`).expect(404);
    await studio.admin.get('/api/ideas/17').expect(400);
    await studio.api.get(address).expect(401);
    const analyst = await join(studio, 'plain@studio.example');
    await analyst.api.get(address).expect(403);
    expect((await studio.admin.get(address).expect(200)).body).toMatchObject({ name: 'Mine', version: 2 });
  });

  it('are sorted by a figure beyond the largest page', async () => {
    const dan = await join(studio, 'dan@studio.example', { admin: true });
    await studio.source.query(
      `insert into game_ideas (name, core_mechanics, meta_elements, created_by)
       select 'Idea ' || n, '[]', '[]', $1 from generate_series(1, 1001) n`,
      [dan.id],
    );
    const last = `/api/ideas?sort=["share","DESC"]&range=[1000,1009]&${filter({ mine: true })}`;
    const { body, headers } = await dan.api.get(last).expect(200);
    expect(body).toHaveLength(1);
    expect(headers['content-range']).toBe('ideas 1000-1000/1001');
  });

  it('are part of what is stored about a person and go with the account', async () => {
    const cleo = await join(studio, 'cleo@studio.example', { admin: true });
    const idea = await note({ name: 'Paper fleet' }, cleo.api);
    await cleo.api.put(`/api/ideas/${idea.id}`).send({ name: 'Paper boats', version: 1 }).expect(200);
    const data = await studio.admin.get(`/api/profiles/${cleo.id}/data`).expect(200);
    expect((data.body as { data: { ideas: object[] } }).data.ideas).toMatchObject([
      { name: 'Paper boats', formerVersions: [{ name: 'Paper fleet' }] },
    ]);
    await studio.admin.delete(`/api/profiles/${cleo.id}`).expect(200);
    expect(await studio.source.query('select * from game_ideas where id = $1', [idea.id])).toEqual([]);
  });
});
