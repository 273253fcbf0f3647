import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { CLOSED_STORES, openTestApp, type TestApp } from './support/test-app.js';

jest.setTimeout(240_000);

const ROOT = path.resolve(__dirname, '../..');
const README = readFileSync(path.join(ROOT, 'README.md'), 'utf8');
const run = promisify(execFile);

let studio: TestApp;
let token: string;
beforeAll(async () => {
  studio = await openTestApp({ workers: true });
  await importFile(studio.admin, 'rankings', chartCsv(chart(['com.a', 'com.b'])));
  const { body } = await studio.admin.post('/api/tokens').send({ name: 'tools', scope: 'read' }).expect(201);
  ({ token } = body as { token: string });
});
afterAll(() => studio.close());

/** A row of the table of clients in the README: the code in it. */
function readRow(client: string): string[] {
  const row = README.split('\n').find((line) => line.startsWith(`| ${client} `));
  if (!row) throw new Error(`The README does not say how to connect ${client}.`);
  return [...row.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
}

/** What a reader puts in place of what the README cannot know. */
const fillIn = (text: string): string =>
  text.replace('gdk_…', token).replace('http://127.0.0.1:3000', studio.url).replace('/path/to/gamekit', ROOT);

interface Configured {
  command: string;
  args: string[];
  env: Record<string, string>;
  type: string;
  url: string;
  headers: Record<string, string>;
}
function readJson(client: string, key: string): Configured {
  const json = readRow(client).find((code) => code.startsWith('{'))!;
  const servers = (JSON.parse(fillIn(json)) as Record<string, Record<string, Configured>>)[key]!;
  return servers['gamekit']!;
}

/** Asks three tools as a client would. */
async function ask(client: Client): Promise<void> {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['list_markets', 'get_charts', 'search_games']),
  );
  const call = async (name: string, args: Record<string, unknown> = {}) => {
    const answer = await client.callTool({ name, arguments: args });
    expect(answer.isError).toBeFalsy();
    return JSON.stringify(answer.structuredContent);
  };
  expect(await call('list_markets')).toContain('"us"');
  const us = { platform: 'android', country: 'us', category: 'puzzle' };
  expect(await call('get_charts', us)).toContain('com.b');
  expect(await call('search_games', { q: 'com.a' })).toContain('com.a');
}

async function askOverHttp(url: string, headers: Record<string, string>): Promise<void> {
  const client = new Client({ name: 'tests', version: '1.0.0' });
  await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
  await ask(client).finally(() => client.close());
}

describe('over standard input and output', () => {
  // The older protocol is that of 2025-11-25.
  it.each(['older', 'newest'] as const)('the command of the README speaks the %s protocol', async (which) => {
    const mode = which === 'older' ? 'legacy' : 'auto';
    const { command, args, env } = readJson('Claude Desktop', 'mcpServers');
    expect(env).toEqual({ GAMEKIT_TOKEN: token });
    const transport = new StdioClientTransport({
      command,
      args,
      stderr: 'pipe',
      env: {
        ...{ PATH: process.env.PATH!, HOME: process.env.HOME ?? '/', ...env, ...CLOSED_STORES },
        ...{ DATABASE_URL: studio.databaseUrl, JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop' },
        ...{ SAMPLE_DATA: 'off', RATE_LIMIT: 'off' },
      },
    });
    const client = new Client({ name: 'tests', version: '1.0.0' }, { versionNegotiation: { mode } });
    await client.connect(transport, { timeout: 200_000 });
    try {
      expect(client.getServerVersion()).toMatchObject({ name: 'gamekit' });
      expect(client.getNegotiatedProtocolVersion() === '2025-11-25').toBe(which === 'older');
      await ask(client);
    } finally {
      await client.close();
    }
  });

  it('names a command that the command line has', async () => {
    const { stdout } = await run(process.execPath, [path.join(ROOT, 'backend/dist/src/cli.js'), '--help']);
    const { args } = readJson('Claude Desktop', 'mcpServers');
    expect(stdout).toContain(`  ${args.at(-1)} `);
    expect(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'))).toHaveProperty([
      'scripts',
      args.at(-3)!,
    ]);
  });
});

describe('over HTTP', () => {
  it('the command for Claude Code connects to the tools', async () => {
    const [command] = readRow('Claude Code');
    const words = [...fillIn(command!).matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, plain]) => quoted ?? plain,
    );
    const [claude, mcp, add, transport, http, name, url, header, value] = words;
    expect([claude, mcp, add, transport, http, name, header]).toEqual([
      ...['claude', 'mcp', 'add', '--transport', 'http', 'gamekit', '--header'],
    ]);
    const [key, ...secret] = value!.split(': ');
    await askOverHttp(url!, { [key!]: secret.join(': ') });
  });

  it('the configuration for VS Code connects to the tools', async () => {
    const { type, url, headers } = readJson('VS Code', 'servers');
    expect(type).toBe('http');
    await askOverHttp(url, headers);
  });
});
