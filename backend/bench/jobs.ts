// How soon a job starts, how many small items are done in a second, and how soon the job of a killed process continues.
// `npm run bench -- jobs`.
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { JobHandlers } from '../src/jobs/run/job-handlers.service.js';
import { JobRunner } from '../src/jobs/run/job-runner.js';
import { JobsService } from '../src/jobs/jobs.service.js';
import { openBenchApp } from './support/open-bench-app.js';
import { median, print, withScratchDatabase } from './support/scratch.js';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');
const STARTS = 50;
const ITEMS = 1_000;
const KILLS = 5;
const LANE = 'bench.items';

/** Calls waiting for a job to be begun, by its kind. */
const begun = new Map<string, () => void>();

async function openWorker(url: string, hold: boolean): Promise<NestFastifyApplication> {
  const app = await openBenchApp(ROOT, {
    DATABASE_URL: url,
    SAMPLE_DATA: 'off',
    JWT_SECRET: 'bench'.repeat(8),
  });
  await app.init();
  app.get(JobHandlers).register({
    kind: 'bench.one',
    run: async () => {
      begun.get('bench.one')?.();
      if (hold) await new Promise(() => process.send?.('begun'));
      return undefined;
    },
  });
  app.get(JobHandlers).register({
    kind: 'bench.many',
    lanes: { [LANE]: 7 },
    runItem: () => Promise.resolve({ state: 'done' }),
    summarize: () => Promise.resolve(void begun.get('bench.many')?.()) as Promise<undefined>,
  });
  await app.get(JobRunner).start();
  return app;
}

/** @returns milliseconds from the call until the kind is begun or, of items, summarized */
async function measure(kind: string, start: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  const reached = new Promise<void>((resolve) => begun.set(kind, resolve));
  await start();
  await reached;
  return performance.now() - started;
}

async function run(url: string): Promise<void> {
  const app = await openWorker(url, false);
  const jobs = app.get(JobsService);
  const starts: number[] = [];
  for (let i = 0; i < STARTS; i += 1) {
    starts.push(await measure('bench.one', () => jobs.start({ kind: 'bench.one', title: 'One' })));
  }
  print(`enqueued to started: ${median(starts).toFixed(0)} ms, at most ${Math.max(...starts).toFixed(0)} ms`);
  const items = Array.from({ length: ITEMS }, (_, i) => ({
    ...{ key: `${i}`, label: `${i}`, scope: 'bench', lane: LANE, params: {} },
  }));
  const took = await measure('bench.many', () => jobs.start({ kind: 'bench.many', title: 'Many' }, items));
  print(`${ITEMS} items: ${took.toFixed(0)} ms, ${((ITEMS / took) * 1_000).toFixed(0)} a second`);
  await app.close();
}

async function runKills(url: string): Promise<void> {
  const recoveries: number[] = [];
  for (let i = 0; i < KILLS; i += 1) {
    const api = await openBenchApp(ROOT, {
      DATABASE_URL: url,
      SAMPLE_DATA: 'off',
      JWT_SECRET: 'bench'.repeat(8),
    });
    await api.init();
    await api.get(JobsService).start({ kind: 'bench.one', title: 'One' });
    await api.close();
    const victim = fork(fileURLToPath(import.meta.url), [url]);
    await once(victim, 'message');
    const app = await openWorker(url, false);
    recoveries.push(await measure('bench.one', () => (victim.kill('SIGKILL'), once(victim, 'exit'))));
    await app.close();
  }
  print(
    `killed to started again: ${median(recoveries).toFixed(0)} ms, at most ${Math.max(...recoveries).toFixed(0)} ms`,
  );
}

const [, , victimOf] = process.argv;
if (victimOf) await openWorker(victimOf, true);
else
  await withScratchDatabase(ROOT, async (url) => {
    await run(url);
    await runKills(url);
  });
