import type { NewDigestFeedDto } from '../src/digests/feed/digest-feed.dto.js';
import { chart, chartCsv } from './support/charts.js';
import { importFile } from './support/jobs.js';
import { ADMIN, openTestApp, type TestApp } from './support/test-app.js';
import { waitUntil } from './support/wait-until.js';

const TOKEN = 'metrics-token-of-this-test';
let studio: TestApp;
const lines: string[] = [];
const ignore = () => undefined;
const log = (line: unknown) => void lines.push(String(line));
const logger = { log, debug: log, error: ignore, warn: log };
const env = { METRICS_TOKEN: TOKEN, LOG_LEVEL: 'debug' };
beforeAll(async () => (studio = await openTestApp({ workers: true, logger, env })));
afterAll(() => studio.close());

it('logs jobs as they start and end, with their counts and duration', async () => {
  const { id } = await importFile(studio.admin, 'rankings', chartCsv(chart(['com.a.a', 'com.b.b'])));
  expect(lines).toContain(`Job rankings.import ${id} started`);
  const end = new RegExp(
    `^Job rankings\\.import ${id} completed in [\\d.]+ s, \\d+ of \\d+ done, 0 failures$`,
  );
  // The line comes after the commit that others see.
  await waitUntil('the end is logged', () => lines.some((line) => end.test(line)));
});

it('logs failed sign-ins without what was typed', async () => {
  const password = 'not the password of ada';
  await studio.api.post('/api/auth/login').send({ email: ADMIN.email, password }).expect(401);
  const line = lines.find((text) => text.startsWith('Refused a sign-in from'));
  expect(line).toMatch(/: invalid_credentials \(request \S+\)$/);
  expect(lines.join('\n')).not.toContain(password);
});

// Feed readers cannot send a header, so the address of a feed contains its token.
it('keeps the token of a feed out of logs, metrics and other sites', async () => {
  const { body } = await studio.admin.post('/api/digests/feed').expect(201);
  const { pathname, search, searchParams } = new URL((body as NewDigestFeedDto).url);
  const { headers } = await studio.api.get(pathname + search).expect(200);
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  await studio.admin.delete('/api/digests/feed').expect(200);
  await studio.api.get(pathname + search).expect(404);
  await waitUntil('the request is logged', () => lines.some((line) => line.includes(`${pathname} 404`)));
  const { text } = await studio.api.as(TOKEN).get('/metrics').expect(200);
  expect(text).toContain(pathname);
  expect(lines.join('\n') + text).not.toContain(searchParams.get('token'));
});

it('gives the metrics to another machine that has the token, and to nobody else', async () => {
  const server = studio.app.getHttpAdapter().getInstance();
  const read = async (authorization?: string) => {
    const headers = authorization ? { authorization } : {};
    return (await server.inject({ url: '/metrics', remoteAddress: '203.0.113.9', headers })).statusCode;
  };
  expect(await read(`Bearer ${TOKEN}`)).toBe(200);
  expect(await read()).toBe(401);
  expect(await read('Bearer something-else')).toBe(401);
});
