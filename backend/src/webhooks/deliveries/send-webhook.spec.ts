import dns from 'node:dns';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import type { Env } from '../../config/env.js';
import type { Webhook } from '../webhook.entity.js';
import { SendWebhook } from './send-webhook.js';

describe('behind HTTPS_PROXY', () => {
  const proxy = createServer();
  const tunnels: (string | undefined)[] = [];
  beforeAll(async () => {
    proxy.on('connect', (request, socket) => {
      tunnels.push(request.url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await once(proxy.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    tunnels.length = 0;
    jest.restoreAllMocks();
  });
  afterAll(() => void proxy.close());

  async function send(url: string, resolved: string | null) {
    jest
      .spyOn(dns, 'lookup')
      .mockImplementation(((_name: string, _options: object, found: Found) =>
        resolved === null
          ? found(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }))
          : found(null, [{ address: resolved, family: 4 }])) as unknown as typeof dns.lookup);
    const { port } = proxy.address() as AddressInfo;
    const env = { WEBHOOK_PRIVATE_TARGETS: 'off', HTTPS_PROXY: `http://127.0.0.1:${port}` } as Env;
    const sender = new SendWebhook({ sign: () => 'v1,x' } as never, { now: () => new Date() } as never, env);
    return sender.send({ url } as Webhook, { messageId: 'msg_1', body: '{}' } as never);
  }
  type Found = (error: Error | null, addresses?: { address: string; family: number }[]) => void;

  it('sends nothing to a name that leads to a private network', async () => {
    const { ok, error } = await send('https://hooks.example/', '10.0.0.7');
    expect({ ok, error }).toEqual({ ok: false, error: 'The address leads to a private network.' });
    expect(tunnels).toEqual([]);
  });

  it.each([['93.184.216.34'], [null]])('goes through it to a name that is %s here', async (resolved) => {
    await send('https://hooks.example/', resolved);
    expect(tunnels).toEqual(['hooks.example:443']);
  });
});
