import http from 'node:http';
import path from 'node:path';
import { text as readText } from 'node:stream/consumers';
import type { Response as ApiResponse } from 'supertest';
import { apiDocument } from '../src/api-document/api-document.js';
import { documentedAnswers } from './support/documented-answers.js';
import { lintDocument } from './support/lint-document.js';
import { malformedCases, type MalformedCase, plainAddress } from './support/malformed.js';
import { dereference, type Operation, listOperations } from './support/operations.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';

/** What a body of ours never says: traces, statements, names of files and libraries. */
const LEAKS =
  /\bat \S+ \(|node_modules|\.[jt]s:\d|\bselect .* from\b|\binsert into\b|typeorm|fastify|nestjs|\bpg-|postgres|QueryFailed|ECONN|SQLSTATE|FST_/i;
/** What takes longer waits for something that does not come. */
const SLOW_MS = 20_000;
const AT_ONCE = 4;

const agent = new http.Agent({ keepAlive: true });

let studio: TestApp;
let operations: Operation[];
let check: (answer: ApiResponse) => void;
let token: string;

beforeAll(async () => {
  studio = await openTestApp();
  operations = listOperations(studio.app);
  check = documentedAnswers(apiDocument(studio.app));
  token = await studio.getToken(ADMIN.email, ADMIN.password);
});
afterAll(async () => {
  agent.destroy();
  await studio.close();
});

/** Sends a request as it is, by connections that are kept: half the work of fetch, and there are 20,000. */
async function send(
  operation: Operation,
  request: Pick<MalformedCase, 'path' | 'headers' | 'body'>,
  bearer?: string,
): Promise<{ status: number; text: string; milliseconds: number }> {
  const started = performance.now();
  const method = operation.method.toUpperCase();
  const url = new URL(`${studio.url}${request.path}`);
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const body = method === 'GET' ? undefined : request.body;
    const headers = {
      ...request.headers,
      ...(bearer === undefined ? {} : { authorization: bearer }),
      ...(body === undefined ? {} : { 'content-length': Buffer.byteLength(body) }),
    };
    http.request(url, { method, headers, agent }, resolve).on('error', reject).end(body);
  });
  // A stream has no end of its own; its head is all that matters here.
  const isStream = response.headers['content-type']?.includes('event-stream') ?? false;
  const text = isStream ? '' : await readText(response);
  if (isStream) response.destroy();
  const status = response.statusCode ?? 0;
  const parsed = status >= 400 ? (JSON.parse(text) as object) : {};
  check({
    request: { method, url: url.href },
    status,
    headers: response.headers,
    body: parsed,
  } as unknown as ApiResponse);
  return { status, text, milliseconds: performance.now() - started };
}

/** Some operations end sessions; the next one needs a living one. */
async function livingToken(): Promise<string> {
  const session = await fetch(`${studio.url}/api/auth/session`, {
    headers: { authorization: `Bearer ${token}` },
  });
  await session.text();
  if (session.status !== 200) token = await studio.getToken(ADMIN.email, ADMIN.password);
  return `Bearer ${token}`;
}

describe('the document', () => {
  it('states who may call every operation and what it returns', () => {
    const document = apiDocument(studio.app);
    expect(operations.length).toBeGreaterThan(15);
    for (const { name, method, path: address, access, inPath } of operations) {
      const operation = (document.paths[address] as Record<string, Record<string, unknown>>)[method]!;
      expect([name, access]).toEqual([name, expect.stringMatching(/^(public|user|analyst|admin)$/)]);
      const { responses, security, parameters, operationId, description } = operation as {
        description: string;
        responses: Record<string, { content?: object }>;
        security: object[];
        parameters: { name: string; in: string }[];
        operationId: string;
      };
      const statuses = Object.keys(responses).map(Number);
      const mustHave = [
        400,
        429,
        500,
        503,
        ...(access === 'public' ? [] : [401]),
        ...(access === 'admin' || access === 'analyst' ? [403] : []),
      ];
      expect([name, statuses]).toEqual([name, expect.arrayContaining(mustHave)]);
      for (const status of statuses.filter((code) => code >= 400)) {
        expect([name, Object.keys(dereference(document, responses[status]!).content ?? {})]).toEqual([
          name,
          ['application/problem+json'],
        ]);
      }
      expect([name, security]).toEqual([name, access === 'public' ? [{}] : [{ bearer: [] }]]);
      const documented = parameters
        .map((entry) => dereference(document, entry))
        .filter((entry) => entry.in === 'path')
        .map((entry) => entry.name);
      expect([name, documented.sort()]).toEqual([name, [...inPath].sort()]);
      expect(operationId).toMatch(/^\w+$/);
      expect([name, description]).toEqual([
        name,
        expect.stringMatching(/(sign-in|signed in|administrators)\.$|403\.$|need `\w+:\w+`\.$/),
      ]);
    }
    const ids = operations.map(
      (operation) =>
        (document.paths[operation.path] as Record<string, { operationId: string }>)[operation.method]
          ?.operationId,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is free of faults, as committed', async () => {
    expect(await lintDocument(path.resolve(__dirname, '../../openapi.json'))).toEqual([]);
  }, 120_000);

  it('is served to everybody', async () => {
    const answer = await studio.api.get('/api/openapi.json').expect(200);
    expect(Object.keys((answer.body as { paths: object }).paths).sort()).toEqual(
      [...new Set(operations.map((operation) => operation.path))].sort(),
    );
  });

  it('opens these operations to strangers and no others', () => {
    const open = operations.filter(({ access }) => access === 'public').map(({ name }) => name);
    expect(open.sort()).toEqual([
      'GET /api/digests/feed.atom',
      'GET /api/health/live',
      'GET /api/health/ready',
      'POST /api/auth/login',
      'POST /api/auth/logout',
      'POST /api/auth/password-reset',
      'POST /api/auth/password-reset/confirm',
      'POST /api/auth/refresh',
      'POST /api/auth/signup',
      'POST /api/auth/signup/confirm',
    ]);
  });
});

it('answers malformed requests of every operation with a problem, quickly, and never with 5xx', async () => {
  const faults: string[] = [];
  let sent = 0;
  for (const operation of operations) {
    const bearer = operation.access === 'public' ? undefined : await livingToken();
    const tries = malformedCases(operation);
    await runEach(tries, AT_ONCE, async (request) => {
      const label = `${operation.name}, ${request.what}`;
      const answer = await send(operation, request, bearer).catch((error: Error) => error);
      sent += 1;
      if (answer instanceof Error) faults.push(`${label}: ${answer.message} ${String(answer.cause ?? '')}`);
      else if (answer.status >= 500 && !(operation.asksOutside && request.asksOutside && answer.status > 501))
        faults.push(`${label}: ${answer.status}`);
      else if (answer.milliseconds > SLOW_MS) faults.push(`${label}: ${answer.milliseconds} ms`);
      else if (request.refuse && answer.status < 400) faults.push(`${label}: accepted with ${answer.status}`);
      else if (answer.status >= 400 && LEAKS.test(withoutInstance(answer.text)))
        faults.push(`${label}: says ${answer.text}`);
    });
  }
  expect(faults).toEqual([]);
  expect(sent).toBeGreaterThan(operations.length * 15);
  expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  await studio.admin.get('/api/health/ready').expect(200);
}, 240_000);

it('refuses strangers and forged tokens first, whatever they send', async () => {
  const [header = '', claims = ''] = token.split('.');
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const read = JSON.parse(Buffer.from(claims, 'base64url').toString()) as object;
  const forged = [
    ...[
      '',
      'Bearer',
      'Bearer ',
      'Bearer null',
      'Basic YTpi',
      `Token ${token}`,
      `Bearer ${token}x`,
      'Bearer a.b.c',
    ],
    `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    `Bearer ${header}.${encode({ ...read, role: 'admin', sub: ADMIN.email })}.${token.split('.')[2]}`,
    `Bearer ${header}.${claims}.`,
    `Bearer ${encode({ alg: 'RS256', typ: 'JWT' })}.${claims}.${token.split('.')[2]}`,
    `Bearer ${'x'.repeat(8_000)}`,
    'Bearer gdk_0000000000000000000000000000000000000000000',
    `Bearer ${token}, Bearer ${token}`,
    'Bearer ﻿'.normalize('NFKD').replace(/[^\x20-\x7e]/g, ''),
  ];
  const faults: string[] = [];
  for (const operation of operations.filter(({ access }) => access !== 'public')) {
    const cases = malformedCases(operation);
    const some = cases.filter((_, index) => index % Math.ceil(cases.length / 4) === 0);
    const plain = { path: plainAddress(operation) };
    const tries: [Pick<MalformedCase, 'path' | 'headers' | 'body'>, string | undefined][] = [
      ...[plain, ...some].map((request) => [request, undefined] as [typeof plain, undefined]),
      ...forged.map((bearer) => [plain, bearer] as [typeof plain, string]),
    ];
    for (const [request, bearer] of tries) {
      const answer = await send(operation, request, bearer).catch((error: Error) => error);
      if (answer instanceof Error)
        faults.push(`${operation.name}, ${request.path.slice(0, 60)}: ${answer.message}`);
      else if (answer.status !== 401)
        faults.push(
          `${operation.name} ${request.path.slice(0, 60)} with ${bearer?.slice(0, 30)}: ${answer.status}`,
        );
    }
  }
  expect(faults).toEqual([]);
}, 60_000);

async function runEach<T>(
  items: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  // One iterator for all: each takes the next item when it is done with its last.
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item);
    }),
  );
}

/** The address of the request is repeated; it may hold anything. */
function withoutInstance(text: string): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), instance: '' });
}
