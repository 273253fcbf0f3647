import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ReplayServer, startReplayServer } from '../src/market-data/replay/replay-server.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const folder = mkdtempSync(path.join(tmpdir(), 'gamekit-pictures-'));
const icon = (name: string) => `https://is1-ssl.mzstatic.com/image/thumb/${name}/100x100bb.png`;
const address = (url: string) => `/api/pictures?url=${encodeURIComponent(url)}`;

let replay: ReplayServer;
let studio: TestApp;

const open = () => openTestApp({ env: { STORE_PICTURES_URL: replay.url, DATA_DIR: folder } });

beforeAll(async () => {
  replay = await startReplayServer();
  studio = await open();
});
afterAll(async () => {
  await studio.close();
  await replay.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => replay.setMode('ok'));

const countCalls = (name: string) => replay.calls().filter(({ what }) => what.includes(name)).length;

describe('a picture of a store', () => {
  it('is fetched once, then served from the cache, and 304 for browsers that have it', async () => {
    const first = await studio.admin.get(address(icon('one'))).expect(200);
    expect(first.headers['content-type']).toBe('image/png');
    expect((first.body as Buffer).subarray(1, 4).toString()).toBe('PNG');
    expect(first.headers['cache-control']).toMatch(/^private, max-age=86400/);
    await studio.admin.get(address(icon('one'))).expect(200);
    expect(countCalls('/one/')).toBe(1);
    const again = await studio.admin
      .get(address(icon('one')))
      .set('If-None-Match', String(first.headers.etag))
      .expect(304);
    expect(again.text).toBe('');
  });

  it('is fetched once for concurrent requests', async () => {
    await Promise.all([1, 2, 3, 4].map(() => studio.admin.get(address(icon('many'))).expect(200)));
    expect(countCalls('/many/')).toBe(1);
  });

  it.each([
    'http://is1-ssl.mzstatic.com/a.png',
    'https://is1-ssl.mzstatic.com:8443/a.png',
    'https://user@is1-ssl.mzstatic.com/a.png',
    'https://127.0.0.1/a.png',
    'https://169.254.169.254/latest/meta-data',
    'https://mzstatic.com.example.org/a.png',
    'file:///etc/passwd',
    'nonsense',
    '',
  ])('is fetched from servers of Apple and Google only: %j', async (url) => {
    const answer = await studio.admin.get(address(url)).expect(400);
    expect((answer.body as { errors: object }).errors).toHaveProperty('url');
  });

  it('is recognized by its bytes, whatever its content type', async () => {
    replay.setMode('garbage');
    const answer = await studio.admin.get(address(icon('script'))).expect(502);
    expect((answer.body as { detail: string }).detail).toBe(
      'The store returned something that is not an image.',
    );
  });

  it('is 404 when the store has none, without asking again for a while', async () => {
    replay.setMode('missing');
    await studio.admin.get(address(icon('gone'))).expect(404);
    await studio.admin.get(address(icon('gone'))).expect(404);
    expect(countCalls('/gone/')).toBe(1);
  });
});

describe('who gets pictures', () => {
  const signIn = async () => {
    const answer = await studio.api.post('/api/auth/login').send(ADMIN).expect(200);
    const cookies = answer.get('Set-Cookie') ?? [];
    const cookie = cookies.find((each) => each.startsWith('gamekit_pictures=')) ?? '';
    return { cookie, value: cookie.split(';')[0] ?? '' };
  };

  it('needs a session', async () => {
    await studio.api.get(address(icon('one'))).expect(401);
    await studio.api
      .get(address(icon('one')))
      .set('Cookie', 'gamekit_pictures=made.up.token')
      .expect(401);
  });

  it('works by a cookie for this address that scripts cannot read', async () => {
    const { cookie, value } = await signIn();
    expect(cookie).toMatch(/; Path=\/api\/pictures/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Strict/);
    await studio.api
      .get(address(icon('one')))
      .set('Cookie', value)
      .expect(200);
  });

  it('allows nothing else by that cookie', async () => {
    const { value } = await signIn();
    await studio.api.get('/api/games').set('Cookie', value).expect(401);
    await studio.api.post('/api/tags').set('Cookie', value).send({ name: 'x' }).expect(401);
  });
});

it('serves cached pictures while the store is down, also after a restart', async () => {
  await studio.admin.get(address(icon('kept'))).expect(200);
  await studio.close();
  studio = await openTestApp({ env: { STORE_PICTURES_URL: 'http://127.0.0.1:9', DATA_DIR: folder } });
  await studio.admin.get(address(icon('kept'))).expect(200);
  const away = await studio.admin.get(address(icon('new'))).expect(502);
  expect((away.body as { code: string }).code).toBe('provider_failed');
});
