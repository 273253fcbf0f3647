// Kills the product while rules tell of charts that came in, again and again, and looks for alerts that got lost or
// doubled: each must be in the bell exactly once, and must reach a webhook at least once under the same id.
// `npm run bench -- kill-alerts`; BENCH_KILLS sets how often.
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OwnProduct } from './support/own-product.js';
import { print } from './support/scratch.js';

const KILLS = Number(process.env.BENCH_KILLS ?? 20);
/** Games that come into the top with every chart; more would be one summary. */
const NEWCOMERS = 4;
const TOP = 20;
const DAY_MS = 86_400_000;
const ANSWER_MS = 120;
const MAX_LATE_MS = 240_000;

interface Bell {
  id: string;
  bundleId: string;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'gamekit-kill-alerts-'));
const port = Number(process.env.BENCH_PORT ?? 41_030);
const env = { RATE_LIMIT: 'off', SAMPLE_DATA: 'off', WEBHOOK_PRIVATE_TARGETS: 'on' };
const product = new OwnProduct(dataDir, port, env);
const faults: string[] = [];
/** How often each alert arrived, by its id; with the message ids that it had. */
const arrived = new Map<string, { times: number; messages: Set<string> }>();
const receiver = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    note(Buffer.concat(parts).toString(), String(request.headers['webhook-id']));
    // Slow enough for a kill to come in between.
    setTimeout(() => response.writeHead(204).end(), ANSWER_MS);
  });
});
await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
const expected: string[] = [];

try {
  await product.start();
  await product.signIn();
  await importDay(0);
  await makeRule();
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const job = await upload(kill).catch(() => undefined);
    if (job === undefined) faults.push(`kill ${kill}: the chart was not taken`);
    // Sometimes while the chart is written, sometimes while its alert is created or sent.
    await wait(Math.random() * 1_200);
    await product.end('SIGKILL');
    await product.start();
    // Had the chart not been written, its import is repeated; had it been, the same again is no news.
    await importDay(kill);
    expected.push(...listNewcomers(kill));
  }
  await check();
} finally {
  await product.end('SIGTERM');
  receiver.closeAllConnections();
  receiver.close();
  rmSync(dataDir, { recursive: true, force: true });
}

const repeated = [...arrived.values()].filter(({ times }) => times > 1).length;
print(`${KILLS} kills, ${expected.length} alerts due, ${arrived.size} arrived, ${repeated} of them repeated`);
for (const fault of faults) print(`  ${fault}`);
print(faults.length === 0 ? 'each once in the bell, none lost' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

function note(body: string, message: string): void {
  const { type, data } = JSON.parse(body) as { type: string; data: { id: string } };
  if (!type.startsWith('alert')) return;
  const known = arrived.get(data.id) ?? { times: 0, messages: new Set<string>() };
  known.times += 1;
  known.messages.add(message);
  arrived.set(data.id, known);
}

function listNewcomers(at: number): string[] {
  return at === 0 ? [] : Array.from({ length: NEWCOMERS }, (_, one) => `com.kill.d${at}n${one}`);
}

/** A chart of a day: newcomers on top, and others that have been there all the time. */
function writeChart(at: number): string {
  const day = new Date(Date.now() - (KILLS + 1 - at) * DAY_MS).toISOString().slice(0, 10);
  const others = Array.from({ length: 30 }, (_, one) => `com.kill.other${one}`);
  const rows = [...listNewcomers(at), ...others].map(
    (id, place) => `${day},android,us,grossing,all,${place + 1},${id},Game ${id},Studio`,
  );
  return ['date,platform,country,type,category,rank,bundle_id,title,developer', ...rows].join('\n');
}

async function upload(at: number): Promise<string> {
  const { status, text } = await product.upload(
    `/api/rankings/import?filename=day-${at}.csv`,
    writeChart(at),
  );
  if (status !== 202) throw new Error(`the import answered ${status}: ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { jobId: string }).jobId;
}

/** Imports a day and waits until that is done. */
async function importDay(at: number): Promise<void> {
  const id = await upload(at);
  const until = performance.now() + MAX_LATE_MS;
  while (performance.now() < until) {
    const { text } = await product.send('GET', `/api/jobs/${id}`);
    const { state } = JSON.parse(text) as { state: string };
    if (state === 'completed') return;
    if (state === 'failed' || state === 'cancelled') throw new Error(`day ${at}: the import ${state}`);
    await wait(50);
  }
  throw new Error(`day ${at}: the import did not end`);
}

async function makeRule(): Promise<void> {
  const { port: listening } = receiver.address() as AddressInfo;
  const { status, text } = await product.send('POST', '/api/alert-rules', {
    ...{ kind: 'enters_top', top: TOP, scope: 'all', rankingType: 'revenue', cooldownDays: 0 },
    webhookUrl: `http://127.0.0.1:${listening}/alerts`,
  });
  if (status !== 201) throw new Error(`the rule was refused: ${status} ${text}`);
}

async function check(): Promise<void> {
  const until = performance.now() + MAX_LATE_MS;
  const listBell = async () =>
    (await product.rows<Bell>('/api/alerts')).filter(({ bundleId }) => expected.includes(bundleId));
  let bell = await listBell();
  while (bell.length < expected.length || bell.some(({ id }) => !arrived.has(id))) {
    if (performance.now() > until) break;
    await wait(500);
    bell = await listBell();
  }
  for (const bundleId of expected) {
    const alerts = bell.filter((alert) => alert.bundleId === bundleId);
    if (alerts.length !== 1) faults.push(`${bundleId} is in the bell ${alerts.length} times`);
    for (const { id } of alerts)
      if (!arrived.has(id)) faults.push(`the alert about ${bundleId} never arrived`);
  }
  for (const [id, { messages }] of arrived)
    if (messages.size > 1) faults.push(`alert ${id} arrived under ${messages.size} ids`);
  for (const id of arrived.keys())
    if (!bell.some((alert) => alert.id === id)) faults.push(`alert ${id} arrived and is not in the bell`);
}
