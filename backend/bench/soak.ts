// Long load on the whole product: 100 requests a second with 10 % writes, then three times what it can do, then little.
// `npm run bench -- soak`; BENCH_SECONDS (300), BENCH_OVERLOAD_SECONDS (60) and BENCH_RATE (100) make it shorter.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { OwnProduct } from './support/own-product.js';
import { sampleWrite } from './support/sample-writes.js';
import { print } from './support/scratch.js';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 300);
const OVERLOAD_SECONDS = Number(process.env.BENCH_OVERLOAD_SECONDS ?? 60);
const RATE = Number(process.env.BENCH_RATE ?? 100);
const WARM_UP_SECONDS = 15;
const CALM_RATE = 50;
const CEILING_SECONDS = 10;
/** Clients that an overload may have waiting; more are turned away before they reach the product. */
const MOST_OPEN = 2_000;
const GOALS = { p99: 150, slope: 1, peak: 400 };

interface Figures {
  reads: number[];
  writes: number[];
  statuses: Map<number, number>;
  broken: number;
  /** Not sent because too many were open. */
  left: number;
}

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
  const reads = readsOf(games.map(({ bundleId }) => bundleId));
  const bundleId = games[0]?.bundleId ?? '';
  const one = (n: number) => {
    if (n % 10 !== 9) return { method: 'GET', path: reads[n % reads.length] ?? '/', body: undefined };
    written += 1;
    return { method: 'POST', ...sampleWrite(written, bundleId, { brainstorms: false }) };
  };
  await drive(RATE, WARM_UP_SECONDS, one);

  const memory: [seconds: number, megabytes: number][] = [];
  const began = performance.now();
  const sampling = setInterval(
    () => memory.push([(performance.now() - began) / 1_000, product.memory]),
    1_000,
  );
  const atStart = product.memory;
  const load = await drive(RATE, SECONDS, one);
  clearInterval(sampling);
  const later = memory.slice(Math.floor(memory.length / 2));
  const slope = slopeOf(later) * 60;
  const peak = Math.max(...memory.map(([, megabytes]) => megabytes));
  tell(`${RATE}/s for ${SECONDS} s`, load);
  print(
    `  memory ${mb(atStart)} at the start, ${mb(later[0]?.[1] ?? NaN)} half way, ${mb(product.memory)} at the end; ` +
      `${slope.toFixed(2)} MB/min over the second half, peak ${mb(peak)}`,
  );
  expectCalm('under load', load);
  if (slope > GOALS.slope) faults.push(`memory grows by ${slope.toFixed(2)} MB a minute`);
  if (peak > GOALS.peak) faults.push(`memory reaches ${mb(peak)}`);

  const ceiling = await ceilingOf(one);
  print(`ceiling of this mix: ${Math.round(ceiling)} requests/s`);
  const overload = await drive(ceiling * 3, OVERLOAD_SECONDS, one);
  tell(`${Math.round(ceiling * 3)}/s for ${OVERLOAD_SECONDS} s`, overload);
  if (!product.alive) throw new Error(`It did not survive: ${product.printed.slice(-500)}`);
  const strange = [...overload.statuses.keys()].filter(
    (status) => status >= 400 && status !== 429 && status !== 503,
  );
  if (strange.length > 0) faults.push(`answers under overload: ${strange.join(', ')}`);
  await drive(CALM_RATE, 10, one);
  const after = await drive(CALM_RATE, 20, one);
  tell(`10 s later, ${CALM_RATE}/s`, after);
  expectCalm('after the overload', after);
} finally {
  await product.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults) print(`  missed: ${fault}`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** What people look at all day. */
function readsOf(bundleIds: string[]): string[] {
  const sort = encodeURIComponent('["createdAt","DESC"]');
  const range = encodeURIComponent('[0,24]');
  return [
    '/api/rankings/current?platform=android&category=all&country=us',
    '/api/rankings/current?platform=ios&category=all&country=us',
    `/api/games?range=${range}`,
    `/api/tags?range=${range}`,
    `/api/ideas?range=${range}&sort=${sort}`,
    `/api/prototypes?range=${range}`,
    `/api/revenue-entries?range=${range}`,
    '/api/revenue-entries/overview',
    '/api/dashboard',
    '/api/trends/mechanics',
    `/api/activity?range=${range}`,
    '/api/auth/session',
    ...bundleIds.slice(0, 11).map((bundleId) => `/api/games/${bundleId}`),
  ];
}

/** Sends `rate` requests a second whether or not they are answered; times count from when each was due. */
async function drive(
  rate: number,
  seconds: number,
  one: (n: number) => { method: string; path: string; body?: object | undefined },
): Promise<Figures> {
  const figures: Figures = { reads: [], writes: [], statuses: new Map(), broken: 0, left: 0 };
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const total = Math.round(rate * seconds);
  for (let n = 0; n < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * rate) + 1);
    for (; n < due; n += 1) {
      if (open.size >= MOST_OPEN) {
        figures.left += 1;
        continue;
      }
      const asked = ask(one(n), began + (n / rate) * 1_000, figures).finally(() => open.delete(asked));
      open.add(asked);
    }
    await wait(Math.max(1, Math.min(20, 1_000 / rate)));
  }
  await Promise.all(open);
  return figures;
}

async function ask(
  { method, path: address, body }: { method: string; path: string; body?: object | undefined },
  due: number,
  figures: Figures,
): Promise<void> {
  try {
    const { status } = await product.send(method, address, body);
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
    if (status < 400) (method === 'GET' ? figures.reads : figures.writes).push(performance.now() - due);
  } catch {
    figures.broken += 1;
  }
}

/** Requests a second when 32 clients send one after the other. */
async function ceilingOf(one: (n: number) => { method: string; path: string; body?: object | undefined }) {
  const figures: Figures = { reads: [], writes: [], statuses: new Map(), broken: 0, left: 0 };
  const until = performance.now() + CEILING_SECONDS * 1_000;
  let n = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() < until) await ask(one(n++), performance.now(), figures);
    }),
  );
  return n / CEILING_SECONDS;
}

function tell(what: string, { reads, writes, statuses, broken, left }: Figures): void {
  const times = (values: number[]) =>
    `p50 ${percentile(values, 0.5).toFixed(0)} ms, p99 ${percentile(values, 0.99).toFixed(0)} ms`;
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  print(`${what}: reads ${times(reads)}; writes ${times(writes)}`);
  print(`  ${counts.join(', ')}, ${broken} broken connections${left > 0 ? `, ${left} never sent` : ''}`);
}

function expectCalm(when: string, { reads, statuses, broken }: Figures): void {
  const p99 = percentile(reads, 0.99);
  if (p99 > GOALS.p99) faults.push(`p99 of reads ${when} is ${p99.toFixed(0)} ms`);
  const errors = [...statuses].filter(([status]) => status >= 400);
  if (errors.length > 0 || broken > 0) faults.push(`errors ${when}`);
}

function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

/** Of a straight line through the points, by least squares. */
function slopeOf(points: [number, number][]): number {
  const mean = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const above = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  const below = points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
  return above / below;
}

function mb(megabytes: number): string {
  return `${Math.round(megabytes)} MB`;
}
