import { setTimeout as wait } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';

const TRY_MS = 200;

/**
 * Takes an advisory lock for the rest of the transaction. Asks again and again rather than waiting in the database, so
 * that whoever is in line can still be cancelled.
 * @throws the signal's reason when it is aborted first
 */
export async function abortableLock(manager: EntityManager, key: number, signal: AbortSignal): Promise<void> {
  for (;;) {
    signal.throwIfAborted();
    const [tried] = await manager.query<{ locked: boolean }[]>(
      'select pg_try_advisory_xact_lock($1) as locked',
      [key],
    );
    if (tried?.locked) return;
    await wait(TRY_MS, undefined, { signal }).catch(() => undefined);
  }
}
