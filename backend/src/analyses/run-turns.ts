import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import type { RunIdentity } from './analyses.types.js';

/** A process that dies stops renewing; whoever waits goes on when this is over. */
const LEASE_SECONDS = 15;
const RENEW_MS = 5_000;
const LOOK_MS = 250;

/** One at a time asks an outside model about a text, over all processes. Holds no connection while the model thinks. */
@Injectable()
export class RunTurns {
  constructor(private readonly source: DataSource) {}

  /**
   * Runs `work` when nobody else is at it. While somebody is, `found` is asked again and again: what it gives ends
   * the wait.
   * @throws the signal's reason when it is aborted first
   */
  async take<T>(
    identity: RunIdentity,
    { found, work }: { found: () => Promise<T | undefined>; work: () => Promise<T> },
    signal?: AbortSignal,
  ): Promise<T> {
    const key = createHash('sha256').update(JSON.stringify(identity)).digest('base64url');
    const owner = randomUUID();
    while (!(await this.lease(key, owner))) {
      await wait(LOOK_MS, undefined, { signal });
      const other = await found();
      if (other !== undefined) return other;
    }
    const renewal = setInterval(() => void this.lease(key, owner).catch(() => undefined), RENEW_MS);
    try {
      // It may have been stored between our look and our turn.
      return (await found()) ?? (await work());
    } finally {
      clearInterval(renewal);
      await this.source
        .query('delete from analysis_turns where key = $1 and owner = $2', [key, owner])
        .catch(() => undefined);
    }
  }

  private async lease(key: string, owner: string): Promise<boolean> {
    const rows = await this.source.query<unknown[]>(
      `insert into analysis_turns as t (key, owner, lease_until)
       values ($1, $2, now() + make_interval(secs => ${LEASE_SECONDS}))
       on conflict (key) do update set owner = excluded.owner, lease_until = excluded.lease_until
       where t.owner = excluded.owner or t.lease_until < now()
       returning 1`,
      [key, owner],
    );
    return rows.length > 0;
  }
}
