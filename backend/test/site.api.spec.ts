import { request } from 'node:http';
import { builtSite } from './support/built-site.js';
import { openTestApp, type TestApp } from './support/test-app.js';

const site = builtSite();
let studio: TestApp;
beforeAll(async () => (studio = await openTestApp({ projectRoot: site.root })));
afterAll(async () => {
  await studio.close();
  site.remove();
});

const get = (path: string, method = 'GET') => fetch(`${studio.url}${path}`, { method, redirect: 'manual' });

/** An address as it is: fetch would tidy it up. */
function getAsIs(path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = request(`${studio.url}/`, { path }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    asking.on('error', reject).end();
  });
}

it.each([
  ['/', 'Landing'],
  ['/?from=mail', 'Landing'],
  ['/privacy', 'Privacy'],
  ['/terms/', 'Terms'],
  ['/presentation', 'Kit presentation'],
  ['/deck.html', 'Deck'],
  ['/login', 'Back office'],
  ['/signup?next=/admin', 'Back office'],
  ['/admin', 'Back office'],
  ['/admin/', 'Back office'],
  ['/admin/games/com.studio.some-game.v2', 'Back office'],
  ['/admin/game-rankings?view=movers', 'Back office'],
])('serves %s as a page (%s)', async (path, title) => {
  const response = await get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).toContain(`<title>${title}</title>`);
});

/** What a page says to somebody who calls the installation by a name of their choice. */
const getAs = (host: string, path: string) =>
  new Promise<string>((resolve, reject) => {
    const asking = request(`${studio.url}${path}`, { headers: { host } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
      response.on('end', () => resolve(text));
    });
    asking.on('error', reject).end();
  });

it('stamps the pages with its own address and the year', async () => {
  const text = await (await get('/')).text();
  expect(text).toContain('href="http://localhost:0/"');
  expect(text).toContain(String(new Date().getFullYear()));
  expect(await (await get('/presentation')).text()).toContain('<iframe src="/deck.html">');
});

it.each(['/', '/sitemap.xml', '/robots.txt', '/nothing'])(
  'never repeats the Host header in %s',
  async (path) => {
    for (const host of ['evil.example', 'x"><script>$&']) expect(await getAs(host, path)).not.toContain(host);
  },
);

it.each([
  '/api/docs/package.json',
  '/api/docs/README.md',
  '/api/docs/index.js',
  '/api/docs/swagger-ui.js.map',
  '/api/docs/absolute-path.js',
])('does not serve %s of the package behind the document', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
});

it.each([
  ['/api/docs', 'no-cache'],
  ['/api/openapi.json', 'no-cache'],
  ['/api/docs/swagger-ui.css', expect.any(String) as string],
  ['/api/docs/swagger-ui-bundle.js', expect.any(String) as string],
  ['/api/docs/swagger-ui-standalone-preset.js', expect.any(String) as string],
  ['/api/docs/swagger-ui-init.js', 'no-cache'],
  ['/api/docs/favicon-32x32.png', expect.any(String) as string],
  ['/metrics', 'no-store'],
])('says how long %s may be kept', async (path, expected) => {
  const response = await get(path);
  await response.arrayBuffer();
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, expected]);
});

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8', 'no-cache'],
  ['/sitemap.xml', 'application/xml; charset=utf-8', 'no-cache'],
  ['/favicon.svg', 'image/svg+xml', 'no-cache'],
  ['/admin-ui/theme.js', 'application/javascript; charset=utf-8', 'no-cache'],
  [
    '/admin-ui/assets/index-3c4d.js',
    'application/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
  [
    '/landing-assets/page-1a2b.js',
    'application/javascript; charset=utf-8',
    'public, max-age=31536000, immutable',
  ],
])('serves %s as %s, kept as %s', async (path, type, cache) => {
  const response = await get(path);
  expect([
    response.status,
    response.headers.get('content-type'),
    response.headers.get('cache-control'),
  ]).toEqual([200, type, cache]);
  await response.text();
});

it.each([
  '/nothing',
  '/index.html',
  '/admin-ui/',
  '/admin-ui/nothing.js',
  '/admin-ui/.vite/manifest.json',
  '/landing-assets/nothing.js',
  '/administration',
  '/login/again',
  '/.env',
  '/sample-icons/nobody.svg',
  '/%zz',
])('answers %s with the real 404 page', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toMatch(/^text\/html/);
  expect(await response.text()).toContain('<title>Not here</title>');
});

it.each([
  '/admin-ui/../../secret.txt',
  '/admin-ui/..%2f..%2fsecret.txt',
  '/admin-ui/%2e%2e/%2e%2e/secret.txt',
  '/landing-assets/..%5c..%5c..%5csecret.txt',
  '//secret.txt',
  '/admin-ui/%00',
])('lets nobody out of its folders (%s)', async (path) => {
  const { status, text } = await getAsIs(path);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(text).not.toContain('only for the server');
});

it('answers HEAD of a page without the page', async () => {
  for (const path of ['/', '/admin/games', '/nothing', '/admin-ui/theme.js']) {
    const [head, page] = await Promise.all([get(path, 'HEAD'), get(path)]);
    await page.text();
    expect([path, head.status, await head.text()]).toEqual([path, page.status, '']);
    expect(head.headers.get('content-type')).toBe(page.headers.get('content-type'));
  }
});

it('takes nothing on a page', async () => {
  for (const path of ['/', '/login', '/admin/games']) {
    const response = await get(path, 'POST');
    expect([path, response.status]).toEqual([path, 404]);
    await response.text();
  }
});
