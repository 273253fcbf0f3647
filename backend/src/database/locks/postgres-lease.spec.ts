import type { DataSource } from 'typeorm';
import { PostgresLease } from './postgres-lease.js';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs work that ends when it is told that its lease was lost; renewals behave as given. */
async function runUntilLost(renew: () => Promise<unknown[]>, milliseconds: number): Promise<string> {
  let isFirst = true;
  const query = (sql: string) => {
    if (!sql.startsWith('insert')) return Promise.resolve([]);
    if (!isFirst) return renew();
    isFirst = false;
    return Promise.resolve([{}]);
  };
  const running = new PostgresLease({ query } as unknown as DataSource).runExclusive('key', {
    findResult: () => Promise.resolve(undefined),
    work: (leased) =>
      new Promise<string>((resolve) => {
        leased.addEventListener('abort', () => resolve('lost'));
        setTimeout(() => resolve('done'), milliseconds - 1);
      }),
  });
  await jest.advanceTimersByTimeAsync(milliseconds);
  return running;
}

it('tells the work when another process has taken the lease', async () => {
  expect(await runUntilLost(() => Promise.resolve([]), 60_000)).toBe('lost');
});

it('tells the work before the lease ends when the database does not answer', async () => {
  expect(await runUntilLost(() => new Promise(() => undefined), 15_000)).toBe('lost');
  expect(await runUntilLost(() => Promise.reject(new Error('gone')), 15_000)).toBe('lost');
});

it('lets the work end while the lease is renewed', async () => {
  expect(await runUntilLost(() => Promise.resolve([{}]), 60_000)).toBe('done');
});
