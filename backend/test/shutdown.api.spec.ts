import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readPostmaster } from '../src/database/embedded/cluster.js';
import { inspectProcess } from '../src/database/embedded/process.js';
import { readEvents } from './support/events.js';
import { Product } from './support/product.js';
import { ADMIN } from './support/test-app.js';
import { createTestDatabase, type TestDatabase } from './support/test-database.js';

jest.setTimeout(120_000);

/** For so long after the signal everything is taken. */
const GRACE_MS = 1_000;

interface Sent {
  outcome: 'answered' | 'refused' | 'cut';
  status?: number;
  connection?: string;
  error?: string;
  sentAt: number;
}

let database: TestDatabase;
let product: Product;
let token: string;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  product = await new Product(database.url).started();
  const answer = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  token = ((await answer.json()) as { accessToken: string }).accessToken;
});
afterEach(() => product.kill());

/** One request, and whether its answer came whole. Without an agent it takes a connection of its own. */
function send(path: string, agent: Agent | false = false, body?: object): Promise<Sent> {
  const text = body && JSON.stringify(body);
  const headers = {
    authorization: `Bearer ${token}`,
    ...(text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}),
  };
  const sentAt = performance.now();
  return new Promise((resolve) => {
    const sending = request(`${product.url}${path}`, { agent, headers, method: text ? 'POST' : 'GET' });
    const fail = (error: Error & { code?: string }) =>
      resolve({ outcome: error.code === 'ECONNREFUSED' ? 'refused' : 'cut', error: error.message, sentAt });
    sending.on('error', fail).on('response', (response) => {
      const { statusCode: status, headers: answered } = response;
      response.on('error', fail).resume();
      response.on('close', () =>
        resolve({
          outcome: response.complete ? 'answered' : 'cut',
          status,
          connection: answered.connection,
          sentAt,
        }),
      );
    });
    sending.end(text);
  });
}

const GET = ['/api/auth/session', '/api/tags', '/api/settings', '/api/ideas', '/api/health/live'];
const pickPath = (index: number): string => GET[index % GET.length]!;
const openAgents = (count: number): Agent[] =>
  Array.from({ length: count }, () => new Agent({ keepAlive: true, maxSockets: 1 }));

describe('told to stop', () => {
  it.each([0, 120, 150])('%i ms after a burst, cuts off no request', async (delay) => {
    const idle = openAgents(40);
    const warm = await Promise.all(idle.map((agent) => send('/api/health/live', agent)));
    expect(warm.every(({ status, connection }) => status === 200 && connection === 'keep-alive')).toBe(true);

    const burst = Array.from({ length: 60 }, (_, index) =>
      index % 30 === 0 ? send('/api/auth/login', false, ADMIN) : send(pickPath(index)),
    );
    await wait(delay);
    product.send('SIGTERM');
    const toldAt = performance.now();
    const onOpen = idle.slice(0, 20).map((agent, index) => send(pickPath(index), agent));

    // Readiness is the first to say no; from then on, for a while, everything is taken as before.
    const looks: Sent[] = [];
    do looks.push(await send('/api/health/ready'));
    while (looks.at(-1)?.status === 200);
    expect(looks.at(-1)).toMatchObject({ outcome: 'answered', status: 503, connection: 'close' });
    const onNew = Array.from({ length: 80 }, (_, index) => send(pickPath(index)));
    for (const { outcome, connection } of await Promise.all(onNew))
      if (outcome === 'answered') expect(connection).toBe('close');

    // Across the moment when the door closes, in groups, on new connections and on open ones.
    const across: Sent[] = [];
    for (let group = 0; across.length < 60 && across.at(-1)?.outcome !== 'refused'; group += 1) {
      const onIdle = idle.slice(20 + 2 * group, 22 + 2 * group).map((agent) => send('/api/tags', agent));
      across.push(...(await Promise.all([...onIdle, send('/api/tags'), send('/api/tags')])));
      await wait(150);
    }
    const all = [...looks, ...across, ...(await Promise.all([...burst, ...onOpen, ...onNew]))];
    expect(all.length + warm.length).toBeGreaterThanOrEqual(200);
    expect(all.filter(({ outcome }) => outcome === 'cut')).toEqual([]);
    // Before the door closes nobody may be refused.
    const refused = all.filter(({ outcome }) => outcome === 'refused');
    expect(refused.filter(({ sentAt }) => sentAt - toldAt < GRACE_MS)).toEqual([]);

    expect(await product.ended()).toBe(0);
    expect(performance.now() - toldAt).toBeLessThan(10_000);
    expect(product.output).not.toMatch(/"level":[56]0/);
  });

  it('ends streams between two events, those opened meanwhile included', async () => {
    const openStream = async (): Promise<string[]> => {
      const made = await fetch(`${product.url}/api/ideas`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Tide pools' }),
      });
      const { id } = (await made.json()) as { id: string };
      const stream = await fetch(`${product.url}/api/ideas/${id}/messages`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          accept: 'text/event-stream',
        },
        body: JSON.stringify({ message: 'What is missing?' }),
      });
      const types: string[] = [];
      for await (const { type } of readEvents(stream)) types.push(type);
      return types;
    };
    const before = openStream();
    product.send('SIGTERM');
    const during = openStream();
    for (const types of await Promise.all([before, during])) expect(types.at(-1)).toMatch(/^(done|error)$/);
    expect(await product.ended()).toBe(0);
  });
});

it('stops with its embedded database when the terminal is closed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-hangup-'));
  // PostgreSQL, started by root, runs as another user.
  chmodSync(folder, 0o711);
  const own = new Product('', { DATA_DIR: path.join(folder, 'data'), JWT_SECRET: '' });
  try {
    await own.started();
    const { pid } = readPostmaster(path.join(folder, 'data', 'postgres'))!;
    own.send('SIGHUP');
    expect(await own.ended()).toBe(0);
    expect(inspectProcess(pid)).toBeNull();
  } finally {
    await own.kill();
    rmSync(folder, { recursive: true });
  }
});
