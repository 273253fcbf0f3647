import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { JumpingClock } from './fake-clock.js';
import { UpstreamOperation } from './operation.js';
import { UpstreamClient, type UpstreamClientOptions } from './upstream-client.js';
import { UpstreamError } from './upstream-error.js';
import type { UpstreamHost } from './upstream-host.js';

type Handler = (request: IncomingMessage, response: ServerResponse, count: number) => void;

let server: Server;
let handler: Handler;
let seen: string[];
let base: string;
let clock: JumpingClock;
const clients: UpstreamClient[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(`${request.method} ${request.url}`);
    handler(request, response, seen.length);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  seen = [];
  clock = new JumpingClock();
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});

const host = (more: Partial<UpstreamHost> = {}): UpstreamHost => ({
  provider: 'Shop',
  base,
  configured: true,
  ...more,
});
const client = (options: UpstreamClientOptions = {}): UpstreamClient => {
  const made = new UpstreamClient({ clock, ...options });
  clients.push(made);
  return made;
};
const failure = async (promise: Promise<unknown>): Promise<UpstreamError> => {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UpstreamError);
  return error as UpstreamError;
};
const answer = (status: number, headers: Record<string, string> = {}, body = ''): Handler => {
  return (_, response) => response.writeHead(status, headers).end(body);
};

describe('what comes back', () => {
  it('is read as text whatever its content type, with our query and headers sent', async () => {
    handler = (request, response) => {
      response.writeHead(200, { 'content-type': 'image/png' }).end(JSON.stringify(request.headers['x-name']));
    };
    const made = client();
    const got = await made.request(
      host({ base: `${base}/mirror/`, headers: { 'x-name': 'ä'.length === 1 ? 'a' : '' } }),
      {
        path: '/list/a%2Fb',
        query: { q: 'ü&x' },
      },
    );
    expect(got.text).toBe('"a"');
    expect(seen).toEqual(['GET /mirror/list/a%2Fb?q=%C3%BC%26x']);
    expect(made.counters()[0]).toMatchObject({ provider: 'Shop', calls: 1, ok: 1, retries: 0, bytes: 3 });
  });

  it('may be compressed, and may not grow past the cap while being unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(3_000_000, 32));
    expect(bomb.length).toBeLessThan(10_000);
    handler = (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
    expect((await client().request(host(), { path: '/' })).bytes).toBe(3_000_000);
    const error = await failure(client().request(host(), { path: '/', maxBytes: 1_000_000 }));
    expect(error).toMatchObject({
      kind: 'too-large',
      provider: 'Shop',
      message: 'Shop sent more than 1 MB, which is not read.',
    });
    expect(seen).toHaveLength(2);
  });

  it('is cut off at the cap when it never ends', async () => {
    handler = (_, response) => {
      response.writeHead(200);
      const chunk = Buffer.alloc(65_536, 97);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      };
      response.on('drain', more);
      more();
    };
    expect((await failure(client().request(host(), { path: '/', maxBytes: 500_000 }))).kind).toBe(
      'too-large',
    );
  });

  it('that cannot be unpacked is bad content', async () => {
    handler = answer(200, { 'content-encoding': 'gzip' }, 'not gzip at all');
    expect((await failure(client().request(host(), { path: '/' }))).kind).toBe('bad-content');
  });
});

describe('deadlines and stopping', () => {
  it('a host that never answers is left after the deadline and retried once', async () => {
    handler = () => undefined;
    const made = client();
    const error = await failure(made.request(host(), { path: '/', deadlineMs: 40 }));
    expect(error).toMatchObject({ kind: 'timeout', message: 'Shop did not answer within 1 s.' });
    // Counted here: on a busy machine the deadline passes before the host receives the call.
    expect(made.counters()[0]).toMatchObject({ calls: 2, retries: 1 });
  });

  it('a body that drips slowly does not outlive the deadline', async () => {
    handler = (_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('.'), 5);
      response.on('close', () => clearInterval(timer));
    };
    const startedAt = Date.now();
    expect((await failure(client().request(host(), { path: '/', deadlineMs: 60, retries: 0 }))).kind).toBe(
      'timeout',
    );
    expect(Date.now() - startedAt).toBeLessThan(5_000);
  });

  it('several calls share the time of one operation', async () => {
    handler = answer(503);
    const operation = new UpstreamOperation({ deadlineMs: 5_000, maxWaitMs: 1_000 });
    const made = client({ backoffMs: 3_000 });
    await failure(made.request(host(), { path: '/', retries: 1 }, operation));
    await failure(made.request(host(), { path: '/', retries: 3 }, operation));
    expect(clock.sleeps.reduce((sum, ms) => sum + ms, 0)).toBeLessThanOrEqual(5_000);
  });

  it('stops when the caller aborts: before, during and while waiting', async () => {
    handler = () => undefined;
    const stopped = new UpstreamOperation({ deadlineMs: 1e4, maxWaitMs: 1e4, signal: AbortSignal.abort() });
    expect((await failure(client().request(host(), { path: '/' }, stopped))).kind).toBe('aborted');
    expect(seen).toHaveLength(0);

    const controller = new AbortController();
    const operation = new UpstreamOperation({ deadlineMs: 1e4, maxWaitMs: 1e4, signal: controller.signal });
    const made = client({ circuit: { concurrency: 1 } });
    handler = () => controller.abort();
    const both = [1, 2].map(() => failure(made.request(host(), { path: '/' }, operation)));
    expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(['aborted', 'aborted']);
    expect(seen).toHaveLength(1);
  });
});

describe('redirects', () => {
  it('are followed within the configured origin, three at most', async () => {
    handler = (request, response) => {
      const left = Number(request.url!.slice(1));
      if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
      else response.end('here');
    };
    expect(await client().request(host(), { path: '/3' })).toMatchObject({ text: 'here', url: `${base}/0` });
    expect(await failure(client().request(host(), { path: '/4' }))).toMatchObject({
      kind: 'http',
      status: 301,
    });
  });

  it.each([
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest',
    '//localhost/',
    'file:///etc/passwd',
    'http://[',
  ])('to %s are refused', async (location) => {
    handler = answer(302, { location });
    expect((await failure(client().request(host(), { path: '/' }))).kind).toBe('blocked');
    expect(seen).toHaveLength(1);
  });
});

describe('retries', () => {
  it('retry 500, 502, 503 and 504 three times with growing delays, then report without the body', async () => {
    handler = answer(503, {}, 'secret of the other side');
    const error = await failure(client().request(host(), { path: '/' }));
    expect(error).toMatchObject({
      kind: 'http',
      status: 503,
      message: 'Failed to fetch from Shop: 503 Service Unavailable',
    });
    expect(seen).toHaveLength(4);
    expect(clock.sleeps).toHaveLength(3);
    expect(JSON.stringify({ ...error, message: error.message, stack: error.stack })).not.toContain('secret');
  });

  it('stop after a successful response', async () => {
    handler = (_, response, count) => (count < 3 ? response.writeHead(500).end() : response.end('ok'));
    const made = client();
    expect((await made.request(host(), { path: '/' })).text).toBe('ok');
    expect(made.counters()[0]).toMatchObject({ calls: 3, retries: 2, ok: 1, statuses: { 200: 1, 500: 2 } });
  });

  it.each([400, 401, 403, 404, 410])('do not retry %i', async (status) => {
    handler = answer(status);
    expect(await failure(client().request(host(), { path: '/' }))).toMatchObject({ kind: 'http', status });
    expect(seen).toHaveLength(1);
  });

  it('wait as long as Retry-After says', async () => {
    handler = (_, response, count) =>
      count === 1 ? response.writeHead(429, { 'retry-after': '7' }).end() : response.end('ok');
    expect((await client().request(host(), { path: '/' })).text).toBe('ok');
    expect(clock.sleeps).toEqual([7_000]);
  });

  it('give up when Retry-After is longer than there is time', async () => {
    handler = answer(429, { 'retry-after': 'Sat, 21 Nov 2026 12:10:00 GMT' });
    expect(await failure(client().request(host(), { path: '/' }))).toMatchObject({
      status: 429,
      retryAfter: 600_000,
    });
    expect(seen).toHaveLength(1);
    expect(clock.sleeps).toEqual([]);
  });
});

describe('a host in trouble', () => {
  it('that closes idle connections is called on new ones', async () => {
    const served = new WeakSet<object>();
    handler = (request, response) => {
      if (served.has(request.socket)) request.socket.resetAndDestroy();
      served.add(request.socket);
      response.end('ok');
    };
    const one = client();
    const ask = () => Promise.all([1, 2, 3, 4].map(() => one.request(host(), { path: '/' })));
    await ask();
    for (const { text } of await ask()) expect(text).toBe('ok');
    expect(one.counters()[0]).toMatchObject({ calls: 8, ok: 8, retries: 0 });
  });

  it('is left alone after three requests without a response, and tried again later', async () => {
    let now = Date.now();
    const date = jest.spyOn(Date, 'now').mockImplementation(() => now);
    try {
      handler = (request) => request.socket.destroy();
      const made = client({ circuit: { restMs: 30_000 } });
      expect(await failure(made.request(host(), { path: '/' }))).toMatchObject({
        kind: 'circuit-open',
        retryAfter: 30_000,
        message: 'Shop could not be reached several times in a row. Requests were paused for 30 s.',
      });
      const calls = seen.length;
      expect(calls).toBe(3);
      const errors = await Promise.all(
        Array.from({ length: 100 }, () => failure(made.request(host(), { path: '/' }))),
      );
      expect(new Set(errors.map(({ kind }) => kind))).toEqual(new Set(['circuit-open']));
      expect(seen).toHaveLength(calls);
      handler = answer(200);
      now += 31_000;
      expect((await made.request(host(), { path: '/' })).status).toBe(200);
      expect(made.getHostState(host())).toBe('closed');
    } finally {
      date.mockRestore();
    }
  });

  it('that refuses some requests is still called, until it refuses all', async () => {
    handler = (request, response) => response.writeHead(request.url === '/bad' ? 403 : 200).end();
    const made = client();
    for (let round = 0; round < 20; round++) {
      expect((await failure(made.request(host(), { path: '/bad' }))).status).toBe(403);
      expect((await made.request(host(), { path: '/good' })).status).toBe(200);
    }
    const kinds = [];
    for (let round = 0; round < 14; round++)
      kinds.push((await failure(made.request(host(), { path: '/bad' }))).kind);
    expect(kinds).toEqual([...Array<string>(12).fill('http'), 'circuit-open', 'circuit-open']);
  });

  it('does not block another provider at the same address', async () => {
    handler = (request) => request.socket.destroy();
    const made = client();
    await failure(made.request(host(), { path: '/' }));
    handler = answer(200);
    expect((await made.request(host({ provider: 'Other' }), { path: '/' })).status).toBe(200);
  });
});

describe('pace', () => {
  it('keeps within the budget of the host and counts the waiting', async () => {
    handler = answer(200);
    const made = client();
    const limited = host({ budget: { perMinute: 16, burst: 3 } });
    const operation = new UpstreamOperation({ deadlineMs: 10_000, maxWaitMs: 600_000 });
    const times = [];
    for (let call = 0; call < 40; call++) {
      await made.request(limited, { path: '/' }, operation);
      times.push(clock.now());
    }
    for (const start of times) {
      expect(times.filter((time) => time >= start && time < start + 60_000).length).toBeLessThan(20);
    }
    expect(made.counters()[0]!.waitedMs).toBe(37 * 3_750);
  });

  it('refuses immediately when waiting would take too long', async () => {
    handler = answer(200);
    const made = client();
    const limited = host({ budget: { perMinute: 1, burst: 1 } });
    await made.request(limited, { path: '/' });
    const error = await failure(made.request(limited, { path: '/' }));
    expect(error).toMatchObject({
      kind: 'timeout',
      message: 'The rate limit for Shop left no call free in time. Try again in a moment.',
    });
    expect(clock.sleeps).toEqual([]);
  });

  it('never runs more requests than slots', async () => {
    let open = 0;
    let most = 0;
    handler = (_, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        response.end();
      }, 5);
    };
    const made = client({ circuit: { concurrency: 2 } });
    await Promise.all(Array.from({ length: 10 }, () => made.request(host(), { path: '/' })));
    expect(most).toBe(2);
  });
});

describe('addresses', () => {
  it('that are private are refused unless the operator configured them', async () => {
    for (const literal of [
      'http://127.0.0.1:1',
      'http://10.1.2.3',
      'http://[::1]',
      'http://169.254.169.254',
    ]) {
      const error = await failure(
        client().request(host({ base: literal, configured: false }), { path: '/' }),
      );
      expect(error.kind).toBe('blocked');
    }
    const byName = host({ base: base.replace('127.0.0.1', 'localhost'), configured: false });
    expect(await failure(client().request(byName, { path: '/' }))).toMatchObject({
      kind: 'blocked',
      message: 'The address of Shop leads to a private network.',
    });
    expect(seen).toHaveLength(0);
  });

  it('are reached through the proxy by a tunnel, https only', async () => {
    const tunnels: string[] = [];
    const proxy = createServer();
    proxy.on('connect', (request, socket) => {
      tunnels.push(request.url ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const httpsProxy = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
    const made = client({ httpsProxy });
    const far = host({ base: 'https://shop.example', configured: false });
    const error = await failure(made.request(far, { path: '/', retries: 0 }));
    expect(['network', 'http']).toContain(error.kind);
    expect(tunnels).toEqual(['shop.example:443']);
    handler = answer(200);
    await made.request(host(), { path: '/' });
    expect(tunnels).toHaveLength(1);
    proxy.close();
  });
});
