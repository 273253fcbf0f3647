import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, get as httpGet, type IncomingMessage } from 'node:http';
import { get as httpsGet } from 'node:https';
import type { AddressInfo } from 'node:net';
import { BLOCKED_ADDRESS, guardedLookup, isPrivateAddress } from './address-guard.js';
import { JumpingClock } from './fake-clock.js';
import { MemoryHostBudget, reserveTurn } from './host-limits/host-budget.js';
import { guardedAgents } from './guarded-agent.js';
import { parseUpstreamJson } from './json.js';
import { proxyFor } from './proxy.js';
import { readRetryAfter } from './host-limits/retry-after.js';
import { redirectUrl, requestUrl } from './upstream-host.js';

describe('the address guard', () => {
  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '127.9.9.9',
    '169.254.169.254',
    '172.31.255.255',
    '192.168.1.1',
    '224.0.0.1',
    '::1',
    '[::1]',
    'fd00::1',
    'fe80::1%eth0',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '64:ff9b:1::a00:1',
    '::10.0.0.1',
    '2001:0:a00:1::1',
    'fec0::1',
  ])('knows %s as private', (address) => expect(isPrivateAddress(address)).toBe(true));

  it.each(['1.1.1.1', '17.253.144.10', '172.32.0.1', '2606:4700::1111', 'not-an-address'])(
    'lets %s pass',
    (address) => expect(isPrivateAddress(address)).toBe(false),
  );

  const ask = (allowPrivate: boolean, addresses: string[]) =>
    new Promise<{ code?: string; found: unknown }>((resolve) => {
      const found: LookupAddress[] = addresses.map((address) => ({
        address,
        family: address.includes(':') ? 6 : 4,
      }));
      const fake = ((_name: string, _options: unknown, done: (error: null, all: LookupAddress[]) => void) =>
        done(null, found)) as never;
      guardedLookup(allowPrivate, fake)('name.example', { all: true }, (error, result) =>
        resolve({ code: error?.code, found: result }),
      );
    });

  it('refuses a public name that leads to a private address, even among public ones', async () => {
    expect((await ask(false, ['17.1.1.1', '10.0.0.1'])).code).toBe(BLOCKED_ADDRESS);
    expect((await ask(false, ['17.1.1.1'])).found).toEqual([{ address: '17.1.1.1', family: 4 }]);
  });

  it('lets a configured name lead to a private address, but never to a link-local one', async () => {
    expect((await ask(true, ['10.0.0.1'])).code).toBeUndefined();
    expect((await ask(true, ['169.254.169.254'])).code).toBe(BLOCKED_ADDRESS);
  });

  it.each([
    [true, 'http://169.254.169.254/'],
    [true, 'https://[fe80::1]/'],
    [true, 'http://[::ffff:169.254.169.254]/'],
    [false, 'http://127.0.0.1:9/'],
  ])(
    'connects to no literal address that names must not lead to (private allowed: %s, %s)',
    async (allowPrivate, url) => {
      const agents = guardedAgents(allowPrivate, 500);
      const { get, agent } = url.startsWith('https:')
        ? { get: httpsGet, agent: agents.https }
        : { get: httpGet, agent: agents.http };
      const [error] = (await once(get(url, { agent }), 'error')) as [NodeJS.ErrnoException];
      expect(error.code).toBe(BLOCKED_ADDRESS);
      agents.close();
    },
  );
});

describe('the connection limit', () => {
  it('keeps a connection that was made while the process was busy', async () => {
    const server = createServer((_, response) => response.end('ok'))
      .listen(0, '127.0.0.1')
      .unref();
    await once(server, 'listening');
    const agents = guardedAgents(true, 20);
    const { port } = server.address() as AddressInfo;
    const request = httpGet(`http://127.0.0.1:${port}/`, { agent: agents.http });
    const busyUntil = Date.now() + 100;
    while (Date.now() < busyUntil);
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    expect(response.statusCode).toBe(200);
    agents.close();
    server.close();
    server.closeAllConnections();
  });
});

describe('the budget', () => {
  it('lets a burst through and spaces the rest', () => {
    const rule = { perMinute: 60, burst: 2 };
    let stored: number | undefined;
    const waits = [0, 0, 0, 0].map(() => {
      const { turn, nextFree } = reserveTurn(stored, rule, 1_000_000, 60_000);
      stored = nextFree;
      return turn.waitMs;
    });
    expect(waits).toEqual([0, 0, 1_000, 2_000]);
  });

  it('takes nothing when it would have to wait too long', async () => {
    const budget = new MemoryHostBudget(new JumpingClock());
    const rule = { perMinute: 1, burst: 1 };
    expect(await budget.reserve('a', rule, 0)).toEqual({ granted: true, waitMs: 0 });
    expect(await budget.reserve('a', rule, 1_000)).toEqual({ granted: false, waitMs: 60_000 });
    expect(await budget.reserve('a', rule, 60_000)).toEqual({ granted: true, waitMs: 60_000 });
    expect(await budget.reserve('b', rule, 0)).toEqual({ granted: true, waitMs: 0 });
  });

  it('keeps working when the clock is set back by a day', async () => {
    const clock = new JumpingClock();
    const budget = new MemoryHostBudget(clock);
    await budget.reserve('a', { perMinute: 60, burst: 1 }, 0);
    clock.advance(-86_400_000);
    expect(await budget.reserve('a', { perMinute: 60, burst: 1 }, 0)).toEqual({ granted: true, waitMs: 0 });
  });
});

describe('Retry-After', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  it.each([
    ['120', 120_000],
    [' 1.5 ', 1_500],
    ['0', 0],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30_000],
    ['Sat, 21 Nov 2020 12:00:30 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s is %s ms', (value, expected) => expect(readRetryAfter(value, now)).toBe(expected));
});

describe('addresses of requests', () => {
  const host = { provider: 'Shop', base: 'https://shop.example/mirror', configured: true };

  it('stay at the configured origin whatever the path says', () => {
    for (const path of ['//evil.example/', '/@evil.example', '/\\evil.example', '/..//evil.example']) {
      expect(requestUrl(host, path).origin).toBe('https://shop.example');
    }
  });

  it('may be redirected within the origin only', () => {
    const from = new URL('https://shop.example/mirror/a');
    expect(redirectUrl(host, from, 'b?c=1').href).toBe('https://shop.example/mirror/b?c=1');
    for (const location of [
      'http://shop.example/',
      'https://shop.example:444/',
      'https://a:b@shop.example/',
      undefined,
    ]) {
      expect(() => redirectUrl(host, from, location)).toThrow('redirected to another host');
    }
  });

  it('go through the proxy when they are https and not ours', () => {
    const proxy = 'http://user:p%40ss@proxy.example:8080';
    expect(proxyFor(new URL('https://shop.example/'), false, proxy)).toEqual({
      protocol: 'http',
      host: 'proxy.example',
      port: 8080,
      auth: { username: 'user', password: 'p@ss' },
    });
    expect(proxyFor(new URL('http://shop.example/'), false, proxy)).toBeUndefined();
    expect(proxyFor(new URL('https://127.0.0.1:8443/'), true, proxy)).toBeUndefined();
    expect(proxyFor(new URL('https://shop.example/'), false, undefined)).toBeUndefined();
  });
});

describe('JSON of others', () => {
  it('is read with blank lines around it', () =>
    expect(parseUpstreamJson('\n\n\n{"a":1}\n\n', 'Shop')).toEqual({ a: 1 }));

  it('that is a web page is reported as such, without its text', () => {
    expect(() => parseUpstreamJson('<!DOCTYPE html><p>secret', 'Shop')).toThrow(
      'Shop sent a web page instead of data.',
    );
    expect(() => parseUpstreamJson('{', 'Shop')).toThrow('Shop sent something unreadable instead of data.');
  });
});
