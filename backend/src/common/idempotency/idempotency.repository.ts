import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { holdsLock, PROCESS_LOCK } from '../../database/locks/locks.js';

/** Lifetime of a stored answer. */
const KEPT = '24 hours';

/** A request with a key. */
export interface RequestKey {
  userId: string;
  key: string;
}

export interface StoredKey {
  fingerprint: string;
  committed: boolean;
  answer: string | null;
  /** Whether the process that handles it is alive. */
  held: boolean;
}

@Injectable()
export class IdempotencyRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Claims a key that is new, expired, or of a process that died before it stored anything.
   * @param processKey of this process
   * @returns undefined when the key was claimed, else the stored entry
   */
  async claimKey(
    { userId, key }: RequestKey,
    fingerprint: string,
    processKey: number,
  ): Promise<StoredKey | undefined> {
    return await this.source.transaction(async (manager) => {
      const [inserted] = await manager.query<object[]>(
        `insert into idempotency_keys as k (user_id, key, fingerprint, holder) values ($1, $2, $3, $4)
         on conflict (user_id, key) do update set fingerprint = excluded.fingerprint, holder = excluded.holder,
           committed = false, answer = null, created_at = now()
         where k.created_at < now() - interval '${KEPT}'
         returning 1`,
        [userId, key, fingerprint, processKey],
      );
      if (inserted) return undefined;
      const [row] = await manager.query<StoredKey[]>(
        `select fingerprint, committed, answer, ${holdsLock('$3', 'k.holder')} as held
         from idempotency_keys k where user_id = $1 and key = $2 for update`,
        [userId, key, PROCESS_LOCK],
      );
      const isAbandoned =
        row?.fingerprint === fingerprint && !row.held && !row.committed && row.answer === null;
      if (row && !isAbandoned) return row;
      await manager.query(
        `insert into idempotency_keys (user_id, key, fingerprint, holder) values ($1, $2, $3, $4)
         on conflict (user_id, key) do update set holder = excluded.holder`,
        [userId, key, fingerprint, processKey],
      );
      return undefined;
    });
  }

  async updateFingerprint(
    { userId, key }: RequestKey,
    fingerprint: string,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(`update idempotency_keys set fingerprint = $3 where user_id = $1 and key = $2`, [
      userId,
      key,
      fingerprint,
    ]);
  }

  /** @param answer as it is stored */
  async updateAnswer(
    { userId, key }: RequestKey,
    answer: string,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.query(
      `update idempotency_keys set answer = $3, committed = true where user_id = $1 and key = $2`,
      [userId, key, answer],
    );
  }

  /**
   * Records that a transaction of the request is committed.
   * @returns false when another process has claimed the key meanwhile
   */
  async updateCommitted(
    { userId, key }: RequestKey,
    processKey: number,
    manager: EntityManager,
  ): Promise<boolean> {
    const [, count] = await manager.query<[unknown[], number]>(
      `update idempotency_keys set committed = true where user_id = $1 and key = $2 and holder = $3`,
      [userId, key, processKey],
    );
    return count > 0;
  }

  /** Deletes the key of a failed request; one that has already changed something stays, without a holder. */
  async deleteUncommitted({ userId, key }: RequestKey, processKey: number): Promise<void> {
    await this.source.query(
      `with deleted as (
         delete from idempotency_keys
         where user_id = $1 and key = $2 and holder = $3 and answer is null and not committed)
       update idempotency_keys set holder = 0
       where user_id = $1 and key = $2 and holder = $3 and answer is null and committed`,
      [userId, key, processKey],
    );
  }

  async deleteOutdated(): Promise<void> {
    await this.source.query(`delete from idempotency_keys where created_at < now() - interval '${KEPT}'`);
  }
}
