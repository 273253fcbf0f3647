import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { Duplex } from 'node:stream';
import { setImmediate as immediate, setTimeout as wait } from 'node:timers/promises';
import { Mutex } from 'async-mutex';
import pg from 'pg';
import { DataSource, type EntityManager, type QueryRunner } from 'typeorm';
import { DatabaseClient } from './connection/database-client.js';
import { DATABASE_URL } from './connection/database.tokens.js';
import { PROCESS_LOCK } from './locks/locks.js';
import { COMMITTED_POSITION } from './replicas/log-position.js';

/** Members of a pooled connection that the library does not declare. */
interface PooledClient {
  connection: { stream: Duplex };
}

/** Message of `pg` when `connectionTimeoutMillis` has passed. */
const CONNECT_TIMEOUT = 'timeout expired';

type Listener = (payload: string) => void;

const RECONNECT_MS = [250, 500, 1_000, 2_000];
/** A connection with a dead peer stays silent; a ping is the only way to know. */
const PING_MS = 500;
/** Together with the ping interval, callers of a frozen database fail within two seconds. */
const PING_DEADLINE_MS = 1_000;

/**
 * NOTIFY between all processes on one database. While the LISTEN connection is broken, messages are lost: `connected`
 * is false and `onReset` handlers drop their caches.
 */
@Injectable()
export class DatabaseEvents implements OnModuleInit, OnApplicationShutdown {
  /** Identifies this process while it is connected. */
  readonly processKey = randomInt(1, 2 ** 31 - 1);

  private readonly logger = new Logger('DatabaseEvents');
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly resets = new Set<() => void>();
  private readonly signs = new Set([PROCESS_LOCK]);
  private readonly onCommit = new WeakMap<QueryRunner, (() => void)[]>();
  private client: pg.Client | undefined;
  /** The library supports one statement at a time per connection. */
  private readonly mutexes = new WeakMap<pg.Client, Mutex>();
  private closing = false;
  private readonly stopping = new AbortController();
  private pinging: NodeJS.Timeout | undefined;
  private isPinging = false;
  /** The next round trip, shared by all callers waiting to catch up. */
  private nextRound: Promise<string | undefined> | undefined;
  private lastRound: Promise<unknown> = Promise.resolve();
  /** Pooled connections in use. */
  private readonly inUse = new Set<PooledClient>();

  /** Whether every NOTIFY of other processes arrives. */
  connected = false;

  /** Whether the database accepts statements but does not respond, so that queries would hang. */
  silent = false;

  constructor(
    @Inject(DATABASE_URL) private readonly url: string,
    private readonly source: DataSource,
  ) {
    const pool = (source.driver as unknown as { master: EventEmitter }).master;
    pool.on('acquire', (client: PooledClient) => this.inUse.add(client));
    pool.on('release', (_error: unknown, client: PooledClient) => this.inUse.delete(client));
    source.subscribers.push({
      afterTransactionCommit: ({ queryRunner }) => this.settle(queryRunner, true),
      afterTransactionRollback: ({ queryRunner }) => this.settle(queryRunner, false),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.connect();
    this.pinging = setInterval(() => void this.ping(), PING_MS);
    this.pinging.unref();
  }

  /**
   * Announces this process to others by an advisory lock (`lock`, {@link processKey}), which ends with the
   * connection, even when the process is killed.
   */
  async announce(lock: number): Promise<void> {
    this.signs.add(lock);
    if (this.client && this.connected) await this.lockSign(this.client, lock).catch(() => undefined);
  }

  /** Number of processes that have {@link announce}d `lock`. */
  async countAnnounced(lock: number): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and granted and classid = $1
         and database = (select oid from pg_database where datname = current_database())`,
      [lock],
    );
    return row?.count ?? 0;
  }

  /** Calls `listener` with the payload of each NOTIFY on `channel`; returns a function that stops listening. */
  on(channel: string, listener: Listener): () => void {
    const existing = this.listeners.get(channel);
    const set = existing ?? new Set<Listener>();
    this.listeners.set(channel, set);
    set.add(listener);
    // On failure the connection is lost, and the next one listens to every channel.
    if (!existing && this.connected && this.client) {
      this.query(this.client, `listen ${pg.escapeIdentifier(channel)}`).catch(() => undefined);
    }
    return () => set.delete(listener);
  }

  /** Waits for the next matching NOTIFY on `channel`, up to the timeout or abort. */
  awaitNext(
    channel: string,
    wanted: { isMeant?: (payload: string) => boolean; timeoutMs: number; signal: AbortSignal },
  ): Promise<void> {
    const { isMeant = () => true, timeoutMs, signal } = wanted;
    return new Promise((resolve) => {
      const end = () => {
        clearTimeout(timer);
        stop();
        signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, timeoutMs);
      const stop = this.on(channel, (payload) => {
        if (isMeant(payload)) end();
      });
      signal.addEventListener('abort', end);
    });
  }

  /** Calls `handler` when messages may have been lost, so that caches are dropped. */
  onReset(handler: () => void): void {
    this.resets.add(handler);
  }

  /** Notifies every process, including this one, when the transaction of `manager` commits. */
  async notify(
    channel: string,
    payload: string,
    manager: EntityManager = this.source.manager,
  ): Promise<void> {
    await manager.query('select pg_notify($1, $2)', [channel, payload]);
  }

  /**
   * Calls listeners of this process when the transaction of `manager` commits; NOTIFY alone may arrive after the
   * response. Without a transaction, calls them now.
   */
  dispatchOnCommit(manager: EntityManager, channel: string, payload: string): void {
    const runner = manager.queryRunner;
    if (!runner?.isTransactionActive) return this.dispatch(channel, payload);
    const waiting = this.onCommit.get(runner) ?? [];
    this.onCommit.set(runner, waiting);
    waiting.push(() => this.dispatch(channel, payload));
  }

  /** Calls listeners of this process now; NOTIFY alone may arrive after the response. */
  dispatch(channel: string, payload: string): void {
    for (const listener of this.listeners.get(channel) ?? []) listener(payload);
  }

  /**
   * Waits until every NOTIFY committed before this call was dispatched: PostgreSQL sends them before the next result
   * of the listening connection.
   * @returns the position in the write-ahead log behind what was committed; undefined when it is not known in time
   */
  catchUp(patienceMs: number): Promise<string | undefined> {
    // A running round trip began before this call, so it does not count.
    this.nextRound ??= this.lastRound.then(() => {
      const round = this.askPosition();
      this.nextRound = undefined;
      this.lastRound = round;
      return round;
    });
    return Promise.race([this.nextRound, wait(patienceMs, undefined, { ref: false })]);
  }

  /** Runs a statement on the listening connection, without using the pool. */
  async queryListener<Row extends object>(sql: string, params: unknown[] = []): Promise<Row[]> {
    if (!this.client) throw new Error('Client was closed: the database is unreachable.');
    return (await this.query<Row>(this.client, sql, params)).rows;
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing = true;
    this.stopping.abort();
    clearInterval(this.pinging);
    await this.client?.end().catch(() => undefined);
  }

  private async askPosition(): Promise<string | undefined> {
    if (!this.connected) return undefined;
    const rows = await this.queryListener<{ position: string }>(
      `select ${COMMITTED_POSITION} as position`,
    ).catch(() => []);
    return rows[0]?.position;
  }

  private settle(runner: QueryRunner, committed: boolean): void {
    // A released savepoint is not a commit.
    if (runner.isTransactionActive) return;
    const waiting = this.onCommit.get(runner) ?? [];
    this.onCommit.delete(runner);
    if (committed) for (const call of waiting) call();
  }

  private async lockSign(client: pg.Client, lock: number): Promise<void> {
    await this.query(client, 'select pg_try_advisory_lock($1, $2)', [lock, this.processKey]);
  }

  private query<Row extends object>(
    client: pg.Client,
    sql: string,
    params?: unknown[],
  ): Promise<pg.QueryResult<Row>> {
    const mutex = this.mutexes.get(client) ?? new Mutex();
    this.mutexes.set(client, mutex);
    return mutex.runExclusive(() => client.query<Row>(sql, params));
  }

  private async connect(): Promise<void> {
    const client = new DatabaseClient({
      connectionString: this.url,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
      application_name: 'gamekit-events',
    });
    client.on('notification', ({ channel, payload }) => {
      this.dispatch(channel, payload ?? '');
    });
    client.on('error', (error) => this.handleLoss(client, error));
    client.on('end', () => this.handleLoss(client));
    try {
      await client.connect();
      for (const lock of this.signs) await this.lockSign(client, lock);
      for (const channel of this.listeners.keys())
        await this.query(client, `listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.client = client;
    this.connected = true;
    this.silent = false;
    // Changes during the outage were missed.
    for (const reset of this.resets) reset();
  }

  private async ping(): Promise<void> {
    const { client } = this;
    if (!client || this.isPinging) return;
    this.isPinging = true;
    const answer = { is: 'none' as 'none' | 'here' | 'gone' };
    const asking = this.query(client, 'select 1').then(
      () => (answer.is = 'here'),
      () => (answer.is = 'gone'),
    );
    await Promise.race([asking, wait(PING_DEADLINE_MS, undefined, { ref: false })]);
    // If this process was busy, the response has arrived and only needs to be read.
    if (answer.is === 'none') await wait(0, undefined, { ref: false }).then(() => immediate());
    this.isPinging = false;
    if (answer.is === 'here' || client !== this.client) return;
    this.silent = answer.is === 'none';
    if (this.silent) this.endWaiting();
    this.handleLoss(client, new Error('It does not respond.'));
  }

  /** Queries at a frozen database would hang, so their connections are closed to make them fail. */
  private endWaiting(): void {
    for (const { connection } of this.inUse) connection.stream.destroy();
  }

  private handleLoss(client: pg.Client, error?: Error): void {
    if (client !== this.client || !this.connected) return;
    this.connected = false;
    this.client = undefined;
    for (const reset of this.resets) reset();
    if (this.closing) return;
    this.logger.warn(`Lost the LISTEN connection${error ? `: ${error.message}` : ''}; connecting again.`);
    client.end().catch(() => undefined);
    void this.reconnect();
  }

  private async reconnect(): Promise<void> {
    for (let attempt = 0; !this.closing; attempt += 1) {
      const delay = RECONNECT_MS[Math.min(attempt, RECONNECT_MS.length - 1)];
      await wait(delay, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      if (this.closing) return;
      try {
        await this.connect();
        this.logger.log('The LISTEN connection is back.');
        return;
      } catch (error) {
        // The database is still down; the next attempt follows. Whether it refuses or does not respond may have
        // changed.
        this.silent = (error as Error).message === CONNECT_TIMEOUT;
        if (this.silent) this.endWaiting();
      }
    }
  }
}
