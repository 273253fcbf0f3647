// Three times as many requests as the product can answer, then few again. `npm run bench -- overload`;
// BENCH_OVERLOAD_SECONDS (60) makes it shorter.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drive, findPercentile, listReads, measureCeiling, printLoad } from './support/mixed-load.js';
import { OwnProduct } from './support/own-product.js';
import { sampleWrite } from './support/sample-writes.js';
import { print } from './support/scratch.js';

const SECONDS = Number(process.env.BENCH_OVERLOAD_SECONDS ?? 60);
const WARM_UP_SECONDS = 10;
/** Share of the ceiling that is no load. */
const CALM_SHARE = 0.1;
const GOAL_MS = 1_000;

const dataDir = mkdtempSync(path.join(tmpdir(), 'gamekit-overload-'));
const product = new OwnProduct(dataDir, Number(process.env.BENCH_PORT ?? 41_035), {
  RATE_LIMIT: 'on',
  RATE_LIMIT_PER_MINUTE: '1000000000',
});
const faults: string[] = [];
let written = 0;

try {
  await product.start();
  await product.signIn();
  const games = await product.rows<{ bundleId: string }>('/api/games?range=[0,49]');
  const reads = listReads(games.map(({ bundleId }) => bundleId));
  const one = (n: number) => {
    if (n % 10 !== 9) return { method: 'GET', path: reads[n % reads.length] ?? '/', body: undefined };
    written += 1;
    return {
      method: 'POST',
      ...sampleWrite(written, games[0]?.bundleId ?? '', { brainstorms: false }),
    };
  };
  await measureCeiling(product, one);
  const ceiling = await measureCeiling(product, one);
  print(`ceiling of this mix: ${Math.round(ceiling)} requests/s`);
  const calm = Math.max(5, ceiling * CALM_SHARE);
  const before = await drive(product, calm, WARM_UP_SECONDS, one);
  printLoad(`before, ${Math.round(calm)}/s`, before);

  const load = await drive(product, ceiling * 3, SECONDS, one);
  printLoad(`${Math.round(ceiling * 3)}/s for ${SECONDS} s`, load);
  const answered = load.reads.length + load.writes.length;
  const p99 = findPercentile([...load.reads, ...load.writes], 0.99);
  print(
    `  answered ${Math.round(answered / SECONDS)}/s, ${(answered / SECONDS / ceiling).toFixed(2)} of the ceiling; ` +
      `refused after p50 ${findPercentile(load.refusals, 0.5).toFixed(0)} ms, p99 ${findPercentile(load.refusals, 0.99).toFixed(0)} ms`,
  );
  if (!product.alive) throw new Error(`It did not survive: ${product.printed.slice(-500)}`);
  const strange = [...load.statuses.keys()].filter((status) => status >= 400 && status !== 503);
  if (strange.length > 0 || load.broken > 0) faults.push(`answers other than 503: ${strange.join(', ')}`);
  if (load.refusals.length === 0) faults.push('nothing is refused');
  if (load.withoutRetry > 0) faults.push(`${load.withoutRetry} refusals without Retry-After`);
  if (p99 > GOAL_MS) faults.push(`p99 of what is answered is ${p99.toFixed(0)} ms`);

  await drive(product, calm, 10, one);
  const after = await drive(product, calm, 20, one);
  printLoad(`10 s later, ${Math.round(calm)}/s`, after);
  const [normal, now] = [before, after].map(({ reads: times }) => findPercentile(times, 0.99));
  print(`  p99 of reads is ${((now ?? NaN) / (normal ?? NaN)).toFixed(2)} of what it was before`);
  if ([...after.statuses.keys()].some((status) => status >= 400)) faults.push('errors after the overload');
} finally {
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults) print(`  missed: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;
