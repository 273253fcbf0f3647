import { Inject, Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { AsyncLocalStorage } from 'node:async_hooks';
import { DataSource, type EntityManager } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { signingSecret } from '../../config/signing-secret.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { conflict, ProblemException } from '../errors/problem.js';
import { SealedSecrets } from '../sealed-secrets.js';
import { IdempotencyRepository, type RequestKey } from './idempotency.repository.js';

const SWEEP_MS = 3_600_000;

/** A request with a key. */
export interface KeyedRequest extends RequestKey {
  /** Hash that distinguishes requests with the same key. */
  fingerprint: string;
  /** Hashes an uploaded file, which is part of the request. */
  digestFile?(): Promise<string>;
}

/** `fresh`: handle it, then {@link IdempotencyService.finish}; otherwise the stored answer. */
export type Claim = { fresh: true } | { fresh: false; answer: unknown };

/**
 * Stores the answer to an `Idempotency-Key`, so that a repeated request is handled once. A creating service calls
 * {@link storeAnswer} in the transaction of its row, so that row and answer are committed together even if the process dies.
 */
@Injectable()
export class IdempotencyService {
  private readonly logger = new Logger('Idempotency');
  private readonly current = new AsyncLocalStorage<KeyedRequest | undefined>();
  /** Requests that this process is carrying out. */
  private readonly underWay = new Set<string>();
  /** Answers may hold secrets, such as that of a new webhook. */
  private readonly sealed: SealedSecrets;

  constructor(
    source: DataSource,
    private readonly keys: IdempotencyRepository,
    private readonly events: DatabaseEvents,
    @Inject(ENV) env: Env,
  ) {
    this.sealed = new SealedSecrets(signingSecret(env), 'idempotency');
    source.subscribers.push({ beforeTransactionCommit: ({ manager }) => this.markCommitted(manager) });
  }

  /** Runs `work` as the keyed request: its commits belong to the key. */
  runAs<T>(request: KeyedRequest, work: () => T): T {
    return this.current.run(request, work);
  }

  /**
   * Runs `work` outside the keyed request, for work that may be repeated, such as filling a cache: its commits do not
   * count.
   */
  runWithoutKey<T>(work: () => T): T {
    return this.current.run(undefined, work);
  }

  /**
   * Stores the answer in the transaction of `manager`; does nothing without a key.
   * @param fileDigest of the uploaded file, which is known only now
   */
  async storeAnswer(manager: EntityManager, answer: object, fileDigest?: string): Promise<void> {
    const request = this.current.getStore();
    if (!request) return;
    await this.keys.updateAnswer(request, this.seal(answer), manager);
    if (fileDigest === undefined) return;
    await this.keys.updateFingerprint(request, withFile(request.fingerprint, fileDigest), manager);
  }

  /** Stores the answer of a successful request. A failure is only logged: the work itself is stored. */
  async finish(request: KeyedRequest, answer: unknown): Promise<void> {
    await this.keys
      .updateAnswer(request, this.seal(answer))
      .catch((error: unknown) =>
        this.logger.warn(`The answer to a key was not stored: ${(error as Error).message}`),
      );
  }

  /** Releases the key of a failed request, so that it can be retried unless it has changed something. */
  async release(request: KeyedRequest): Promise<void> {
    await this.keys.deleteUncommitted(request, this.events.processKey);
  }

  /**
   * @throws ProblemException 422 when the key came with another request, 409 while the first one is being worked on
   * or when its answer was lost
   */
  async claim(request: KeyedRequest): Promise<Claim> {
    const { fingerprint } = request;
    const stored = await this.keys.claimKey(request, fingerprint, this.events.processKey);
    if (!stored) {
      // The lock that shows that this process is alive was lost with its connection.
      if (this.underWay.has(toName(request))) throw stillUnderWay();
      this.underWay.add(toName(request));
      return { fresh: true };
    }
    if (stored.answer === null || !request.digestFile) {
      if (stored.fingerprint !== fingerprint) throw anotherRequest();
    } else if (stored.fingerprint !== withFile(fingerprint, await request.digestFile()))
      throw anotherRequest();
    const answer = stored.answer && this.sealed.open(Buffer.from(stored.answer, 'base64'));
    if (answer) return { fresh: false, answer: JSON.parse(answer) as unknown };
    if (stored.held) throw stillUnderWay();
    throw conflict(
      'The first request with this Idempotency-Key was executed, but its response was lost. Check the list before you send it with a new key.',
      'idempotency_answer_lost',
    );
  }

  /** The request was carried out, or failed. */
  end(request: KeyedRequest): void {
    this.underWay.delete(toName(request));
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
    if (request && !(await this.keys.updateCommitted(request, this.events.processKey, manager)))
      throw stillUnderWay();
  }

  private seal(answer: unknown): string {
    return this.sealed.seal(JSON.stringify(answer ?? null)).toString('base64');
  }
}

const toName = ({ userId, key }: RequestKey): string => `${userId} ${key}`;

const withFile = (fingerprint: string, digest: string): string => `${fingerprint}.${digest}`;

const anotherRequest = () =>
  new ProblemException(
    422,
    'idempotency_key_reused',
    'This Idempotency-Key was used for another request. Send a new key.',
    { 'Idempotency-Key': 'was used for another request' },
  );

const stillUnderWay = () =>
  new ProblemException(
    409,
    'idempotency_in_progress',
    'The first request with this Idempotency-Key is still running. Retry in a moment.',
    undefined,
    1,
  );
