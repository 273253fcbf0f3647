// Importing a history of charts through the running product: upload, job, lists and events.
// `npm run bench -- import`; BENCH_ROWS sets the size.
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chartLines } from './support/chart-lines.js';
import { OwnProduct } from './support/own-product.js';
import { print } from './support/scratch.js';

const ROWS = Number(process.env.BENCH_ROWS ?? 1_000_000);
const GOALS = { perSecond: 20_000, megabytes: 300 };
const POLL_MS = 200;

interface Job {
  state: string;
  error?: string | null;
  result?: { rows: number };
}

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'gamekit-import-'));
const product = new OwnProduct(dataDir, Number(process.env.BENCH_PORT ?? 41_050), { RATE_LIMIT: 'off' });
let peak = 0;
try {
  await product.start();
  await product.signIn();
  const file = [...chartLines(ROWS)].join('');
  const started = performance.now();
  const uploaded = await product.upload('/api/rankings/import?filename=charts.csv', file);
  if (uploaded.status !== 202) throw new Error(`The upload answered ${uploaded.status}: ${uploaded.text}`);
  const uploadMs = performance.now() - started;
  const { jobId } = JSON.parse(uploaded.text) as { jobId: string };
  const { rows } = await finishJob(jobId);
  const seconds = (performance.now() - started) / 1_000;
  const perSecond = Math.round(rows / seconds);
  const load = os.loadavg().map((value) => value.toFixed(1));
  print(`Import of ${rows.toLocaleString('en')} rows with their events, load average ${load.join(', ')}`);
  print(
    `  ${seconds.toFixed(1)} s, of it upload ${(uploadMs / 1_000).toFixed(1)} s: ${perSecond.toLocaleString('en')} rows/s (at least ${GOALS.perSecond.toLocaleString('en')})`,
  );
  print(`  memory of the process at most ${peak.toFixed(0)} MB (below ${GOALS.megabytes})`);
  if (perSecond < GOALS.perSecond || peak >= GOALS.megabytes) process.exitCode = 1;
} finally {
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}

/** Waits for the end of a job, measuring memory meanwhile. @returns its result */
async function finishJob(jobId: string): Promise<{ rows: number }> {
  for (;;) {
    await wait(POLL_MS);
    peak = Math.max(peak, product.memory);
    const { text } = await product.send('GET', `/api/jobs/${jobId}`);
    const job = JSON.parse(text) as Job;
    if (job.state === 'completed' && job.result) return job.result;
    if (job.state !== 'queued' && job.state !== 'running') throw new Error(`The job ended: ${text}`);
  }
}
