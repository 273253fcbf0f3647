import path from 'node:path';
import { builtSite } from './support/built-site.js';
import { join, mailsTo } from './support/people.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const BASE = '/tools/gamekit';
const site = builtSite();
let studio: TestApp;
beforeAll(async () => {
  const env = { BASE_PATH: BASE, PUBLIC_URL: 'https://studio.example' };
  studio = await openTestApp({ env, projectRoot: site.root });
});
afterAll(async () => {
  await studio.close();
  site.remove();
});

const ask = (address: string, init?: RequestInit) =>
  fetch(`${studio.url}${address}`, { redirect: 'manual', ...init });
const signIn = () =>
  ask(`${BASE}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify(ADMIN),
    headers: { 'content-type': 'application/json' },
  });
const bearer = async () => {
  const { accessToken } = (await (await signIn()).json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
};

it.each([`${BASE}/api/health/ready`, '/api/health/ready'])('is healthy at %s', async (address) => {
  expect((await ask(address)).status).toBe(200);
});

it('does not touch addresses outside the path', async () => {
  for (const address of [`${BASE}s/api/health/live`, '/tools/api/health/live', '/tools'])
    expect((await ask(address)).status).toBe(404);
});

it('signs in with cookies limited to the path, and stays signed in with them', async () => {
  const answer = await signIn();
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie();
  expect(cookies.map((cookie) => /Path=([^;]*)/.exec(cookie)?.[1])).toEqual(
    expect.arrayContaining([`${BASE}/api/auth`, `${BASE}/api/pictures`]),
  );
  expect(cookies.filter((cookie) => !cookie.includes(`Path=${BASE}/`))).toEqual([]);
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  expect((await ask(`${BASE}/api/auth/refresh`, { method: 'POST', headers: { cookie } })).status).toBe(200);
});

it('links to the next page and to a job below the path', async () => {
  const headers = await bearer();
  for (const name of ['one', 'two']) await studio.admin.post('/api/tags').send({ name }).expect(201);
  const first = await ask(`${BASE}/api/tags?after=&limit=1`, { headers });
  const [, next = ''] = /^<([^>]*)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? [];
  expect(next).toMatch(new RegExp(`^${BASE}/api/tags\\?`));
  const rows = [
    ...((await first.json()) as object[]),
    ...((await (await ask(next, { headers })).json()) as object[]),
  ];
  expect(rows.map((row) => (row as { name: string }).name).sort()).toEqual(['one', 'two']);

  const started = await ask(`${BASE}/api/games/enrich`, {
    method: 'POST',
    body: '{}',
    headers: { ...headers, 'content-type': 'application/json' },
  });
  expect(started.status).toBe(202);
  expect(started.headers.get('location')).toMatch(new RegExp(`^${BASE}/api/jobs/`));
  expect((await ask(started.headers.get('location') ?? '', { headers })).status).toBe(200);
});

it('states its base path in the API document', async () => {
  const document = (await (await ask(`${BASE}/api/openapi.json`)).json()) as { servers: unknown };
  expect(document.servers).toEqual([{ url: BASE, description: 'This installation' }]);
  const page = await (await ask(`${BASE}/api/docs`)).text();
  const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file!);
  expect(files.length).toBeGreaterThan(2);
  for (const file of files) {
    const { pathname } = new URL(file, `http://host${BASE}/api/docs`);
    expect(pathname).toMatch(new RegExp(`^${path.posix.join(BASE, 'api/docs')}/`));
    expect((await ask(pathname)).status).toBe(200);
  }
});

it('mails addresses below the path', async () => {
  const { email } = await join(studio, 'mailed@studio.example');
  const texts = (await mailsTo(studio, email)).map(({ text }) => text);
  expect(texts).toContainEqual(expect.stringContaining(`https://studio.example${BASE}/login`));
});

it('completes the addresses in its pages and gives the back office its base path', async () => {
  const landing = await (await ask(BASE)).text();
  expect(landing).toContain(`href="https://studio.example${BASE}/"`);
  expect(landing).toContain(`<a href="${BASE}/login">`);
  expect(landing).toContain(`<a href="#top">`);
  expect(landing).toContain(`<a href="//elsewhere.example/">`);
  expect(landing).toContain(`srcSet="${BASE}/landing-assets/a.webp"`);
  expect(await (await ask(`${BASE}/presentation`)).text()).toContain(`<iframe src="${BASE}/deck.html">`);
  const office = await (await ask(`${BASE}/admin/games/a.b`)).text();
  expect(office).toContain(`<html data-base-path="${BASE}" lang="en">`);
  expect(office).toContain(`src="${BASE}/admin-ui/theme.js"`);
  expect((await ask(`${BASE}/admin-ui/theme.js`)).status).toBe(200);
});

it('does not decide for the whole host whether it uses HTTPS', async () => {
  expect((await ask(BASE)).headers.get('strict-transport-security')).toBeNull();
});

it('answers the Model Context Protocol below the path', async () => {
  const headers = {
    ...(await bearer()),
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  };
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' });
  const answer = await ask(`${BASE}/mcp`, { method: 'POST', headers, body });
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('search_games')]);
});
