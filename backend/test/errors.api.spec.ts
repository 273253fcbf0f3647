import { connect } from 'node:net';
import { openTestApp, type TestApp } from './support/test-app.js';

let studio: TestApp;
beforeAll(async () => (studio = await openTestApp()));
afterAll(() => studio.close());

const bearer = async () => ({ authorization: `Bearer ${await token()}` });
const token = () => studio.getToken('ada@studio.example', 'correct horse battery');
const call = (method: string, path: string, options: RequestInit = {}) =>
  fetch(`${studio.url}${path}`, { method, ...options });
const readProblem = async (response: Response) => {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  return (await response.json()) as {
    status: number;
    code: string;
    detail: string;
    instance: string;
    requestId: string;
  };
};

/** Sends bytes as they are and reads the answer to its end. */
function raw(text: string): Promise<string> {
  const { hostname, port } = new URL(studio.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.setEncoding('utf8').on('data', (piece: string) => (answer += piece));
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('addresses', () => {
  it.each(['profiles/7', 'user-requests/7', 'auth/sessions/7', 'tokens/7'])(
    'with an id that is none name it (%s)',
    async (path) => {
      const method = /^(prof|user)/.test(path) ? 'GET' : 'DELETE';
      const response = await call(method, `/api/${path}`, { headers: await bearer() });
      expect(await readProblem(response)).toMatchObject({ status: 400, errors: { id: 'must be a UUID' } });
    },
  );

  it.each(['/api', '/api/', '/api/nothing', '/api/games/a/b/c', '/api/jobs//events/x'])(
    'that do not exist answer 404 (%s)',
    async (path) => {
      const response = await call('GET', path);
      expect(response.status).toBe(404);
      expect(await readProblem(response)).toMatchObject({ code: 'not_found' });
    },
  );

  it.each([
    ['POST', '/api/rankings/current', ['GET', 'HEAD']],
    ['DELETE', '/api/games', ['GET', 'HEAD']],
    ['PUT', '/api/games/com.a', ['GET', 'HEAD']],
    ['GET', '/api/auth/login', ['POST']],
    ['PATCH', '/api/jobs/1/cancel', ['POST']],
    ['OPTIONS', '/api/rankings/import', ['POST']],
  ])('that do not allow %s answer 405 with the allowed methods (%s)', async (method, path, allowed) => {
    const response = await call(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')?.split(', ').sort()).toEqual(expect.arrayContaining(allowed));
    expect(response.headers.get('allow')?.split(', ')).not.toContain(method);
    expect(await readProblem(response)).toMatchObject({ code: 'method_not_allowed' });
  });

  it('answer HEAD like GET, without the body', async () => {
    const headers = await bearer();
    for (const [path, status] of [
      ['/api/health/live', 200],
      ['/api/games', 200],
      ['/api/rankings/current?platform=ios', 200],
      ['/api/games/com.nobody', 404],
      ['/api/nothing', 404],
    ] as const) {
      const response = await call('HEAD', path, { headers });
      expect([path, response.status, await response.text()]).toEqual([path, status, '']);
    }
    expect((await call('HEAD', '/api/games')).status).toBe(401);
  });

  it('may have a trailing slash', async () => {
    await studio.admin.get('/api/games/').expect(200);
  });

  it('that cannot be decoded are refused by the part they belong to', async () => {
    await studio.api.get('/api/games/%zz').expect(401);
    await studio.admin.get('/api/games/%zz').expect(400);
    await studio.api.get('/api/%c0%af').expect(404);
    await studio.api.get('/api/health/live?x=%00').expect(400);
    await studio.api.get('/api/games?x=%00').expect(401);
    await studio.admin.get('/api/games?x=%zz').expect(200);
  });
});

describe('an error', () => {
  it('carries the number of its request, which the headers carry as well', async () => {
    const response = await call('GET', '/api/games?secret=1');
    const problem = await readProblem(response);
    expect(problem).toMatchObject({ status: 401, code: 'unauthenticated', instance: '/api/games' });
    expect(response.headers.get('x-request-id')).toBe(problem.requestId);
    expect(response.headers.get('www-authenticate')).toBe('Bearer');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const next = await readProblem(await call('GET', '/api/games'));
    expect(next.requestId).not.toBe(problem.requestId);
  });

  it('in a body is distinguished from one in its type or size', async () => {
    const login = (body: string | Buffer, type = 'application/json') =>
      call('POST', '/api/auth/login', { body, headers: { 'content-type': type } });
    expect(await readProblem(await login('{'))).toMatchObject({ status: 400, code: 'bad_json' });
    expect(await readProblem(await login('{}', 'text/html'))).toMatchObject({ status: 415 });
    expect(await readProblem(await login(`"${'x'.repeat(1_048_577)}"`))).toMatchObject({
      status: 413,
      code: 'too_large',
    });
    const justFits = await readProblem(await login(`"${'x'.repeat(1_048_000)}"`));
    expect(justFits.status).toBe(400);
  });

  it('in a chunked body is answered as well', async () => {
    async function* pieces() {
      for (let i = 0; i < 40; i += 1) yield new TextEncoder().encode('x'.repeat(64 * 1024));
    }
    const body = ReadableStream.from(pieces()) as unknown as RequestInit['body'];
    const headers = { 'content-type': 'application/json' };
    const response = await call('POST', '/api/auth/login', { body, headers, duplex: 'half' });
    expect(await readProblem(response)).toMatchObject({ status: 413 });
  });

  it('names every field that is wrong', async () => {
    const answer = await studio.api
      .post('/api/auth/login')
      .send({ email: 'nobody', password: 7 })
      .expect(400);
    const { errors } = answer.body as { errors: object };
    expect(Object.keys(errors).sort()).toEqual(['email', 'password']);
  });
});

describe('what is not HTTP', () => {
  it.each([
    [400, 'nonsense', 'HELLO\r\n\r\n'],
    [400, 'a header without a name', 'GET /api/health/live HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n'],
    [
      400,
      'two lengths',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    ],
    [
      400,
      'length and pieces',
      'POST /api/auth/login HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    [
      431,
      'headers of 20 KB',
      `GET /api/health/live HTTP/1.1\r\nhost: x\r\nx-long: ${'y'.repeat(20_000)}\r\n\r\n`,
    ],
    [431, 'an address of 20 KB', `GET /api/games/${'y'.repeat(20_000)} HTTP/1.1\r\nhost: x\r\n\r\n`],
  ])('is answered %i and the connection closed (%s)', async (status, _what, text) => {
    const answer = await raw(text);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).toContain('application/problem+json');
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status });
  });

  it('does not affect others', async () => {
    await studio.api.get('/api/health/ready').expect(200);
  });
});

describe('a form of another site', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'sent as %s has no effect',
    async (type) => {
      const body = '{"email":"ada@studio.example","password":"correct horse battery"}';
      const response = await call('POST', '/api/auth/login', { body, headers: { 'content-type': type } });
      expect(response.status).toBe(415);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(response.headers.get('access-control-allow-origin')).toBeNull();
    },
  );

  it('learns nothing from a preflight request', async () => {
    const response = await call('OPTIONS', '/api/games', {
      headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'GET' },
    });
    expect(response.status).toBe(405);
    expect([...response.headers.keys()].filter((name) => name.startsWith('access-control-allow'))).toEqual(
      [],
    );
  });
});

it('accepts DELETE with an empty text, as the back office sends it', async () => {
  const nobody = '7f1a1c5e-0000-4000-8000-000000000000';
  await studio.admin.delete(`/api/tokens/${nobody}`).set('content-type', 'text/plain').expect(404);
  await studio.admin.delete(`/api/tokens/${nobody}`).set('content-type', 'text/plain').send('x').expect(415);
});

describe('the limit of requests', () => {
  const LIMIT = 30;
  let limited: TestApp;
  beforeAll(async () => {
    limited = await openTestApp({ env: { RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: String(LIMIT) } });
    // From its first use on, a token counts for its owner.
    await limited.admin.get('/api/auth/session').expect(200);
  });
  afterAll(() => limited.close());
  const numbers = (headers: Headers) =>
    ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset'].map((name) =>
      Number(headers.get(name) ?? NaN),
    );

  it('is stated in every response and counts down', async () => {
    let left = LIMIT;
    for (const path of [
      '/api/health/live',
      '/api/nothing',
      '/api/games',
      '/',
      '/no/page',
      '/api/docs',
      '/api/games/%zz',
    ]) {
      const response = await fetch(`${limited.url}${path}`, { redirect: 'manual' });
      const [limit, remaining = NaN, reset = NaN] = numbers(response.headers);
      expect([path, limit]).toEqual([path, LIMIT]);
      expect(remaining).toBeLessThan(left);
      expect(reset).toBeGreaterThan(0);
      expect(reset).toBeLessThanOrEqual(60);
      left = remaining;
      await response.text();
    }
  });

  it('ends in a 429 that says when to retry, whatever address a stranger claims', async () => {
    let refused: Response | undefined;
    for (let i = 0; i <= LIMIT && refused?.status !== 429; i += 1) {
      refused = await fetch(`${limited.url}/api/health/live`, {
        headers: { 'x-forwarded-for': `10.0.0.${i}` },
      });
    }
    expect(refused?.status).toBe(429);
    const wait = Number(refused?.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(numbers(refused!.headers)[1]).toBe(0);
    expect(refused?.headers.get('content-security-policy')).toBeTruthy();
    expect(await readProblem(refused!)).toMatchObject({ code: 'rate_limited' });
  });

  it('of a person is separate from that of the address', async () => {
    await limited.admin.get('/api/auth/session').expect(200);
    const answer = await limited.admin.get('/api/auth/session').expect(200);
    expect(Number(answer.headers['ratelimit-remaining'])).toBeGreaterThan(LIMIT - 5);
  });
});
