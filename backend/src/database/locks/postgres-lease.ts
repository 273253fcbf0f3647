import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';

/** A dead process stops renewing; another may continue after this time. */
const LEASE_SECONDS = 15;
const RENEW_MS = 5_000;
const RETRY_MS = 250;

/** Runs the work of a key exclusively across all processes, without holding a connection. */
@Injectable()
export class PostgresLease {
  constructor(private readonly source: DataSource) {}

  /**
   * Runs `work` when the lease of the key is free. Until then, `findResult` is polled; a result ends the wait.
   * @param key short; keys of different uses need different prefixes
   * @throws the signal's reason when it is aborted first
   */
  async runExclusive<T>(
    key: string,
    { findResult, work }: { findResult: () => Promise<T | undefined>; work: () => Promise<T> },
    signal?: AbortSignal,
  ): Promise<T> {
    const owner = randomUUID();
    while (!(await this.acquire(key, owner))) {
      await wait(RETRY_MS, undefined, { signal });
      const found = await findResult();
      if (found !== undefined) return found;
    }
    const renewal = setInterval(() => void this.acquire(key, owner).catch(() => undefined), RENEW_MS);
    try {
      // It may have been stored since the last check.
      return (await findResult()) ?? (await work());
    } finally {
      clearInterval(renewal);
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
