import { SCOPES } from '../src/auth/scopes.js';
import { plainAddress, validBody } from './support/malformed.js';
import { type Operation, listOperations } from './support/operations.js';
import { join, type TestPerson } from './support/people.js';
import { openTestApp, type TestApp } from './support/test-app.js';

/** Below these everything belongs to one person. */
const OWN = /^\/api\/(ideas|tokens|auth\/sessions)\/\{id\}/;
const GAMES = ['com.first.game', 'com.second.game'] as const;
const NOBODYS = '4f9a1c5e-1111-4000-8000-00000000abcd';

let studio: TestApp;
let operations: Operation[];
let ada: TestPerson;
let bert: TestPerson;

beforeAll(async () => {
  studio = await openTestApp();
  operations = listOperations(studio.app);
  ada = await join(studio, 'ada.owner@studio.example', { admin: true });
  bert = await join(studio, 'bert@studio.example', { admin: true });
  for (const id of GAMES)
    await studio.source.query('insert into games (bundle_id, title) values ($1, $1)', [id]);
});
afterAll(() => studio.close());

/** Sends a well-formed request. @returns its status, of a stream the head's */
async function fetchStatus(
  operation: Operation,
  token: string,
  address = plainAddress(operation),
  body = validBody(operation).body,
): Promise<number> {
  const { headers } = validBody(operation);
  const response = await fetch(`${studio.url}${address}`, {
    method: operation.method.toUpperCase(),
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  });
  await response.body?.cancel();
  return response.status;
}

interface Created {
  token: string;
}

/** The code of the problem that a well-formed request is answered with; undefined when it is answered well. */
async function readCode(operation: Operation, token: string): Promise<string | undefined> {
  const { headers, body } = validBody(operation);
  const response = await fetch(`${studio.url}${plainAddress(operation)}`, {
    method: operation.method.toUpperCase(),
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  });
  const text = await response.text();
  return response.status < 400 ? undefined : (JSON.parse(text) as { code: string }).code;
}

/** The operations that answer otherwise than they must. */
async function others(
  asked: Operation[],
  status: number,
  call: (operation: Operation) => Promise<number>,
): Promise<string[]> {
  const found: string[] = [];
  for (const operation of asked) {
    const answered = await call(operation);
    if (answered !== status) found.push(`${operation.name}: ${answered}`);
  }
  return found;
}

describe('an operation that asks for a role', () => {
  const withRole = () => operations.filter(({ access }) => access === 'analyst' || access === 'admin');
  const forAdmins = () => operations.filter(({ access }) => access === 'admin');

  it('needs an administrator for accounts, models, webhooks, markets, removed captures and the shared taxonomy, and an analyst elsewhere', () => {
    const accounts = /^\/api\/(profiles|user-requests|outbox|service-accounts)(\/|$)/;
    const markets = /^(POST|PUT|DELETE) \/api\/markets(\/\{id\}|\/default\/installation)?$/;
    const shared = [
      'PUT /api/taxonomy-proposals/{id}',
      'DELETE /api/rankings/captures/{id}',
      'DELETE /api/chart-imports/{id}',
      'POST /api/chart-removals/{id}/restore',
    ];
    const outside = /^\/api\/(ai\/(connection|models)|webhooks|webhook-deliveries)(\/|$)/;
    expect(forAdmins().map(({ name }) => name)).toEqual(
      operations
        .filter(
          ({ path, name }) =>
            accounts.test(path) || markets.test(name) || shared.includes(name) || outside.test(path),
        )
        .map(({ name }) => name),
    );
  });

  it('is refused to people without a role', async () => {
    const plain = await join(studio, 'plain@studio.example');
    expect(withRole().length).toBeGreaterThan(60);
    expect(await others(withRole(), 403, (operation) => fetchStatus(operation, plain.token))).toEqual([]);
  });

  it('is refused to analysts where it is for administrators, and open to them where it is not', async () => {
    const analyst = await join(studio, 'reads@studio.example', { role: 'analyst' });
    expect(await others(forAdmins(), 403, (operation) => fetchStatus(operation, analyst.token))).toEqual([]);
    const open = withRole().filter((operation) => !forAdmins().includes(operation));
    expect(open.length).toBeGreaterThan(60);
    const refused: string[] = [];
    for (const operation of open) {
      const status = await fetchStatus(operation, analyst.token);
      if (status === 401 || status === 403) refused.push(`${operation.name}: ${status}`);
    }
    expect(refused).toEqual([]);
  });

  it('that writes is refused to a token that may only read', async () => {
    const { body } = await ada.api.post('/api/tokens').send({ name: 'reader', scope: 'read' }).expect(201);
    const { token } = body as { token: string };
    const writing = operations.filter(({ access, method }) => access !== 'public' && method !== 'get');
    expect(await others(writing, 403, (operation) => fetchStatus(operation, token))).toEqual([]);
  });

  it('is refused to a token without its scope, by a code that names it, and open to one that has it', async () => {
    const forTokens = operations.filter(({ access, inPerson }) => access !== 'public' && !inPerson);
    const unscoped = forTokens.filter(({ scope }) => scope === undefined).map(({ name }) => name);
    expect(unscoped).toEqual([]); // Name the first part of a new address in auth/scopes.ts.
    const create = async (scopes: string[]) =>
      ((await ada.api.post('/api/tokens').send({ name: 'limited', scopes }).expect(201)).body as Created)
        .token;
    const [writer, others] = [
      await create(['tags:write']),
      await create(SCOPES.filter((scope) => !scope.startsWith('tags:'))),
    ];
    const reader = await create(['tags:read']);
    const faults: string[] = [];
    const expectCode = async (operation: Operation, token: string, code: string | undefined) => {
      const answered = await readCode(operation, token);
      if ((answered === 'missing_scope') !== (code === 'missing_scope'))
        faults.push(`${operation.name}: ${answered}`);
    };
    for (const operation of forTokens.filter(({ scope }) => scope !== 'any')) {
      const isTags = operation.scope?.startsWith('tags:');
      if (!isTags || operation.method !== 'get') await expectCode(operation, reader, 'missing_scope');
      if (!isTags) await expectCode(operation, writer, 'missing_scope');
      else {
        await expectCode(operation, others, 'missing_scope');
        await expectCode(operation, writer, undefined);
      }
    }
    expect(faults).toEqual([]);
  });

  it('on an unknown record answers 404', async () => {
    const byId = withRole().filter(({ inPath }) => inPath.includes('id'));
    expect(byId.length).toBeGreaterThan(30);
    // Their smallest requests lack what makes them well-formed.
    const filled = new Map<string, [address?: string, body?: string]>([
      ['POST /api/tags/{id}/games', [undefined, JSON.stringify({ bundleIds: [GAMES[0]], attached: true })]],
      [
        'POST /api/watchlists/{id}/games',
        [undefined, JSON.stringify({ bundleIds: [GAMES[0]], watched: true })],
      ],
      [
        'GET /api/analyses/{id}/diff/{otherId}',
        [`/api/analyses/${NOBODYS}/diff/${NOBODYS.replace('4', '5')}`],
      ],
    ]);
    const call = (operation: Operation) =>
      fetchStatus(operation, ada.token, ...(filled.get(operation.name) ?? []));
    expect(await others(byId, 404, call)).toEqual([]);
  });
});

describe('what belongs to one person', () => {
  it('is inaccessible to other administrators, and to everybody once it is deleted', async () => {
    const idea = await ideaWithTalk(ada);
    const token = (await ada.api.post('/api/tokens').send({ name: 'mine', scope: 'write' }).expect(201))
      .body as { id: string };
    const [session] = (await ada.api.get('/api/auth/sessions').expect(200)).body as { id: string }[];
    const pickId = (operation: Operation) =>
      operation.path.startsWith('/api/ideas')
        ? idea.id
        : operation.path.startsWith('/api/tokens')
          ? token.id
          : (session?.id ?? '');
    const own = operations.filter(({ path }) => OWN.test(path));
    expect(own.length).toBeGreaterThanOrEqual(13);
    const before = await readEverything(ada);
    const at = (operation: Operation) => plainAddress(operation).replace(NOBODYS, pickId(operation));
    expect(await others(own, 404, (operation) => fetchStatus(operation, bert.token, at(operation)))).toEqual(
      [],
    );
    const filter = encodeURIComponent(JSON.stringify({ id: [idea.id] }));
    expect((await bert.api.get(`/api/ideas?filter=${filter}`).expect(200)).body).toEqual([]);
    await bert.api.post('/api/prototypes').send({ name: 'From hers', ideaId: idea.id }).expect(404);
    const inputs = [
      { name: 'Hers', mechanics: ['Merge'], metaElements: ['Pass'], type: 'idea', sourceId: idea.id },
    ];
    await bert.api.post('/api/ideas/brainstorm').send({ inputs }).expect(404);
    expect(await readEverything(ada)).toEqual(before);

    await ada.api.delete(`/api/ideas/${idea.id}`).expect(200);
    await ada.api.delete(`/api/tokens/${token.id}`).expect(200);
    const gone = own.filter(({ path }) => !path.includes('sessions'));
    expect(await others(gone, 404, (operation) => fetchStatus(operation, ada.token, at(operation)))).toEqual(
      [],
    );
  });

  it('cannot be taken over by sending an owner, an id or a time', async () => {
    const forged = {
      id: NOBODYS,
      createdBy: ada.id,
      userId: ada.id,
      createdAt: '2001-01-01T00:00:00.000Z',
      role: 'admin',
    };
    const made = [
      (await bert.api.post('/api/ideas').send({ ...forged, name: 'mine' })).body,
      (await bert.api.post('/api/tags').send({ ...forged, name: 'mine' })).body,
      (await bert.api.post('/api/prototypes').send({ ...forged, name: 'mine' })).body,
      (await bert.api.post(`/api/games/${GAMES[0]}/notes`).send({ ...forged, text: 'mine' })).body,
      (
        await bert.api
          .post('/api/plugins')
          .send({ ...forged, name: 'mine', version: '1.0.0', url: 'https://plugins.example/mine' })
      ).body,
    ] as { id?: string; createdBy?: string; createdAt: string }[];
    for (const row of made) {
      // Either the unknown fields are refused, or they do nothing.
      if (row.id === undefined) continue;
      expect(row.id).not.toBe(NOBODYS);
      expect(row.createdBy ?? bert.id).toBe(bert.id);
      expect(row.createdAt > '2020').toBe(true);
    }
    const hers = (await ada.api.get('/api/ideas').expect(200)).body as { name: string }[];
    expect(hers.map(({ name }) => name)).not.toContain('mine');
  });
});

it('a child record is not found below another parent', async () => {
  const [one, other] = GAMES;
  const { id } = (await ada.api.post(`/api/games/${one}/notes`).send({ text: 'Look' }).expect(201)).body as {
    id: string;
  };
  await ada.api.put(`/api/games/${other}/notes/${id}`).send({ text: 'elsewhere' }).expect(404);
  await ada.api.delete(`/api/games/${other}/notes/${id}`).expect(404);
  const notes = (await ada.api.get(`/api/games/${one}/notes`).expect(200)).body as { text: string }[];
  expect(notes.map(({ text }) => text)).toContain('Look');

  const [mine, another] = [await ideaWithTalk(ada), await ideaWithTalk(ada)];
  const ask = { question: 'How?', elementType: 'coreMechanics', elementId: another.coreMechanics[0]?.id };
  await ada.api.post(`/api/ideas/${mine.id}/assist`).send(ask).expect(404);
  await ada.api.post(`/api/ideas/${mine.id}/restore`).send({ version: 7 }).expect(404);
  const [message] = (await ada.api.get(`/api/ideas/${another.id}/messages`).expect(200)).body as {
    id: string;
  }[];
  const filter = encodeURIComponent(JSON.stringify({ id: [message?.id] }));
  const elsewhere = await ada.api.get(`/api/ideas/${mine.id}/messages?filter=${filter}`).expect(200);
  expect(elsewhere.body).toEqual([]);
});

interface IdeaView {
  id: string;
  version: number;
  coreMechanics: { id: string }[];
}

/** An idea with a former version and a message with its answer. */
async function ideaWithTalk({ api }: TestPerson): Promise<IdeaView> {
  const input = { name: 'Only mine', coreMechanics: [{ content: 'Merge two of a kind' }] };
  const { id, version } = (await api.post('/api/ideas').send(input).expect(201)).body as IdeaView;
  await api.post(`/api/ideas/${id}/messages`).send({ message: 'What next?' }).expect(201);
  return (await api.put(`/api/ideas/${id}`).send({ name: 'Still mine', version }).expect(200))
    .body as IdeaView;
}

async function readEverything({ api }: TestPerson): Promise<unknown[]> {
  const ideas = (await api.get('/api/ideas').expect(200)).body as IdeaView[];
  const parts = await Promise.all(
    ideas.flatMap(({ id }) => ['versions', 'messages'].map((part) => api.get(`/api/ideas/${id}/${part}`))),
  );
  const tokens = (await api.get('/api/tokens').expect(200)).body as { id: string }[];
  const sessions = (await api.get('/api/auth/sessions').expect(200)).body as { id: string }[];
  return [
    ideas,
    parts.map(({ body }) => body as unknown),
    tokens.map(({ id }) => id),
    sessions.map(({ id }) => id),
  ];
}
