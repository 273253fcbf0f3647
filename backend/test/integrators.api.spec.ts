import { execFile } from 'node:child_process';
import { once } from 'node:events';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { readParquet } from './support/parquet.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(120_000);

const run = promisify(execFile);
const ROOT = path.resolve(__dirname, '../..');
const GUIDE = readFileSync(path.join(ROOT, 'docs/integrators.md'), 'utf8');
const TSC = path.join(ROOT, 'node_modules/typescript/bin/tsc');

const readSnippets = (language: string) =>
  [...GUIDE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(([, text]) => text!);
const exists = (program: string) =>
  run(program, ['--version']).then(
    () => true,
    () => false,
  );

let studio: TestApp;
let folder: string;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  const lines = [1, 2, 3].flatMap((day) =>
    ['com.o.a', 'com.o.b', 'com.o.c'].map((id, at) => ({ date: `2026-03-0${day}`, rank: at + 1, id })),
  );
  await importFile(studio.admin, 'rankings', chartCsv(lines));
  const { body } = await studio.admin.post('/api/tokens').send({ name: 'guide', scope: 'read' }).expect(201);
  folder = mkdtempSync(path.join(tmpdir(), 'gamekit-guide-'));
  env = {
    ...{ PATH: process.env.PATH, HOME: folder, npm_config_update_notifier: 'false' },
    ...{ GAMEKIT_URL: studio.url, GAMEKIT_TOKEN: (body as { token: string }).token },
  };
  await installClient();
});
afterAll(async () => {
  await studio.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Packs the client as a user would and unpacks it where the snippets look for it. */
async function installClient(): Promise<void> {
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@gamekit/client'), { recursive: true });
  await run('npm', ['pack', '--pack-destination', folder], {
    cwd: path.join(ROOT, 'clients/typescript'),
    env,
  });
  const file = readdirSync(folder).find((name) => name.endsWith('.tgz'))!;
  const target = path.join(modules, '@gamekit/client');
  await run('tar', ['-xzf', path.join(folder, file), '-C', target, '--strip-components=1']);
  symlinkSync(path.join(ROOT, 'node_modules/openapi-fetch'), path.join(modules, 'openapi-fetch'));
  symlinkSync(path.join(ROOT, 'node_modules/@types'), path.join(modules, '@types'));
}

/** Type-checks a module that uses the client, and runs it. @returns what it printed */
async function runTypeScript(name: string, text: string, more: NodeJS.ProcessEnv = {}): Promise<string> {
  const file = path.join(folder, `${name}.mts`);
  writeFileSync(file, text);
  const options = [
    '--strict',
    '--target',
    'es2022',
    '--module',
    'nodenext',
    '--skipLibCheck',
    '--types',
    'node',
  ];
  await run(process.execPath, [TSC, ...options, file], { cwd: folder, env }).catch(
    (error: { stdout: string }) => {
      throw new Error(error.stdout);
    },
  );
  const { stdout } = await run(process.execPath, [path.join(folder, `${name}.mjs`)], {
    env: { ...env, ...more },
  });
  return stdout;
}

it('runs every snippet of the shell', async () => {
  if (!(await exists('curl'))) return;
  writeFileSync(
    path.join(folder, 'charts.csv'),
    chartCsv([{ date: '2026-03-04', category: 'word', rank: 1, id: 'com.o.d' }]),
  );
  const script = readSnippets('sh')
    .join('\n')
    .replace(/^export GAMEKIT_.*\n/gm, '')
    .replaceAll('http://127.0.0.1:3000', studio.url)
    .replace('you@example.com', ADMIN.email)
    .replace('"password":"…"', `"password":"${ADMIN.password}"`);
  const strict = 'set -eo pipefail\ncurl() { command curl --fail-with-body "$@"; }\n';
  const { stdout } = await run('bash', ['-c', strict + script], { cwd: folder, env });
  expect(stdout).toContain('"downloads":[{');
  expect(stdout).toMatch(/location: \/api\/jobs\//i);
  const rows = await readParquet(readFileSync(path.join(folder, 'rankings.parquet')));
  expect(rows.filter(({ bundleId }) => bundleId === 'com.o.a')).toHaveLength(3);
});

it('runs every snippet of TypeScript', async () => {
  const snippets = readSnippets('ts');
  expect(snippets.length).toBeGreaterThan(0);
  for (const [at, snippet] of snippets.entries()) {
    const output = await runTypeScript(`snippet-${at}`, snippet);
    expect(output).toContain('1 Title of com.o.a');
    expect(output.match(/^2026-03-0\dT\S+ \d com\.o\.[abc]$/gm)).toHaveLength(9);
    expect(output).toContain('game_not_found');
  }
});

it('runs every snippet of Python', async () => {
  const snippets = readSnippets('python');
  expect(snippets.length).toBeGreaterThan(0);
  if (!(await exists('python3'))) return;
  for (const snippet of snippets) {
    const { stdout } = await run('python3', ['-c', snippet], { env });
    expect(stdout).toContain(`2026-03-03 downloads ${'#'.repeat(50)}\n`);
    expect(stdout).toMatch(/^\d+ rows in all$/m);
  }
});

it('shows JSON that can be read', () => {
  for (const snippet of readSnippets('json')) expect(JSON.parse(snippet)).toEqual(expect.any(Object));
});

it('pages, follows events and knows its types', async () => {
  const output = await runTypeScript(
    'typed',
    `import { createGamekit, InvalidRequest } from '@gamekit/client';
    const gamekit = createGamekit({ url: process.env.GAMEKIT_URL!, token: process.env.GAMEKIT_TOKEN! });
    const { data } = await gamekit.GET('/api/rankings');
    const first: string = data![0]!.bundleId;
    // @ts-expect-error no such field
    void data![0]!.bundle;
    // @ts-expect-error no such path
    void gamekit.GET('/api/nothing').catch(() => undefined);
    const sizes: number[] = [];
    for await (const page of gamekit.pages('/api/rankings', { query: { limit: 4 } })) sizes.push(page.length);
    const ids: string[] = [];
    for await (const { id } of gamekit.events({ limit: 2 }, { pollSeconds: null })) ids.push(id);
    const code = await gamekit.POST('/api/tags', { body: { name: 'x' } }).catch((error) => error.code);
    const wrong = await gamekit.GET('/api/rankings', { params: { query: { filter: { q: 5 } as never } } })
      .catch((error) => error instanceof InvalidRequest && Object.keys(error.errors));
    console.log(JSON.stringify({ first, sizes, ids, code, wrong }));`,
  );
  const { body } = await studio.admin.get('/api/events?limit=1000').expect(200);
  const { sizes, ids, code, wrong, first } = JSON.parse(output) as Record<string, unknown>;
  expect(first).toMatch(/^com\.o\./);
  expect((sizes as number[]).slice(0, 2)).toEqual([4, 4]);
  expect(ids).toEqual((body as { id: string }[]).map(({ id }) => id));
  expect([code, wrong]).toEqual(['token_read_only', ['filter.q']]);
});

it('retries a temporary refusal as the response says, with the same key', async () => {
  const seen: [key: IncomingMessage['headers'][string], body: string][] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      seen.push([request.headers['idempotency-key'], body]);
      const status = [429, 503, 409][seen.length - 1] ?? 201;
      const isEnough = status === 201;
      response.writeHead(status, {
        ...{ 'content-type': 'application/json', 'retry-after': '0' },
      });
      response.end(JSON.stringify(isEnough ? { name: 'x' } : { detail: 'Later.', code: 'rate_limited' }));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const output = await runTypeScript(
      'retries',
      `import { createGamekit } from '@gamekit/client';
      const url = process.env.GAMEKIT_URL!;
      const { data } = await createGamekit({ url, token: 'gdk_x' }).POST('/api/tags', { body: { name: 'x' } });
      console.log(data!.name);`,
      { GAMEKIT_URL: `http://127.0.0.1:${port}` },
    );
    expect(output).toBe('x\n');
    expect(seen).toHaveLength(4);
    expect(new Set(seen.map(([key, body]) => `${String(key)} ${body}`)).size).toBe(1);
    expect(seen[0]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), '{"name":"x"}']);
  } finally {
    server.close();
  }
});

it('reads lists of a product under a path of the site, and does not wait for tomorrow', async () => {
  const seen: string[] = [];
  const server = createServer((request, response) => {
    seen.push(request.url!);
    const isPage = request.url!.startsWith('/tools/api/tags');
    const link = seen.length === 1 ? { link: '</tools/api/tags?after=2>; rel="next"' } : {};
    response.writeHead(isPage ? 200 : 429, {
      'content-type': 'application/json',
      'retry-after': '40000',
      ...link,
    });
    response.end(JSON.stringify(isPage ? [{ name: `page ${seen.length}` }] : { code: 'model_quota' }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const output = await runTypeScript(
      'under-a-path',
      `import { createGamekit } from '@gamekit/client';
      const gamekit = createGamekit({ url: process.env.GAMEKIT_URL!, token: 'x' });
      for await (const { name } of gamekit.rows('/api/tags')) console.log(name);
      await gamekit.GET('/api/ai/usage').catch((error) => console.log(error.code));`,
      { GAMEKIT_URL: `http://127.0.0.1:${port}/tools/` },
    );
    expect(output).toBe('page 1\npage 2\nmodel_quota\n');
    expect(seen).toEqual(['/tools/api/tags?limit=500', '/tools/api/tags?after=2', '/tools/api/ai/usage']);
  } finally {
    server.close();
  }
});

it('gives up when the product does not answer', async () => {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as AddressInfo;
    const output = await runTypeScript(
      'silent',
      `import { createGamekit } from '@gamekit/client';
      const gamekit = createGamekit({ url: process.env.GAMEKIT_URL!, token: 'x', retries: 1, timeoutSeconds: 0.1 });
      console.log(await gamekit.GET('/api/tags').catch((error) => error.name));`,
      { GAMEKIT_URL: `http://127.0.0.1:${port}` },
    );
    expect(output).toBe('TimeoutError\n');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
