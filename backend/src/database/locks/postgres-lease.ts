import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { unavailable } from '../../common/errors/problem.js';

/** A dead process stops renewing; another may continue after this time. */
const LEASE_SECONDS = 15;
const RENEW_MS = 5_000;
const RETRY_MS = 250;

/** Some time before another process may acquire it. */
const LOST_AFTER_MS = (LEASE_SECONDS - 2) * 1_000;

/** Runs the work of a key exclusively across all processes, without holding a connection. */
@Injectable()
export class PostgresLease {
  constructor(private readonly source: DataSource) {}

  /**
   * Runs `work` when the lease of the key is free. Until then, `findResult` is polled; a result ends the wait.
   * The signal of `work` is aborted when the lease was lost, since another process may then do the same work.
   * @param key short; keys of different uses need different prefixes
   * @throws the signal's reason when it is aborted first
   */
  async runExclusive<T>(
    key: string,
    {
      findResult,
      work,
    }: { findResult: () => Promise<T | undefined>; work: (leased: AbortSignal) => Promise<T> },
    signal?: AbortSignal,
  ): Promise<T> {
    const owner = randomUUID();
    while (!(await this.acquire(key, owner))) {
      await wait(RETRY_MS, undefined, { signal });
      const found = await findResult();
      if (found !== undefined) return found;
    }
    const lost = new AbortController();
    const lose = () =>
      lost.abort(unavailable('The database did not answer in time.', 'database_unavailable'));
    const expiry = setTimeout(lose, LOST_AFTER_MS);
    const renew = async () => {
      const isHeld = await this.acquire(key, owner).catch(() => undefined);
      if (isHeld) expiry.refresh();
      else if (isHeld === false) lose();
    };
    const renewal = setInterval(() => void renew(), RENEW_MS);
    try {
      // It may have been stored since the last check.
      return (await findResult()) ?? (await work(lost.signal));
    } finally {
      clearInterval(renewal);
      clearTimeout(expiry);
      await this.source
        .query('delete from leases where key = $1 and owner = $2', [key, owner])
        .catch(() => undefined);
    }
  }

  /** Acquires or renews the lease. */
  private async acquire(key: string, owner: string): Promise<boolean> {
    const rows = await this.source.query<unknown[]>(
      `insert into leases as l (key, owner, lease_until)
       values ($1, $2, now() + make_interval(secs => ${LEASE_SECONDS}))
       on conflict (key) do update set owner = excluded.owner, lease_until = excluded.lease_until
       where l.owner = excluded.owner or l.lease_until < now()
       returning 1`,
      [key, owner],
    );
    return rows.length > 0;
  }
}
