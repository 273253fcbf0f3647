// Kills the product in the middle of writes, again and again, and looks for what got lost, doubled or stuck.
// `npm run bench -- kill-nine`; BENCH_KILLS sets how often.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OwnProduct } from './support/own-product.js';
import { sampleWrite, type Write, WRITTEN_LISTS } from './support/sample-writes.js';
import { median, print } from './support/scratch.js';

const KILLS = Number(process.env.BENCH_KILLS ?? 50);
const WRITERS = 8;
const MAX_READY_MS = 5_000;
const MAX_STUCK_MS = 60_000;

interface Sent extends Write {
  key: string;
  /** Address of the row, once a response named it. */
  id: string | undefined;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'gamekit-kill-'));
const port = Number(process.env.BENCH_PORT ?? 41_020);
const product = new OwnProduct(dataDir, port, { RATE_LIMIT: 'off' });
const faults: string[] = [];
const sent: Sent[] = [];
const readyTimes: number[] = [];
let repeated = 0;

try {
  await product.start();
  await product.signIn();
  const [game] = await product.rows<{ bundleId: string }>('/api/games?range=[0,0]');
  if (!game) throw new Error('There is no sample game.');
  for (let kill = 0; kill < KILLS; kill += 1) {
    let dead = false;
    const job = await ask({ path: '/api/games/enrich', body: { bundleIds: [game.bundleId] }, marker: '' });
    if (job === undefined) faults.push(`kill ${kill}: no job was started`);
    const writers = Array.from({ length: WRITERS }, async () => {
      while (!dead) await ask(sampleWrite(sent.length, game.bundleId), () => dead);
    });
    await wait(200 + Math.random() * 1_500);
    dead = true;
    await product.end('SIGKILL');
    await Promise.all(writers);
    readyTimes.push(await product.start());
    const unanswered = sent.filter(({ id }) => id === undefined);
    repeated += unanswered.length;
    await Promise.all(unanswered.map((write) => again(write)));
  }
  await checkRows(game.bundleId);
  await checkJobs();
} finally {
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

const slowest = Math.max(...readyTimes);
if (slowest > MAX_READY_MS) faults.push(`ready only ${Math.round(slowest)} ms after a kill`);
print(
  `${KILLS} kills, ${sent.length} creating requests, ${repeated} sent again; ready again after ` +
    `${(median(readyTimes) / 1_000).toFixed(1)} s, at most ${(slowest / 1_000).toFixed(1)} s`,
);
for (const fault of faults) print(`  ${fault}`);
print(faults.length === 0 ? 'nothing lost, doubled or stuck' : `${faults.length} faults`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** Sends a write with a key of its own. @returns the id of its row, or undefined when no answer came */
async function ask(write: Write, mayBreak = () => false): Promise<string | undefined> {
  const one: Sent = { ...write, key: randomUUID(), id: undefined };
  sent.push(one);
  const answer = await post(one).catch((error: Error) => error);
  if (!(answer instanceof Error)) one.id = readId(one, answer);
  else if (!mayBreak()) faults.push(`${write.path}: ${answer.message} without a kill`);
  return one.id;
}

/** Sends a write once more with the same key. */
async function again(write: Sent): Promise<void> {
  const answer = await post(write).catch((error: Error) => error);
  if (answer instanceof Error) faults.push(`${write.path} sent again: ${answer.message}`);
  else write.id = readId(write, answer);
}

function post({ path: address, body, key }: Sent): ReturnType<OwnProduct['send']> {
  return product.send('POST', address, body, { 'idempotency-key': key });
}

function readId(
  { path: address, marker }: Sent,
  { status, text }: { status: number; text: string },
): string | undefined {
  if (status === 201 || status === 202) {
    const { id, jobId } = JSON.parse(text) as { id?: string; jobId?: string };
    return id ?? jobId;
  }
  faults.push(`${address} "${marker}" answered ${status}: ${text.slice(0, 200)}`);
  return undefined;
}

async function checkRows(bundleId: string): Promise<void> {
  const found = new Map<string, string[]>();
  for (const { path: address, getMarker } of WRITTEN_LISTS(bundleId)) {
    for (const row of await product.rows<{ id: string }>(address)) {
      const marker = getMarker(row as never);
      found.set(marker, [...(found.get(marker) ?? []), row.id]);
    }
  }
  for (const { path: address, marker, id } of sent.filter((write) => write.marker)) {
    const ids = found.get(marker) ?? [];
    if (ids.length > 1) faults.push(`${address} "${marker}" is there ${ids.length} times`);
    else if (id !== undefined && ids[0] !== id)
      faults.push(`${address} "${marker}" was answered and is lost`);
  }
}

async function checkJobs(): Promise<void> {
  const started = new Set(sent.filter(({ marker }) => !marker).map(({ id }) => id));
  const until = performance.now() + MAX_STUCK_MS;
  for (;;) {
    const jobs = await product.rows<{ id: string; state: string }>('/api/jobs');
    const live = jobs.filter(({ state }) => state === 'queued' || state === 'running');
    if (live.length > 0 && performance.now() < until) {
      await wait(500);
      continue;
    }
    if (live.length > 0) faults.push(`${live.length} jobs are stuck`);
    if (jobs.length !== started.size)
      faults.push(`${started.size} jobs were asked for, ${jobs.length} exist`);
    return;
  }
}
