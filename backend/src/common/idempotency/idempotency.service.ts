import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseEvents } from '../../database/database-events.js';
import { conflict, ProblemException } from '../errors/problem.js';
import { PROCESS_LOCK } from '../../database/locks.js';

/** How long the answer to a key is kept. */
export const KEPT = '24 hours';

const SWEEP_MS = 3_600_000;

/** One request that carries a key. */
export interface KeyedRequest {
  userId: string;
  key: string;
  /** Tells the same request from another one with the same key. */
  fingerprint: string;
  /** Reads an uploaded file, which belongs to the request as well, to its end. */
  digestFile?(): Promise<string>;
}

/** `fresh`: carry it out, then {@link IdempotencyService.finish}; else the answer it had the first time. */
export type Claim = { fresh: true } | { fresh: false; answer: unknown };

interface StoredKey {
  fingerprint: string;
  committed: boolean;
  answer: string | null;
  held: boolean;
}

/**
 * Remembers what was answered to an `Idempotency-Key`, so that a request sent twice is carried out once.
 * A creating service calls {@link keep} in the transaction of its row: the row and the answer then exist together
 * even when the process dies before it can answer.
 */
@Injectable()
export class IdempotencyService {
  private readonly logger = new Logger('Idempotency');
  private readonly current = new AsyncLocalStorage<KeyedRequest | undefined>();

  constructor(
    private readonly source: DataSource,
    private readonly events: DatabaseEvents,
  ) {
    source.subscribers.push({ beforeTransactionCommit: ({ manager }) => this.mark(manager) });
  }

  /** Does `work` as the request: what it commits is known to belong to the key. */
  within<T>(request: KeyedRequest, work: () => T): T {
    return this.current.run(request, work);
  }

  /**
   * Does `work` as nobody's request. For what may be done twice without harm, such as filling a store of copies: what
   * it commits does not count as the request having been carried out.
   */
  apart<T>(work: () => T): T {
    return this.current.run(undefined, work);
  }

  /**
   * Stores the answer in the transaction of `manager`; does nothing for a request without a key.
   * @param fileDigest of the uploaded file, which is known only now
   */
  async keep(manager: EntityManager, answer: object, fileDigest?: string): Promise<void> {
    const request = this.current.getStore();
    if (!request) return;
    await this.store(request, answer, manager);
    if (fileDigest === undefined) return;
    await manager.query(`update idempotency_keys set fingerprint = $3 where user_id = $1 and key = $2`, [
      request.userId,
      request.key,
      withFile(request.fingerprint, fileDigest),
    ]);
  }

  /**
   * Stores the answer of a request that has ended well; what {@link keep} stored is the same answer. A failure is only
   * logged: the work is stored, and its answer is the truth.
   */
  async finish(request: KeyedRequest, answer: unknown): Promise<void> {
    await this.store(request, answer, this.source.manager).catch((error: unknown) =>
      this.logger.warn(`The answer to a key was not stored: ${(error as Error).message}`),
    );
  }

  /** Forgets a request that was answered with an error: sent again, it is tried again. */
  async release(request: KeyedRequest): Promise<void> {
    await this.source.query(
      `delete from idempotency_keys where user_id = $1 and key = $2 and answer is null`,
      [request.userId, request.key],
    );
  }

  /**
   * @throws ProblemException 422 when the key came with another request, 409 while the first one is being worked on
   * or when its answer was lost
   */
  async claim(request: KeyedRequest): Promise<Claim> {
    const { userId, key, fingerprint } = request;
    const stored = await this.source.transaction(async (manager) => {
      const [inserted] = await manager.query<object[]>(
        `insert into idempotency_keys as k (user_id, key, fingerprint, holder) values ($1, $2, $3, $4)
         on conflict (user_id, key) do update set fingerprint = excluded.fingerprint, holder = excluded.holder,
           committed = false, answer = null, created_at = now()
         where k.created_at < now() - interval '${KEPT}'
         returning 1`,
        [userId, key, fingerprint, this.events.processKey],
      );
      if (inserted) return undefined;
      const [row] = await manager.query<StoredKey[]>(
        `select fingerprint, committed, answer, exists (
           select from pg_locks where locktype = 'advisory' and granted and classid = $3 and objid = k.holder
             and database = (select oid from pg_database where datname = current_database())) as held
         from idempotency_keys k where user_id = $1 and key = $2 for update`,
        [userId, key, PROCESS_LOCK],
      );
      const abandoned =
        row?.fingerprint === fingerprint && !row.held && !row.committed && row.answer === null;
      if (row && !abandoned) return row;
      await manager.query(
        `insert into idempotency_keys (user_id, key, fingerprint, holder) values ($1, $2, $3, $4)
         on conflict (user_id, key) do update set holder = excluded.holder`,
        [userId, key, fingerprint, this.events.processKey],
      );
      return undefined;
    });
    if (!stored) return { fresh: true };
    if (stored.answer === null || !request.digestFile) {
      if (stored.fingerprint !== fingerprint) throw anotherRequest();
    } else if (stored.fingerprint !== withFile(fingerprint, await request.digestFile()))
      throw anotherRequest();
    if (stored.answer !== null) return { fresh: false, answer: JSON.parse(stored.answer) as unknown };
    if (stored.held) throw stillUnderWay();
    throw conflict(
      'The first request with this Idempotency-Key was carried out, but its answer was lost. Look at the list before you send it with a new key.',
      'idempotency_answer_lost',
    );
  }

  @Interval(SWEEP_MS)
  async sweep(): Promise<void> {
    try {
      await this.source.query(`delete from idempotency_keys where created_at < now() - interval '${KEPT}'`);
    } catch (error) {
      this.logger.debug(`Sweeping failed: ${(error as Error).message}`);
    }
  }

  private async mark(manager: EntityManager): Promise<void> {
    const request = this.current.getStore();
    if (!request) return;
    await manager.query(
      `update idempotency_keys set committed = true where user_id = $1 and key = $2 and not committed`,
      [request.userId, request.key],
    );
  }

  private async store(request: KeyedRequest, answer: unknown, manager: EntityManager): Promise<void> {
    await manager.query(
      `update idempotency_keys set answer = $3, committed = true where user_id = $1 and key = $2`,
      [request.userId, request.key, JSON.stringify(answer ?? null)],
    );
  }
}

const withFile = (fingerprint: string, digest: string): string => `${fingerprint}.${digest}`;

const anotherRequest = () =>
  new ProblemException(
    422,
    'idempotency_key_reused',
    'This Idempotency-Key was used with another request. Take a new key.',
    { 'Idempotency-Key': 'was used with another request' },
  );

const stillUnderWay = () =>
  new ProblemException(
    409,
    'idempotency_in_progress',
    'The first request with this Idempotency-Key is still being worked on.',
    undefined,
    1,
  );
