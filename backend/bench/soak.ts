// Long load on the whole product: 100 requests a second with 10 % writes, then three times what it can do, then little.
// `npm run bench -- soak`; BENCH_SECONDS (300), BENCH_OVERLOAD_SECONDS (60) and BENCH_RATE (100) make it shorter.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  drive,
  type Figures,
  findPercentile,
  listReads,
  measureCeiling,
  printLoad,
} from './support/mixed-load.js';
import { OwnProduct } from './support/own-product.js';
import { sampleWrite } from './support/sample-writes.js';
import { print } from './support/scratch.js';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 300);
const OVERLOAD_SECONDS = Number(process.env.BENCH_OVERLOAD_SECONDS ?? 60);
const RATE = Number(process.env.BENCH_RATE ?? 100);
const WARM_UP_SECONDS = 15;
const CALM_RATE = 50;
const GOALS = { p99: 150, slope: 1, peak: 400 };

const dataDir = mkdtempSync(path.join(tmpdir(), 'gamekit-soak-'));
const product = new OwnProduct(dataDir, Number(process.env.BENCH_PORT ?? 41_030), {
  RATE_LIMIT: 'on',
  RATE_LIMIT_PER_MINUTE: '1000000000',
});
const faults: string[] = [];
let written = 0;

try {
  await product.start();
  await product.signIn();
  const games = await product.rows<{ bundleId: string; platform: string }>('/api/games?range=[0,49]');
  const reads = listReads(games.map(({ bundleId }) => bundleId));
  const bundleId = games[0]?.bundleId ?? '';
  const one = (n: number) => {
    if (n % 10 !== 9) return { method: 'GET', path: reads[n % reads.length] ?? '/', body: undefined };
    written += 1;
    return { method: 'POST', ...sampleWrite(written, bundleId, { brainstorms: false }) };
  };
  await drive(product, RATE, WARM_UP_SECONDS, one);

  const memory: [seconds: number, megabytes: number][] = [];
  const began = performance.now();
  const sampling = setInterval(
    () => memory.push([(performance.now() - began) / 1_000, product.memory]),
    1_000,
  );
  const atStart = product.memory;
  const load = await drive(product, RATE, SECONDS, one);
  clearInterval(sampling);
  const later = memory.slice(Math.floor(memory.length / 2));
  const slope = computeSlope(later) * 60;
  const peak = Math.max(...memory.map(([, megabytes]) => megabytes));
  printLoad(`${RATE}/s for ${SECONDS} s`, load);
  print(
    `  memory ${mb(atStart)} at the start, ${mb(later[0]?.[1] ?? NaN)} half way, ${mb(product.memory)} at the end; ` +
      `${slope.toFixed(2)} MB/min over the second half, peak ${mb(peak)}`,
  );
  expectCalm('under load', load);
  if (slope > GOALS.slope) faults.push(`memory grows by ${slope.toFixed(2)} MB a minute`);
  if (peak > GOALS.peak) faults.push(`memory reaches ${mb(peak)}`);

  const ceiling = await measureCeiling(product, one);
  print(`ceiling of this mix: ${Math.round(ceiling)} requests/s`);
  const overload = await drive(product, ceiling * 3, OVERLOAD_SECONDS, one);
  printLoad(`${Math.round(ceiling * 3)}/s for ${OVERLOAD_SECONDS} s`, overload);
  if (!product.alive) throw new Error(`It did not survive: ${product.printed.slice(-500)}`);
  const strange = [...overload.statuses.keys()].filter(
    (status) => status >= 400 && status !== 429 && status !== 503,
  );
  if (strange.length > 0) faults.push(`answers under overload: ${strange.join(', ')}`);
  await drive(product, CALM_RATE, 10, one);
  const after = await drive(product, CALM_RATE, 20, one);
  printLoad(`10 s later, ${CALM_RATE}/s`, after);
  expectCalm('after the overload', after);
} finally {
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults) print(`  missed: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

function expectCalm(when: string, { reads, statuses, broken }: Figures): void {
  const p99 = findPercentile(reads, 0.99);
  if (p99 > GOALS.p99) faults.push(`p99 of reads ${when} is ${p99.toFixed(0)} ms`);
  const errors = [...statuses].filter(([status]) => status >= 400);
  if (errors.length > 0 || broken > 0) faults.push(`errors ${when}`);
}

/** Of a straight line through the points, by least squares. */
function computeSlope(points: [number, number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return above / below;
}

function mb(megabytes: number): string {
  return `${Math.round(megabytes)} MB`;
}
