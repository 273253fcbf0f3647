import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager } from 'typeorm';
import { DatabaseEvents } from '../../database/database-events.js';
import { conflict, ProblemException } from '../errors/problem.js';
import { IdempotencyRepository, type RequestKey } from './idempotency.repository.js';

const SWEEP_MS = 3_600_000;

/** One request that carries a key. */
export interface KeyedRequest extends RequestKey {
  /** Tells the same request from another one with the same key. */
  fingerprint: string;
  /** Reads an uploaded file, which belongs to the request as well, to its end. */
  digestFile?(): Promise<string>;
}

/** `fresh`: carry it out, then {@link IdempotencyService.finish}; else the answer it had the first time. */
export type Claim = { fresh: true } | { fresh: false; answer: unknown };

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
    source: DataSource,
    private readonly keys: IdempotencyRepository,
    private readonly events: DatabaseEvents,
  ) {
    source.subscribers.push({ beforeTransactionCommit: ({ manager }) => this.markCommitted(manager) });
  }

  /** Does `work` as the request: what it commits is known to belong to the key. */
  runAs<T>(request: KeyedRequest, work: () => T): T {
    return this.current.run(request, work);
  }

  /**
   * Runs `work` outside the keyed request. For what may be repeated without harm, such as filling a cache: what
   * it commits does not count as the request having been carried out.
   */
  runWithoutKey<T>(work: () => T): T {
    return this.current.run(undefined, work);
  }

  /**
   * Stores the answer in the transaction of `manager`; does nothing for a request without a key.
   * @param fileDigest of the uploaded file, which is known only now
   */
  async keep(manager: EntityManager, answer: object, fileDigest?: string): Promise<void> {
    const request = this.current.getStore();
    if (!request) return;
    await this.keys.updateAnswer(request, answer, manager);
    if (fileDigest === undefined) return;
    await this.keys.updateFingerprint(request, withFile(request.fingerprint, fileDigest), manager);
  }

  /**
   * Stores the answer of a request that has ended well; what {@link keep} stored is the same answer. A failure is only
   * logged: the work is stored, and its answer is the truth.
   */
  async finish(request: KeyedRequest, answer: unknown): Promise<void> {
    await this.keys
      .updateAnswer(request, answer)
      .catch((error: unknown) =>
        this.logger.warn(`The answer to a key was not stored: ${(error as Error).message}`),
      );
  }

  /** Forgets a request that was answered with an error: sent again, it is tried again. */
  async release(request: KeyedRequest): Promise<void> {
    await this.keys.deleteUnanswered(request);
  }

  /**
   * @throws ProblemException 422 when the key came with another request, 409 while the first one is being worked on
   * or when its answer was lost
   */
  async claim(request: KeyedRequest): Promise<Claim> {
    const { fingerprint } = request;
    const stored = await this.keys.claimKey(request, fingerprint, this.events.processKey);
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
      await this.keys.deleteOutdated();
    } catch (error) {
      this.logger.debug(`Sweeping failed: ${(error as Error).message}`);
    }
  }

  private async markCommitted(manager: EntityManager): Promise<void> {
    const request = this.current.getStore();
    if (request) await this.keys.updateCommitted(request, manager);
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
