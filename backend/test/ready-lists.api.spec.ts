import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import { AccessGuard } from '../src/auth/access/access.guard.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { join } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const BASE = '/tools';
const LIMIT = 40;
const PATH = '/api/rankings/current';
const QUERY = '?platform=android&category=puzzle&country=es';

let studio: TestApp;
let token: string;
/** Sees each request that goes the way of all routes. */
let routed: jest.SpyInstance;
beforeAll(async () => {
  routed = jest.spyOn(AccessGuard.prototype, 'canActivate');
  studio = await openTestApp({ workers: true, env: { BASE_PATH: BASE } });
  token = await studio.getToken(ADMIN.email, ADMIN.password);
  await importFile(studio.admin, 'rankings', chartCsv(chart(['com.a', 'com.b'], { country: 'es' })));
  // A caller and a list are known from the second time on.
  await ask(PATH + QUERY);
});
beforeEach(() => routed.mockClear());
afterAll(async () => {
  routed.mockRestore();
  await studio.close();
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Not by fetch, which adds headers of its own and unpacks. */
function ask(
  address: string,
  {
    method = 'GET',
    headers = {},
    url = studio.url,
  }: { method?: string; headers?: object; url?: string } = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const all = { authorization: `Bearer ${token}`, ...headers };
    request(url + address, { method, headers: all }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      answer.on('end', () => {
        const body = Buffer.concat(parts).toString('base64');
        resolve({ status: answer.statusCode, headers: answer.headers, body });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** What must be the same, whichever way it is answered. */
const pickContent = ({ status, body, headers: { date: _date, 'x-request-id': id, ...headers } }: Answer) => ({
  status,
  headers: { ...headers, 'x-request-id': typeof id },
  body,
});

/** The same question in a form that is left to the route. */
const askRoute = (headers: object) => ask(`${PATH}/${QUERY}`, { headers });

describe('a current list that a copy is there of', () => {
  const CASES: [what: string, headers: Record<string, string>, status: number][] = [
    ['as it is', {}, 200],
    ['packed', { 'accept-encoding': 'br, gzip' }, 200],
    ['not packed on demand', { 'accept-encoding': 'gzip;q=0' }, 200],
    ['not changed', { 'if-none-match': 'ETAG' }, 304],
    ['not changed among others', { 'if-none-match': '"other", ETAG', 'accept-encoding': 'gzip' }, 304],
    ['changed', { 'if-none-match': '"other"' }, 200],
    ['of a connection that ends', { connection: 'close' }, 200],
  ];

  it.each(CASES)('is answered before the routes, as the route would: %s', async (_what, given, status) => {
    const { etag = '' } = (await ask(PATH + QUERY)).headers;
    const headers = Object.fromEntries(
      Object.entries(given).map(([name, value]) => [name, value.replace('ETAG', etag)]),
    );
    routed.mockClear();
    const direct = await ask(PATH + QUERY, { headers });
    expect(routed).not.toHaveBeenCalled();
    const usual = await askRoute(headers);
    expect(routed).toHaveBeenCalledTimes(1);
    expect(direct.status).toBe(status);
    expect(pickContent(direct)).toEqual(pickContent(usual));
    expect(direct.headers['x-request-id']).not.toBe(usual.headers['x-request-id']);
  });

  it('is answered below the base path as well', async () => {
    const below = await ask(BASE + PATH + QUERY);
    expect(routed).not.toHaveBeenCalled();
    expect(pickContent(below)).toEqual(pickContent(await askRoute({})));
  });

  it('is counted like the answers of routes', async () => {
    const read = async () => {
      const { body } = await ask('/metrics');
      const line =
        /gamekit_http_requests_total\{method="GET",route="\/api\/rankings\/current",status="200"\} (\d+)/;
      const [, answers] = line.exec(Buffer.from(body, 'base64').toString()) ?? [];
      return Number(answers);
    };
    const before = await read();
    await Promise.all([ask(PATH + QUERY), askRoute({})]);
    expect(await read()).toBe(before + 2);
  });
});

describe('left to the route', () => {
  it.each([
    ['the head alone', PATH + QUERY, { method: 'HEAD' }, 200],
    ['a method that is not there', PATH + QUERY, { method: 'DELETE' }, 405],
    ['a packing to choose', PATH + QUERY, { headers: { 'accept-encoding': '*' } }, 200],
    ['an address with codes', `${PATH}?platform=android&category=%70uzzle&country=es`, {}, 200],
    ['text that cannot be stored', `${PATH}${QUERY}&x=%00`, {}, 400],
    ['a list nobody asked for yet', `${PATH}${QUERY.replace('es', 'fr')}`, {}, 200],
    ['a day', `${PATH}${QUERY}&date=2026-03-01`, {}, 200],
    ['a country twice', `${PATH}${QUERY}&country=es`, {}, 400],
    ['no platform', PATH, {}, 400],
    ['strangers', PATH + QUERY, { headers: { authorization: '' } }, 401],
    ['an unknown token', PATH + QUERY, { headers: { authorization: 'Bearer gk_nothing' } }, 401],
  ])('%s', async (_what, address, options, status) => {
    expect((await ask(address, options)).status).toBe(status);
  });

  it('whoever may not read charts', async () => {
    const person = await join(studio, 'user@studio.example');
    const { body } = await studio.admin.post('/api/tokens').send({ name: 'ideas', scopes: ['ideas:read'] });
    for (const one of [person.token, (body as { token: string }).token]) {
      const headers = { authorization: `Bearer ${one}` };
      // Known by then.
      await ask('/api/auth/session', { headers });
      expect((await ask(PATH + QUERY, { headers })).status).toBe(403);
    }
  });

  it('whoever has a token that was revoked', async () => {
    const { body } = await studio.admin.post('/api/tokens').send({ name: 'charts', scopes: ['charts:read'] });
    const { id, token: secret } = body as { id: string; token: string };
    const headers = { authorization: `Bearer ${secret}` };
    await ask(PATH + QUERY, { headers });
    routed.mockClear();
    expect((await ask(PATH + QUERY, { headers })).status).toBe(200);
    expect(routed).not.toHaveBeenCalled();
    await studio.admin.delete(`/api/tokens/${id}`).expect(200);
    expect((await ask(PATH + QUERY, { headers })).status).toBe(401);
  });
});

it('counts against the one limit of its caller', async () => {
  const env = { RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: String(LIMIT) };
  const limited = await openTestApp({ databaseUrl: studio.databaseUrl, env });
  try {
    const { url } = limited;
    // Counted by address, since the caller is not known yet.
    await ask(PATH + QUERY, { url });
    const left: number[] = [];
    for (let n = 0; n < LIMIT; n += 1) {
      const { status, headers } = await ask(n % 2 ? `${PATH}/${QUERY}` : PATH + QUERY, { url });
      expect(status).toBe(200);
      left.push(Number(headers['ratelimit-remaining']));
    }
    expect(left).toEqual(Array.from({ length: LIMIT }, (_, n) => LIMIT - 1 - n));
    const refused = await ask(PATH + QUERY, { url });
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  } finally {
    await limited.close();
  }
});
