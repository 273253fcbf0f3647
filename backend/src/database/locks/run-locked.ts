import { setTimeout as wait } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { queryPrepared } from '../rows/prepared.js';

const RETRY_MS = 200;

const LOCK_TAKEN = new Error('The lock is taken.');

/**
 * Runs long work in a transaction with an advisory lock and without a statement timeout. The lock is polled rather
 * than waited for in the database, so that waiting holds no connection and can be cancelled.
 * @throws the signal's reason when it is aborted first
 */
export async function runLocked<T>(
  source: DataSource,
  key: number,
  signal: AbortSignal,
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await source.transaction(async (manager) => {
        // Rolled back, since a commit would count as the work of an Idempotency-Key.
        if (!(await tryLock(manager, key))) throw LOCK_TAKEN;
        await manager.query(`set local statement_timeout = 0`);
        return await work(manager);
      });
    } catch (error) {
      if (error !== LOCK_TAKEN) throw error;
    }
    await wait(RETRY_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** Acquires an advisory lock until the end of the transaction. */
export async function lockUntilCommit(manager: EntityManager, key: number): Promise<void> {
  await queryPrepared(manager, 'lock', 'select pg_advisory_xact_lock($1)', [key]);
}

/** The same within a statement: a row to join with, before which no other is read. @param key such as `$1` */
export const joinLock = (key: string): string => `(select pg_advisory_xact_lock(${key}) offset 0) as locked`;

/** The same for a named lock under a key. */
export async function lockNameUntilCommit(manager: EntityManager, key: number, name: string): Promise<void> {
  await queryPrepared(manager, 'lock-name', 'select pg_advisory_xact_lock($1, hashtext($2))', [key, name]);
}

async function tryLock(manager: EntityManager, key: number): Promise<boolean> {
  const [attempt] = await manager.query<{ locked: boolean }[]>(
    'select pg_try_advisory_xact_lock($1) as locked',
    [key],
  );
  return attempt?.locked === true;
}
