import type { Api } from './support/api.js';
import { listActivity, join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

interface Row {
  id: string;
  name: string;
  status: string;
  statusReason: string | null;
  shared: boolean;
  team: { owner: string; mine: boolean; comments: number; votes: number; voted: boolean; pinned: boolean };
  signal: { mechanic: string | null; alike: number; n: number } | null;
  sources: { name: string; sourceId: string | null }[];
}

const filter = (value: object) => `filter=${encodeURIComponent(JSON.stringify(value))}`;

describe('ideas of a team', () => {
  let studio: TestApp;
  let bea: TestPerson;

  beforeAll(async () => {
    studio = await openTestApp();
    bea = await join(studio, 'bea@studio.example', { role: 'analyst' });
  });
  afterAll(() => studio.close());

  const note = async (body: object = {}, api: Api = studio.admin): Promise<string> => {
    studio.clock.advance(1_000);
    const answer = await api.post('/api/ideas').send({ name: 'Harbour cats', ...body });
    expect(answer.status).toBe(201);
    return (answer.body as { id: string }).id;
  };
  const state = (id: string, body: object, api: Api = studio.admin) =>
    api.put(`/api/ideas/${id}/state`).send(body);
  const list = async (query = '', api: Api = studio.admin): Promise<Row[]> =>
    (await api.get(`/api/ideas?${query}`).expect(200)).body as Row[];
  const names = async (query: string, api?: Api) => (await list(query, api)).map(({ name }) => name);

  it.each([
    ['a vote', (id: string) => bea.api.put(`/api/ideas/${id}/vote`)],
    ['a pin', (id: string) => bea.api.put(`/api/ideas/${id}/pin`)],
    ['a comment', (id: string) => bea.api.post(`/api/ideas/${id}/comments`).send({ content: 'Late' })],
    ['a message', (id: string) => bea.api.post(`/api/ideas/${id}/messages`).send({ message: 'Late' })],
    ['a prototype', (id: string) => bea.api.post('/api/prototypes').send({ name: 'Late', ideaId: id })],
  ])('unshared at the same moment take no more (%s)', async (_name, write) => {
    const id = await note();
    await state(id, { shared: true }).expect(200);
    const runner = studio.source.createQueryRunner();
    await runner.startTransaction();
    await runner.query('update game_ideas set shared = false where id = $1', [id]);
    const written = write(id).then(({ status }) => status);
    await waitUntil('it waits, or is done', async () => {
      const waiting = await studio.source.query<object[]>('select from pg_locks where not granted');
      return waiting.length > 0 || (await Promise.race([written, Promise.resolve()])) !== undefined;
    });
    await runner.commitTransaction();
    await runner.release();
    expect(await written).toBe(404);
  });

  it('private to somebody else answer 404 everywhere', async () => {
    const id = await note({ coreMechanics: [{ content: 'Merge' }] });
    const address = `/api/ideas/${id}`;
    const comment = await studio.admin.post(`${address}/comments`).send({ content: 'Mine' }).expect(201);
    const { id: commentId } = comment.body as { id: string };
    for (const [verb, path, body] of [
      ['get', ''],
      ['put', '', { name: 'Hers' }],
      ['delete', ''],
      ['get', '/team'],
      ['put', '/state', { status: 'go' }],
      ['put', '/vote'],
      ['delete', '/vote'],
      ['put', '/pin'],
      ['delete', '/pin'],
      ['get', '/comments'],
      ['post', '/comments', { content: 'Hers' }],
      ['delete', `/comments/${commentId}`],
      ['get', '/messages'],
      ['post', '/messages', { message: 'Hello' }],
      ['get', '/signal'],
      ['get', '/score'],
      ['get', '/nearest'],
      ['get', '/brief'],
      ['get', '/versions'],
      ['post', '/restore', { version: 1 }],
    ] as const) {
      const call = bea.api[verb](address + path);
      const { status } = body ? await call.send(body) : await call;
      expect([verb, path, status]).toEqual([verb, path, 404]);
    }
    await bea.api.post('/api/prototypes').send({ name: 'Hers', ideaId: id }).expect(404);
    const source = { type: 'idea', sourceId: id, name: 'x', mechanics: ['Merge'], metaElements: [] };
    await bea.api
      .post('/api/ideas/brainstorm')
      .send({ inputs: [source] })
      .expect(404);
    expect(await names(filter({ q: 'Harbour' }), bea.api)).toEqual([]);
    const csv = await bea.api.get('/api/ideas').set('accept', 'text/csv').expect(200);
    expect(csv.text).not.toContain('Harbour cats');
    expect(JSON.stringify(await listActivity(studio, 'idea.commented'))).not.toContain(id);
  });

  it('are shared by their owner, then read, changed and commented by the team', async () => {
    const id = await note({ name: 'Tide pools' });
    await state(id, { shared: true }, bea.api).expect(404);
    await state(id, { shared: true }).expect(200);
    expect(await names('', bea.api)).toEqual(['Tide pools']);
    const changed = await bea.api.put(`/api/ideas/${id}`).send({ pitch: 'Hers', version: 1 }).expect(200);
    expect(changed.body).toMatchObject({ pitch: 'Hers', version: 2, updatedBy: bea.id });
    await studio.admin.put(`/api/ideas/${id}`).send({ pitch: 'Mine', version: 1 }).expect(409);
    await studio.admin.put(`/api/ideas/${id}`).send({ pitch: 'Mine', version: 2 }).expect(200);
    const versions = await bea.api.get(`/api/ideas/${id}/versions`).expect(200);
    const [second] = versions.body as { changedBy: string }[];
    expect(second?.changedBy).toBe(bea.id);
    for (const call of [
      state(id, { shared: false }, bea.api),
      state(id, { archived: true }, bea.api),
      bea.api.delete(`/api/ideas/${id}`),
    ]) {
      expect((await call).status).toBe(403);
    }
    const said = await bea.api.post(`/api/ideas/${id}/comments`).send({ content: ' Who pays? ' }).expect(201);
    expect(said.body).toMatchObject({ content: 'Who pays?', createdByName: 'bea@studio.example' });
    await bea.api.post(`/api/ideas/${id}/comments`).send({ content: ' ' }).expect(400);
    await bea.api
      .post(`/api/ideas/${id}/comments`)
      .send({ content: 'x'.repeat(2_001) })
      .expect(400);
    const own = await studio.admin.post(`/api/ideas/${id}/comments`).send({ content: 'Nobody.' }).expect(201);
    const all = await bea.api.get(`/api/ideas/${id}/comments`).expect(200);
    expect((all.body as { content: string }[]).map(({ content }) => content)).toEqual([
      'Who pays?',
      'Nobody.',
    ]);
    const ownId = (own.body as { id: string }).id;
    await bea.api.delete(`/api/ideas/${id}/comments/${ownId}`).expect(403);
    await studio.admin.delete(`/api/ideas/${id}/comments/${(said.body as { id: string }).id}`).expect(200);
    const lines = JSON.stringify([
      ...(await listActivity(studio, 'idea.shared')),
      ...(await listActivity(studio, 'idea.commented')),
    ]);
    expect(lines).toContain(id);
    expect(lines).not.toContain('Tide pools');
    await state(id, { shared: false }).expect(200);
    await bea.api.get(`/api/ideas/${id}`).expect(404);
  });

  it('keep each person’s conversation with the assistant their own', async () => {
    const id = await note({ name: 'Night market', coreMechanics: [{ content: 'Match-3 swap' }] });
    await state(id, { shared: true }).expect(200);
    const path = `/api/ideas/${id}/messages`;
    await studio.admin.post(path).send({ message: 'What is missing?' }).expect(201);
    expect((await bea.api.get(path).expect(200)).body).toEqual([]);
    await bea.api.post(path).send({ message: 'Which risks do you see?' }).expect(201);
    const mine = (await studio.admin.get(path).expect(200)).body as { content: string }[];
    expect(mine).toHaveLength(2);
    expect(JSON.stringify(mine)).not.toContain('risks do you see');
    const data = await studio.admin.get(`/api/profiles/${bea.id}/data`).expect(200);
    const { ideaChats } = (data.body as { data: { ideaChats: { content: string }[] } }).data;
    expect(ideaChats.map(({ content }) => content)).not.toContain('What is missing?');
  });

  it('hide the names of private ideas that they were made from', async () => {
    const secret = await note({ name: 'Secret recipe', coreMechanics: [{ content: 'Match-3 swap' }] });
    const source = {
      ...{ type: 'idea', sourceId: secret, name: 'Secret recipe' },
      ...{ mechanics: ['Match-3 swap'], metaElements: ['Collection album'] },
    };
    const made = await studio.admin
      .post('/api/ideas/brainstorm')
      .send({ inputs: [source] })
      .expect(201);
    const { id } = made.body as { id: string };
    await state(id, { shared: true }).expect(200);
    const hers = await bea.api.get(`/api/ideas/${id}`).expect(200);
    const { sources, origins, choices } = hers.body as Record<'sources' | 'origins' | 'choices', unknown>;
    expect(sources).toEqual([{ type: 'idea', sourceId: null, name: 'A private idea' }]);
    expect(JSON.stringify([origins, choices])).not.toContain('Secret recipe');
    const [row] = await list(filter({ id }), bea.api);
    expect(row?.sources).toEqual(sources);
    const [own] = await list(filter({ id }));
    expect(own?.sources[0]?.name).toBe('Secret recipe');
  });

  it('need sources with the ids of ideas and games, and are read with others too', async () => {
    const id = await note({ sources: [{ type: 'game', sourceId: 'com.studio.ant', name: 'Ant' }] });
    for (const type of ['idea', 'game']) {
      const { body } = await studio.admin
        .post('/api/ideas')
        .send({ name: 'x', sources: [{ type, sourceId: 'no id', name: 'y' }] })
        .expect(400);
      expect(body).toMatchObject({ errors: { 'sources.0.sourceId': expect.any(String) as string } });
    }
    await studio.source.query(
      `update game_ideas set sources = '[{"type": "idea", "sourceId": "no id", "name": "y"}]' where id = $1`,
      [id],
    );
    await state(id, { shared: true }).expect(200);
    await bea.api.get(`/api/ideas/${id}`).expect(200);
  });

  it('have a status with a reason, votes, pins and an archive', async () => {
    const api = (await join(studio, 'cleo@studio.example', { role: 'analyst' })).api;
    const [first, second, third] = [
      await note({ name: 'First' }, api),
      await note({ name: 'Second' }, api),
      await note({ name: 'Third' }, api),
    ];
    const mine = filter({ mine: true });
    expect(await names(mine, api)).toEqual(['Third', 'Second', 'First']);
    await api.put(`/api/ideas/${first}/pin`).expect(200);
    const voted = await api.put(`/api/ideas/${second}/vote`).expect(200);
    expect(voted.body).toMatchObject({ owner: 'cleo@studio.example', mine: true, votes: 1, voted: true });
    await api.put(`/api/ideas/${second}/vote`).expect(200);
    const rows = await list(mine, api);
    expect(rows.map(({ name, team }) => [name, team.pinned, team.votes])).toEqual([
      ['First', true, 0],
      ['Third', false, 0],
      ['Second', false, 1],
    ]);
    expect((await names(`${mine}&sort=["votes","DESC"]`, api))[0]).toBe('Second');
    await api.delete(`/api/ideas/${second}/vote`).expect(200);
    await api.delete(`/api/ideas/${first}/pin`).expect(200);

    const refused = await state(third, { status: 'killed' }, api).expect(400);
    expect((refused.body as { errors: object }).errors).toHaveProperty('reason');
    await state(third, { status: 'soon' }, api).expect(400);
    await state(third, { shared: null }, api).expect(400);
    await state(third, { reason: 'x'.repeat(301), status: 'go' }, api).expect(400);
    const killed = await state(third, { status: 'killed', reason: 'Nobody replayed it.' }, api).expect(200);
    expect(killed.body).toMatchObject({ status: 'killed', statusReason: 'Nobody replayed it.', version: 1 });
    await state(second, { archived: true }, api).expect(200);
    expect(await names(filter({ mine: true, status: 'killed' }), api)).toEqual(['Third']);
    expect(await names(filter({ mine: true, archived: false }), api)).toEqual(['Third', 'First']);
    expect(await names(filter({ mine: true, archived: true }), api)).toEqual(['Second']);
  });

  it('show the chart signal in the list, null where unknown, and sort by it', async () => {
    const api = (await join(studio, 'dara@studio.example', { role: 'analyst' })).api;
    await note({ name: 'Known', coreMechanics: [{ content: 'Match-3 swap' }] }, api);
    await note({ name: 'Light', coreMechanics: [{ content: 'Draw one line of light' }] }, api);
    const mine = filter({ mine: true });
    const rows = await list(`${mine}&sort=["name","ASC"]`, api);
    expect(rows.map(({ name }) => name)).toEqual(['Known', 'Light']);
    expect(rows[1]?.signal).toBeNull();
    const known = await api.get(`/api/ideas/${rows[0]?.id}/signal`).expect(200);
    const { notEnough, shares, analysed } = known.body as {
      notEnough: string | null;
      shares: { items: { name: string; share: number | null }[] };
      analysed: number;
    };
    if (notEnough) expect(rows[0]?.signal).toBeNull();
    else {
      const [item] = shares.items;
      expect(rows[0]?.signal).toMatchObject({ mechanic: item?.name, share: item?.share, n: analysed });
    }
    expect(await names(`${mine}&sort=["change","ASC"]&range=[1,1]`, api)).toHaveLength(1);
  });

  it('follow what becomes of their prototype, which needs a result to be decided', async () => {
    const id = await note({ name: 'Museum' });
    const read = async () => (await list(filter({ id })))[0];
    const made = await studio.admin
      .post('/api/prototypes')
      .send({ name: 'Museum', ideaId: id, hypothesis: '7 of 12 try one more room' })
      .expect(201);
    const address = `/api/prototypes/${(made.body as { id: string }).id}`;
    expect(made.body).toMatchObject({ ideaId: id, hypothesis: '7 of 12 try one more room', decision: null });
    expect(await read()).toMatchObject({ status: 'prototype', statusReason: null });
    const refused = await studio.admin.put(address).send({ decision: 'kill' }).expect(400);
    expect((refused.body as { errors: object }).errors).toHaveProperty('result');
    const decided = await studio.admin
      .put(address)
      .send({ result: '2 of 12 did', decision: 'kill' })
      .expect(200);
    expect(decided.body).toMatchObject({ decision: 'kill', decidedAt: expect.any(String) });
    expect(await read()).toMatchObject({ status: 'killed', statusReason: '2 of 12 did' });
    await studio.admin.put(address).send({ decision: null }).expect(200);
    expect(await read()).toMatchObject({ status: 'prototype', statusReason: null });
    await studio.admin.put(address).send({ result: '9 of 12 did', decision: 'go' }).expect(200);
    expect(await read()).toMatchObject({ status: 'go', statusReason: '9 of 12 did' });
    await studio.admin.put(address).send({ decision: null }).expect(200);
    const found = await studio.admin.get(`/api/prototypes?${filter({ ideaId: id })}`).expect(200);
    expect(found.body).toHaveLength(1);
    const theirs = await bea.api.get(address).expect(200);
    expect(theirs.body).toMatchObject({ ideaId: null, ideaName: null });
    await state(id, { shared: true }).expect(200);
    expect((await bea.api.get(address).expect(200)).body).toMatchObject({ ideaId: id, ideaName: 'Museum' });
    await studio.admin.delete(address).expect(200);
    expect(await read()).toMatchObject({ status: 'draft' });
  });

  it('are part of what is stored about a person; comments stay without their author', async () => {
    const finn = await join(studio, 'finn@studio.example', { role: 'analyst' });
    const id = await note({ name: 'Paper fleet' });
    await state(id, { shared: true }).expect(200);
    await finn.api.post(`/api/ideas/${id}/comments`).send({ content: 'Fold it.' }).expect(201);
    await finn.api.put(`/api/ideas/${id}/vote`).expect(200);
    await finn.api.put(`/api/ideas/${id}`).send({ pitch: 'Fold a fleet.' }).expect(200);
    const data = await studio.admin.get(`/api/profiles/${finn.id}/data`).expect(200);
    expect((data.body as { data: { ideaComments: object[] } }).data.ideaComments).toMatchObject([
      { ideaId: id, content: 'Fold it.' },
    ]);
    await studio.admin.delete(`/api/profiles/${finn.id}`).expect(200);
    const left = await studio.admin.get(`/api/ideas/${id}/comments`).expect(200);
    expect(left.body).toMatchObject([{ content: 'Fold it.', createdBy: null, createdByName: null }]);
    expect((await studio.admin.get(`/api/ideas/${id}/team`).expect(200)).body).toMatchObject({
      votes: 0,
      updatedByName: null,
    });
  });
});
