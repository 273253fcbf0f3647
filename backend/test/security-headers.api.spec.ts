import { chart, chartCsv } from './support/charts.js';
import { builtSite } from './support/built-site.js';
import { importFile } from './support/jobs.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

const site = builtSite();
let studio: TestApp;
let bearer: Record<string, string>;
let jobId: string;
beforeAll(async () => {
  studio = await openTestApp({ projectRoot: site.root, workers: true });
  bearer = { authorization: `Bearer ${await studio.getToken(ADMIN.email, ADMIN.password)}` };
  jobId = (await importFile(studio.admin, 'rankings', chartCsv(chart(['com.a'])))).id;
});
afterAll(async () => {
  await studio.close();
  site.remove();
});

const directives = (policy: string | null) =>
  Object.fromEntries(
    (policy ?? '').split(';').map((part) => {
      const [name = '', ...values] = part.trim().split(/\s+/);
      return [name, values];
    }),
  ) as Record<string, string[]>;

const ANSWERS: [what: string, path: string, init?: RequestInit & { anonymous?: boolean }][] = [
  ['landing', '/'],
  ['back office', '/admin/games'],
  ['hashed file', '/admin-ui/assets/index-3c4d.js'],
  ['404 page', '/nothing'],
  ['404 of a folder', '/admin-ui/nothing.js'],
  ['own JSON', '/api/auth/session'],
  ['list', '/api/games'],
  ['export', '/api/games', { headers: { accept: 'text/csv' } }],
  ['current lists', '/api/rankings/current?platform=android'],
  ['stream', '/api/jobs/JOB/events'],
  ['401', '/api/games', { anonymous: true }],
  ['400', '/api/games?range=x'],
  ['404', '/api/games/com.nobody'],
  ['404 of the API', '/api/nothing'],
  ['405', '/api/games', { method: 'DELETE' }],
  [
    '413',
    '/api/auth/login',
    { method: 'POST', body: 'x'.repeat(1_100_000), headers: { 'content-type': 'application/json' } },
  ],
  ['415', '/api/auth/login', { method: 'POST', body: '<a/>', headers: { 'content-type': 'text/xml' } }],
  ['unreadable', '/api/games/%zz'],
  ['no content', '/api/auth/logout', { method: 'POST', anonymous: true }],
  ['document', '/api/openapi.json'],
  ['Swagger UI', '/api/docs'],
  ['health', '/api/health/live'],
];

it.each(ANSWERS)('stand on every answer: %s', async (_what, path, { anonymous, ...init } = {}) => {
  const response = await fetch(`${studio.url}${path.replace('JOB', jobId)}`, {
    ...init,
    headers: { ...init.headers, ...(anonymous ? {} : bearer) },
  });
  await response.text();
  const { headers } = response;
  const policy = directives(headers.get('content-security-policy'));
  expect(policy['default-src']).toEqual(["'none'"]);
  expect(policy['script-src']).toEqual(["'self'"]);
  expect(policy['frame-ancestors']).toEqual(["'none'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'self'"]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('strict-transport-security')).toBeNull();
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('server')).toBeNull();
  expect(headers.get('access-control-allow-origin')).toBeNull();
  expect(headers.get('x-request-id')).toMatch(/^[a-z0-9]+-[a-z0-9]+$/);
  expect(Number(headers.get('ratelimit-limit'))).toBeGreaterThan(0);
});

it.each([
  ['/api/auth/session', /^no-store$/],
  ['/api/games', /^no-store$/],
  ['/api/games/com.a', /^no-store$/],
  ['/api/jobs', /^no-store$/],
  ['/api/games/com.nobody', /^no-store$/],
  ['/api/nothing', /^no-store$/],
  ['/api/ideas', /^no-store$/],
  ['/api/analyses', /^no-store$/],
  ['/api/dashboard', /^no-store$/],
  ['/api/revenue-entries', /^no-store$/],
  ['/api/prototypes', /^no-store$/],
  ['/api/plugins', /^no-store$/],
  ['/api/tokens', /^no-store$/],
  ['/api/rankings/current?platform=android', /^private, no-cache$/],
  ['/api/trends/mechanics', /^private, no-cache$/],
  ['/api/trends/white-space', /^private, no-cache$/],
])('say who may keep %s', async (path, cache) => {
  const response = await fetch(`${studio.url}${path}`, { headers: bearer });
  await response.text();
  expect(response.headers.get('cache-control')).toMatch(cache);
});

it.each(['/api/rankings/current?platform=android', '/api/trends/mechanics'])(
  'spare whoever has it the body of %s',
  async (path) => {
    const first = await fetch(`${studio.url}${path}`, { headers: bearer });
    const etag = first.headers.get('etag') ?? '';
    expect(await first.text()).not.toBe('');
    expect(etag).not.toBe('');
    const again = await fetch(`${studio.url}${path}`, { headers: { ...bearer, 'if-none-match': etag } });
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
    expect(again.headers.get('vary')?.toLowerCase()).toContain('authorization');
    const stranger = await fetch(`${studio.url}${path}`, { headers: { 'if-none-match': etag } });
    expect([stranger.status, stranger.headers.get('etag')]).toEqual([401, null]);
    await stranger.text();
  },
);

it('let our own presentation frame our own deck, and nobody else', async () => {
  const response = await fetch(`${studio.url}/deck.html`);
  await response.text();
  expect(directives(response.headers.get('content-security-policy'))['frame-ancestors']).toEqual(["'self'"]);
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  const presentation = await fetch(`${studio.url}/presentation`);
  await presentation.text();
  expect(directives(presentation.headers.get('content-security-policy'))['frame-src']).toEqual(["'self'"]);
});

it('behind TLS ask for TLS, and let the configured presentation be framed', async () => {
  const env = { PUBLIC_URL: 'https://studio.example', PRESENTATION_URL: 'https://slides.example/deck?id=1' };
  const secure = await openTestApp({ projectRoot: site.root, env });
  try {
    const response = await fetch(`${secure.url}/presentation`);
    expect(await response.text()).toContain('<iframe src="https://slides.example/deck?id=1">');
    expect(response.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/);
    const listFrames = (answer: Response) =>
      directives(answer.headers.get('content-security-policy'))['frame-src'];
    expect(listFrames(response)).toEqual(['https://slides.example']);
    for (const path of ['/', '/privacy', '/nothing']) {
      const page = await fetch(`${secure.url}${path}`);
      await page.text();
      expect([path, listFrames(page)]).toEqual([path, ["'none'"]]);
    }
    const answer = await secure.api
      .post('/api/auth/login')
      .send({ email: ADMIN.email, password: ADMIN.password })
      .expect(200);
    const cookies = answer.headers['set-cookie'] as unknown as string[];
    expect(
      cookies.every(
        (cookie) => /; Secure/.test(cookie) && /; HttpOnly/.test(cookie) && /; SameSite=Strict/.test(cookie),
      ),
    ).toBe(true);
  } finally {
    await secure.close();
  }
});

describe('Swagger UI', () => {
  it.each(['/api/docs', '/api/docs/'])(
    'finds all its files under %s, and its policy lets them run',
    async (address) => {
      const page = await fetch(`${studio.url}${address}`);
      const html = await page.text();
      expect(page.status).toBe(200);
      const policy = directives(page.headers.get('content-security-policy'));
      // Nothing but files of ours: no script stands in the page or has an address elsewhere.
      const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)];
      expect(scripts.length).toBeGreaterThanOrEqual(3);
      expect(scripts.map(([, , inline]) => inline?.trim())).toEqual(scripts.map(() => ''));
      expect(html).not.toMatch(/\son\w+="/);
      if (/<style|style="/.test(html)) expect(policy['style-src']).toContain("'unsafe-inline'");
      expect(policy['img-src']).toContain('data:');
      expect(policy['connect-src']).toEqual(["'self'"]);
      const files = [...html.matchAll(/(?:src|href)="([^"#]+)"/g)].map(
        ([, file]) => new URL(file ?? '', `${studio.url}${address}`),
      );
      expect(files.length).toBeGreaterThanOrEqual(4);
      for (const file of files) {
        expect(file.origin).toBe(studio.url.replace('[::1]', 'localhost'));
        const response = await fetch(file);
        const text = await response.text();
        expect([file.pathname, response.status, text.length > 0]).toEqual([file.pathname, 200, true]);
        if (file.pathname.endsWith('.js')) expect(response.headers.get('content-type')).toMatch(/javascript/);
      }
    },
  );

  it('never shows a token that somebody typed before', async () => {
    const script = await (await fetch(`${studio.url}/api/docs/swagger-ui-init.js`)).text();
    expect(script).toMatch(/"persistAuthorization": false/);
  });
});
