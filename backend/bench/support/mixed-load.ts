import { setTimeout as wait } from 'node:timers/promises';
import type { OwnProduct } from './own-product.js';
import { print } from './scratch.js';

const CEILING_SECONDS = 10;
/** Clients that an overload may have waiting; more are turned away before they reach the product. */
const MAX_OPEN = 2_000;

export interface Figures {
  reads: number[];
  writes: number[];
  statuses: Map<number, number>;
  broken: number;
  /** Of refusals, how long they took from the sending. */
  refusals: number[];
  /** Refusals that do not say when to try again. */
  withoutRetry: number;
  /** Not sent because too many were open. */
  left: number;
}

interface Request {
  method: string;
  path: string;
  body?: object | undefined;
}

const createFigures = (): Figures => ({
  ...{ reads: [], writes: [], statuses: new Map(), broken: 0, left: 0, refusals: [], withoutRetry: 0 },
});

/** What people look at all day. */
export function listReads(bundleIds: string[]): string[] {
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
export async function drive(
  product: OwnProduct,
  rate: number,
  seconds: number,
  one: (n: number) => Request,
): Promise<Figures> {
  const figures = createFigures();
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const total = Math.round(rate * seconds);
  for (let n = 0; n < total;) {
    const due = Math.min(total, Math.floor(((performance.now() - began) / 1_000) * rate) + 1);
    for (; n < due; n += 1) {
      if (open.size >= MAX_OPEN) {
        figures.left += 1;
        continue;
      }
      const asked = ask(product, one(n), began + (n / rate) * 1_000, figures).finally(() =>
        open.delete(asked),
      );
      open.add(asked);
    }
    await wait(Math.max(1, Math.min(20, 1_000 / rate)));
  }
  await Promise.all(open);
  return figures;
}

async function ask(
  product: OwnProduct,
  { method, path: address, body }: Request,
  due: number,
  figures: Figures,
): Promise<void> {
  const sent = performance.now();
  try {
    const { status, retryAfter } = await product.send(method, address, body);
    if (status === 503) figures.refusals.push(performance.now() - sent);
    if (status === 503 && !retryAfter) figures.withoutRetry += 1;
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1);
    if (status < 400) (method === 'GET' ? figures.reads : figures.writes).push(performance.now() - due);
  } catch {
    figures.broken += 1;
  }
}

/** Requests a second when 32 clients send one after the other. */
export async function measureCeiling(product: OwnProduct, one: (n: number) => Request): Promise<number> {
  const figures = createFigures();
  const until = performance.now() + CEILING_SECONDS * 1_000;
  let n = 0;
  await Promise.all(
    Array.from({ length: 32 }, async () => {
      while (performance.now() < until) await ask(product, one(n++), performance.now(), figures);
    }),
  );
  return n / CEILING_SECONDS;
}

export function printLoad(what: string, { reads, writes, statuses, broken, left }: Figures): void {
  const times = (values: number[]) =>
    `p50 ${findPercentile(values, 0.5).toFixed(0)} ms, p99 ${findPercentile(values, 0.99).toFixed(0)} ms`;
  const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${count} x ${status}`);
  print(`${what}: reads ${times(reads)}; writes ${times(writes)}`);
  print(`  ${counts.join(', ')}, ${broken} broken connections${left > 0 ? `, ${left} never sent` : ''}`);
}

export function findPercentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}
