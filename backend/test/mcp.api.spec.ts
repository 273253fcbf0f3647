import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { analyze, importGames, PUZZLE } from './support/analyses.js';
import { importFile } from './support/jobs.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

interface Answer {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent: {
    data: unknown;
    asOf: string | null;
    source: string;
    sample: boolean;
    notMeasured: string[];
    link: string;
    error?: { code: string; message: string; whatToDo?: string };
  };
}

const GAMES = ['com.sweet.ant', 'com.sweet.bee', 'com.sweet.cat'];
let studio: TestApp;
let reader: Client;
let writer: Client;
let ideaId: string;

beforeAll(async () => {
  studio = await openTestApp({ workers: true, env: { PUBLIC_URL: 'https://kit.example' } });
  await importCharts();
  await importGames(
    studio,
    GAMES.map((bundleId) => ({
      ...{ bundleId, platform: 'android', title: `Sweet ${bundleId.slice(10)}`, developer: 'Nord Games' },
      ...{ categories: ['puzzle'], description: PUZZLE },
    })),
  );
  for (const bundleId of GAMES.slice(0, 2)) await analyze(studio.admin, bundleId);
  const idea = await studio.admin
    .post('/api/ideas')
    .send({
      name: 'Candy harbor',
      coreMechanics: [{ content: 'Match 3' }],
      metaElements: [{ content: 'Guilds' }],
    })
    .expect(201);
  ideaId = (idea.body as { id: string }).id;
  reader = await connect(await createToken('read'));
  writer = await connect(await createToken('write'));
});
afterAll(async () => {
  await reader?.close();
  await writer?.close();
  await studio.close();
});

async function importCharts(): Promise<void> {
  const lines = ['date,platform,country,type,category,rank,bundle_id,title'];
  const add = (date: string, country: string, type: string, games: string[]) =>
    games.forEach((game, at) =>
      lines.push(`${date},android,${country},${type},puzzle,${at + 1},${game},${game}`),
    );
  const others = ['com.o.a', 'com.o.b', 'com.o.c', 'com.o.d'];
  for (const country of ['us', 'de'])
    for (const type of ['downloads', 'revenue']) {
      add('2026-10-01', country, type, [...others, ...GAMES.slice(0, 2)]);
      add('2026-10-02', country, type, [...GAMES.slice(0, 2), ...others.slice(0, 3)]);
      add('2026-10-08', country, type, [GAMES[1]!, GAMES[2]!, GAMES[0]!, ...others.slice(1)]);
    }
  await importFile(studio.admin, 'rankings', `${lines.join('\n')}\n`);
}

async function createToken(scope: 'read' | 'write'): Promise<string> {
  const { body } = await studio.admin
    .post('/api/tokens')
    .send({ name: `tools ${scope}`, scope })
    .expect(201);
  return (body as { token: string }).token;
}

async function connect(token: string, mode: 'legacy' | 'auto' = 'auto'): Promise<Client> {
  const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
  const requestInit = { headers: { authorization: `Bearer ${token}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL(`${studio.url}/mcp`), { requestInit }));
  return client;
}

const call = async (client: Client, name: string, args: object = {}) =>
  (await client.callTool({ name, arguments: args as Record<string, unknown> })) as unknown as Answer;
const rest = async (path: string) => (await studio.admin.get(`/api${path}`).expect(200)).body as unknown;
const json = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const list = (path: string, filter: object, more = '') =>
  `${path}?range=[0,19]&filter=${json(filter)}${more}`;

const US = 'platform=android&country=us&category=puzzle';
const us = { platform: 'android', country: 'us', category: 'puzzle' };
const de = { ...us, country: 'de' };

/** What analysts ask, the tool that answers, and where the API says the same. */
const QUESTIONS: [question: string, tool: string, args: () => object, path: () => string][] = [
  ['Where are there charts?', 'list_markets', () => ({}), () => '/rankings/countries'],
  ['What leads in the US?', 'get_charts', () => us, () => `/rankings/current?${US}`],
  ['And in Germany?', 'get_charts', () => de, () => `/rankings/current?${US.replace('us', 'de')}`],
  [
    'What led on October 2?',
    'get_charts',
    () => ({ ...us, date: '2026-10-02' }),
    () => `/rankings/current?${US}&date=2026-10-02`,
  ],
  [
    'How did October 8 differ from October 1?',
    'get_charts',
    () => ({ ...us, date: '2026-10-08', compareDate: '2026-10-01' }),
    () => `/rankings/current?${US}&date=2026-10-08&compareDate=2026-10-01`,
  ],
  ['What leads on iOS?', 'get_charts', () => ({ platform: 'ios' }), () => '/rankings/current?platform=ios'],
  ...GAMES.map((bundleId): (typeof QUESTIONS)[number] => [
    `Where did ${bundleId} stand?`,
    'get_rank_history',
    () => ({ bundleId, ...us, from: '2026-09-01', to: '2026-11-01' }),
    () => `/rankings/history?bundleId=${bundleId}&${US}&from=2026-09-01&to=2026-11-01`,
  ]),
  ['What moved?', 'get_movers', () => us, () => `/rankings/movers?${US}`],
  ['What moved in a week?', 'get_movers', () => ({ ...us, days: 7 }), () => `/rankings/movers?${US}&days=7`],
  [
    'What moved in revenue?',
    'get_movers',
    () => ({ ...us, rankingType: 'revenue' }),
    () => `/rankings/movers?${US}&rankingType=revenue`,
  ],
  ['What changed?', 'list_events', () => ({}), () => '/changes?limit=40'],
  [
    'Which games are new in Germany?',
    'list_events',
    () => ({ country: 'de', types: 'game.first_seen_in_country,chart.entered', days: 30 }),
    () => '/changes?country=de&types=game.first_seen_in_country,chart.entered&days=30&limit=40',
  ],
  [
    'What happened to one game?',
    'list_events',
    () => ({ bundleId: GAMES[2] }),
    () => `/events?bundleId=${GAMES[2]}&limit=40`,
  ],
  [
    'Which sweet games are there?',
    'search_games',
    () => ({ q: 'Sweet' }),
    () => list('/games', { q: 'Sweet' }),
  ],
  [
    'Which are analyzed?',
    'search_games',
    () => ({ analyzed: true, sort: 'title', order: 'DESC' }),
    () => list('/games', { analyzed: true }, `&sort=${json(['title', 'DESC'])}`),
  ],
  [
    'Which stand among the first three?',
    'search_games',
    () => ({ maxRank: 3 }),
    () => list('/games', { maxRank: 3 }),
  ],
  [
    'Which have no match?',
    'search_games',
    () => ({ q: 'nothing at all' }),
    () => list('/games', { q: 'nothing at all' }),
  ],
  ...GAMES.map((bundleId): (typeof QUESTIONS)[number] => [
    `What is ${bundleId}?`,
    'get_game',
    () => ({ bundleId }),
    () => `/games/${bundleId}`,
  ]),
  [
    'How do its installs grow?',
    'get_game_facts',
    () => ({ bundleId: GAMES[0] }),
    () => `/games/${GAMES[0]}/facts`,
  ],
  [
    'Which mechanics does it have, and which sentence says so?',
    'get_analyses',
    () => ({ bundleId: GAMES[0], limit: 20 }),
    () => `/games/${GAMES[0]}/analyses?range=[0,19]`,
  ],
  [
    'And one that is not analyzed?',
    'get_analyses',
    () => ({ bundleId: GAMES[2] }),
    () => `/games/${GAMES[2]}/analyses?range=[0,0]`,
  ],
  [
    'Which mechanics grow?',
    'get_trends',
    () => ({ platform: 'android', limit: 100 }),
    () => '/trends/mechanics?platform=android',
  ],
  [
    'And by revenue in Germany?',
    'get_trends',
    () => ({ platform: 'android', country: 'de', rankingType: 'revenue', limit: 100 }),
    () => '/trends/mechanics?platform=android&country=de&rankingType=revenue',
  ],
  [
    'Where is white space?',
    'get_white_space',
    () => ({ platform: 'android', limit: 100 }),
    () => '/trends/white-space?platform=android',
  ],
  ['Which ideas are there?', 'list_ideas', () => ({}), () => '/ideas?range=[0,9]&filter={}'],
  [
    'Which ideas are about candy?',
    'list_ideas',
    () => ({ q: 'candy' }),
    () => list('/ideas', { q: 'candy' }),
  ],
];

it('asks 30 questions', () => expect(QUESTIONS.length).toBeGreaterThanOrEqual(30));

it.each(QUESTIONS)('%s', async (_question, tool, args, path) => {
  const answer = await call(reader, tool, args());
  expect(answer.isError ?? false).toBe(false);
  const { data, asOf, source, sample, notMeasured, link } = answer.structuredContent;
  // Pictures are left out; all that is there says the same.
  expect(await rest(path())).toMatchObject(data as object);
  expect(JSON.stringify(data)).not.toContain('iconUrl');
  expect(JSON.parse(answer.content[0]!.text)).toEqual(answer.structuredContent);
  expect({ sample, notMeasured }).toEqual({ sample: false, notMeasured: expect.any(Array) });
  expect(source.length).toBeGreaterThan(10);
  expect(link).toMatch(/^https:\/\/kit\.example\/admin\//);
  const isEmpty = (Array.isArray(data) && data.length === 0) || asOf === null;
  if (isEmpty && tool !== 'search_games') expect(notMeasured.length).toBeGreaterThan(0);
});

it('quotes the sentence that proves a mechanic, and says what is not measured', async () => {
  const analyses = await call(reader, 'get_analyses', { bundleId: GAMES[0] });
  expect(analyses.content[0]!.text).toContain('swap and match candies');
  const unread = await call(reader, 'get_game', { bundleId: GAMES[2] });
  expect(unread.structuredContent.notMeasured).toContain('The game is not analyzed.');
  const ios = await call(reader, 'get_charts', { platform: 'ios' });
  expect(ios.structuredContent).toMatchObject({
    asOf: null,
    notMeasured: expect.arrayContaining([expect.stringContaining('no chart of downloads')]),
  });
});

it('compares games and names what they share', async () => {
  const { structuredContent } = await call(reader, 'compare_games', { bundleIds: GAMES });
  const { games, shared } = structuredContent.data as { games: { bundleId: string }[]; shared: string[] };
  expect(games.map(({ bundleId }) => bundleId)).toEqual(GAMES);
  const { analysis } = (await rest(`/games/${GAMES[0]}`)) as {
    analysis: { mechanics: { name: string }[]; metaElements: { name: string }[] };
  };
  const names = [...analysis.mechanics, ...analysis.metaElements].map(({ name }) => name);
  expect([...shared].sort()).toEqual(names.sort());
  expect(structuredContent.notMeasured).toEqual([`${GAMES[2]} is not analyzed.`]);
});

it('compares games by what analysts left of their findings', async () => {
  const { analysis } = (await rest(`/games/${GAMES[0]}`)) as { analysis: { id: string } };
  const say = (feedback: object) =>
    studio.admin
      .put(`/api/analyses/${analysis.id}/feedback`)
      .send({ kind: 'mechanics', itemId: 'match3-swap', ...feedback })
      .expect(200);
  const listShared = async () =>
    (
      (await call(reader, 'compare_games', { bundleIds: GAMES.slice(0, 2) })).structuredContent.data as {
        shared: string[];
      }
    ).shared;
  expect(await listShared()).toContain('Match-3 swap');
  await say({ verdict: 'rejected' });
  expect(await listShared()).not.toContain('Match-3 swap');
  await say({ verdict: 'corrected', name: 'Candy swap' });
  expect(await listShared()).not.toContain('Match-3 swap');
  await say({ verdict: null });
});

it('writes with a permitted token, and says what to do with another', async () => {
  const tag = { bundleId: GAMES[0], tag: 'Watched' };
  const refused = await call(reader, 'tag_game', tag);
  expect(refused.isError).toBe(true);
  expect(refused.structuredContent.error).toMatchObject({
    code: 'token_read_only',
    whatToDo: expect.stringContaining('Settings, API tokens'),
  });
  expect(await rest(`/games/${GAMES[0]}/tags`)).toEqual([]);
  await call(writer, 'tag_game', tag);
  await call(writer, 'tag_game', { ...tag, tag: 'watched' });
  expect(await rest(`/games/${GAMES[0]}/tags`)).toMatchObject([{ name: 'Watched' }]);
  const inputs = [
    { name: 'Sweet ant', mechanics: ['Match 3'], metaElements: ['Guilds'], type: 'game', sourceId: GAMES[0] },
  ];
  const idea = (await call(writer, 'brainstorm', { inputs })).structuredContent;
  const { id } = idea.data as { id: string };
  expect(await rest(`/ideas/${id}`)).toMatchObject({ id, name: (idea.data as { name: string }).name });
  expect(idea.link).toBe(`https://kit.example/admin/idea-generation/${id}`);
  const own = await call(reader, 'list_ideas', { id: ideaId });
  expect(own.structuredContent.data).toMatchObject([{ name: 'Candy harbor' }]);
});

it.each([
  ['get_charts', {}, 'platform'],
  ['get_charts', { platform: 'amiga' }, '"platform" must be one of android, ios'],
  ['get_charts', { platform: 'android', limit: 500 }, 'limit'],
  ['get_charts', { platform: 'android', colour: 'red' }, 'colour'],
  ['get_charts', { platform: 'android', date: '2027-13-45' }, 'date'],
  ['list_events', { types: 'chart.vanished' }, 'types'],
  ['get_game', { bundleId: 'com.nobody.has.it' }, 'search_games', 'game_not_found'],
])('%s with %j says what is wrong with it', async (tool, args, word, code = 'invalid_input') => {
  const answer = await call(reader, tool, args);
  expect(answer.isError).toBe(true);
  expect(answer.content[0]!.text).toContain(word);
  expect(answer.structuredContent.error).toMatchObject({ code, whatToDo: expect.any(String) });
});

it('describes few enough tools in few enough words', async () => {
  const { tools } = await reader.listTools();
  expect(tools.length).toBeGreaterThanOrEqual(12);
  expect(tools.length).toBeLessThanOrEqual(16);
  // Four characters make about one token.
  expect(JSON.stringify(tools).length).toBeLessThan(24_000);
  for (const { name, description, annotations } of tools) {
    expect(description?.length).toBeGreaterThan(20);
    expect(annotations?.readOnlyHint).toBe(!['tag_game', 'brainstorm'].includes(name));
  }
});

it('speaks the protocol of 2025-11-25 and of today, to nobody without a token', async () => {
  const old = await connect(await createToken('read'), 'legacy');
  expect(old.getNegotiatedProtocolVersion()).toBe('2025-11-25');
  expect((await old.listTools()).tools.length).toBe((await reader.listTools()).tools.length);
  expect((await call(old, 'list_markets')).structuredContent.source).toContain('Charts');
  await old.close();
  expect(reader.getNegotiatedProtocolVersion()! > '2025-11-25').toBe(true);
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
  const post = (headers: Record<string, string>) =>
    fetch(`${studio.url}/mcp`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...headers,
      },
      body: JSON.stringify(body),
    });
  const stranger = await post({});
  expect([stranger.status, ((await stranger.json()) as { code: string }).code]).toEqual([
    401,
    'unauthenticated',
  ]);
  const authorization = `Bearer ${await studio.getToken(ADMIN.email, ADMIN.password)}`;
  expect((await post({ authorization, origin: 'https://elsewhere.example' })).status).toBe(403);
  expect((await fetch(`${studio.url}/mcp`, { headers: { authorization } })).status).toBe(405);
});

it('limits a model that calls in a loop, like a person', async () => {
  const strict = await openTestApp({ env: { RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '20' } });
  const { body } = await strict.admin.post('/api/tokens').send({ name: 'loop', scope: 'read' }).expect(201);
  const authorization = `Bearer ${(body as { token: string }).token}`;
  const ask = () =>
    fetch(`${strict.url}/mcp`, {
      method: 'POST',
      headers: {
        ...{ authorization, 'content-type': 'application/json' },
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({
        ...{ jsonrpc: '2.0', id: 1, method: 'tools/call' },
        params: { name: 'list_markets', arguments: {} },
      }),
    });
  const statuses: number[] = [];
  for (let at = 0; at < 25; at += 1) statuses.push((await ask()).status);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
  await strict.close();
});
