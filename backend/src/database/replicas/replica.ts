import { Logger } from '@nestjs/common';
import type { Duplex } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseProblem } from '../../common/errors/to-problem.js';
import { poolOptions } from '../connection/connection.js';
import { parsePosition } from './log-position.js';
import type { ReadSession } from './read-session.js';

/** Consecutive successful probes before a replica is used (again). */
const PROBES_TO_SERVE = 3;
const PROBE_DEADLINE_MS = 1_000;
/** How long a reader waits for its own writes. */
const WAIT_MS = 50;
const POLL_PAUSE_MS = 3;
/** Maximum lag, including the time to the next probe. */
const MAX_LAG_MS = 4_500;

/** SQL: identity of the database, the same on every server. */
export const IDENTITY = `(select system_identifier::text from pg_control_system()) || ' ' || current_database()`;
const PROBE = `select pg_is_in_recovery() as standby, coalesce(pg_last_wal_replay_lsn(), '0/0')::text as replayed,
  pg_is_in_recovery() and pg_is_wal_replay_paused() as paused,
  ${IDENTITY} as identity`;

interface ProbeRow {
  standby: boolean;
  replayed: string;
  paused: boolean;
  identity: string;
}

/** Requirements for using a replica. */
export interface Expectation {
  identity: string;
  /** Log position at the start of this process: older data may have an older schema. */
  floor: bigint;
  /** How long ago the primary was at this position. */
  measureLag(replayed: bigint): number;
}

type PooledClient = pg.PoolClient & { connection: { stream: Duplex } };

/** A standby: its pool, and whether it may be used. */
export class Replica {
  /** Host and port, for people. */
  readonly name: string;
  serving = false;
  lagMs: number | null = null;
  /** Fault found by the last probe. */
  fault: string | undefined;
  replayed = 0n;
  readonly pool: pg.Pool;

  private readonly logger = new Logger('Replicas');
  private readonly inUse = new Set<PooledClient>();
  private successes = 0;
  private prober: pg.Client | undefined;
  private probing: Promise<void> | undefined;
  private polling: Promise<void> | undefined;

  constructor(private readonly url: string) {
    this.name = new URL(url).host;
    this.pool = new pg.Pool({
      ...poolOptions,
      connectionString: url,
      connectionTimeoutMillis: 750,
      application_name: 'gamekit-reads',
      options: `${poolOptions.options} -c default_transaction_read_only=on`,
    });
    // An idle connection was lost; the next query gets another.
    this.pool.on('error', () => undefined);
    this.pool.on('acquire', (client) => this.inUse.add(client as PooledClient));
    this.pool.on('release', (_error, client) => this.inUse.delete(client as PooledClient));
  }

  /** Probes the replica; one that does not respond, lags, is paused or is a different database is no longer used. */
  probe(expected: Expectation): Promise<void> {
    return (this.probing ??= this.judge(expected).finally(() => (this.probing = undefined)));
  }

  /** Whether it reaches this position now or within a moment. */
  async reach(position: bigint): Promise<boolean> {
    if (this.replayed >= position) return true;
    // Known to lag more than readers wait.
    if ((this.lagMs ?? 0) > WAIT_MS) return false;
    const deadline = wait(WAIT_MS, 'late', { ref: false });
    while (this.serving && this.replayed < position) {
      if ((await Promise.race([this.poll(), deadline])) === 'late') break;
    }
    return this.replayed >= position;
  }

  async query<Rows>(sql: string, params?: unknown[]): Promise<Rows> {
    return (await this.pool.query(sql, params)).rows as Rows;
  }

  async open(): Promise<ReadSession> {
    const client = await this.pool.connect();
    try {
      await client.query('begin');
    } catch (error) {
      client.release(true);
      throw error;
    }
    return {
      query: async <Rows>(sql: string, params?: unknown[]) => (await client.query(sql, params)).rows as Rows,
      close: async () => {
        const isBroken = await client.query('rollback').then(
          () => false,
          () => true,
        );
        client.release(isBroken);
      },
    };
  }

  /**
   * Whether an error is the fault of this replica rather than the statement; then it is not used until it recovers.
   */
  markIfBroken(error: unknown): boolean {
    const code = databaseProblem(error)?.code;
    if (code !== 'database_unavailable' && code !== 'busy') return false;
    // The pool is exhausted, so the replica is healthy.
    const { totalCount, options } = this.pool;
    if (!(totalCount >= options.max && /timeout exceeded/.test((error as Error).message)))
      this.leave((error as Error).message);
    return true;
  }

  async close(): Promise<void> {
    this.serving = false;
    await this.prober?.end().catch(() => undefined);
    await this.pool.end();
  }

  private async judge(expected: Expectation): Promise<void> {
    const asking = this.readState();
    const deadline = wait(PROBE_DEADLINE_MS, undefined, { ref: false });
    const row = await Promise.race([asking, deadline]).catch((error: Error) => error);
    if (!row || row instanceof Error) {
      this.dropProber();
      this.lagMs = null;
      this.leave(row ? row.message || 'it cannot be reached' : 'it does not answer');
      // Queries at a frozen replica would hang.
      if (!row) for (const { connection } of this.inUse) connection.stream.destroy();
      return;
    }
    this.lagMs = row.standby ? expected.measureLag(this.replayed) : null;
    const fault = findFault(row, this.replayed, this.lagMs, expected);
    if (fault) return this.leave(fault);
    this.fault = undefined;
    this.successes += 1;
    if (this.serving || this.successes < PROBES_TO_SERVE) return;
    this.serving = true;
    this.logger.log(`${this.name} is read.`);
  }

  private async readState(): Promise<ProbeRow> {
    const { rows } = await (await this.connectProber()).query<ProbeRow>(PROBE);
    const row = rows[0]!;
    this.replayed = parsePosition(row.replayed);
    return row;
  }

  private async connectProber(): Promise<pg.Client> {
    if (this.prober) return this.prober;
    const client = new pg.Client({
      connectionString: this.url,
      connectionTimeoutMillis: PROBE_DEADLINE_MS,
      keepAlive: true,
      application_name: 'gamekit-probe',
    });
    client.on('error', () => this.prober === client && this.dropProber());
    await client.connect();
    this.dropProber();
    return (this.prober = client);
  }

  private dropProber(): void {
    this.prober?.end().catch(() => undefined);
    this.prober = undefined;
  }

  /** Waiting readers share one query. */
  private poll(): Promise<void> {
    return (this.polling ??= this.askPosition().finally(() => (this.polling = undefined)));
  }

  private async askPosition(): Promise<void> {
    try {
      const answer = await this.prober?.query<{ replayed: string }>(
        'select pg_last_wal_replay_lsn()::text as replayed',
      );
      const [row] = answer?.rows ?? [];
      if (row?.replayed) this.replayed = parsePosition(row.replayed);
    } catch {
      // The next probe finds the fault.
    }
    await wait(POLL_PAUSE_MS, undefined, { ref: false });
  }

  private leave(fault: string): void {
    this.successes = 0;
    if (this.serving) this.logger.warn(`${this.name} is not used for reads: ${fault}.`);
    this.serving = false;
    this.fault = fault;
  }
}

function findFault(
  { standby, paused, identity }: ProbeRow,
  replayed: bigint,
  lagMs: number | null,
  expected: Expectation,
): string | undefined {
  if (!standby) return 'it is not a standby';
  if (identity !== expected.identity) return 'it is not a standby of this database';
  if (paused) return 'its replay is paused';
  if (replayed < expected.floor) return 'it has not caught up since the start';
  if ((lagMs ?? 0) > MAX_LAG_MS) return `it lags by ${((lagMs ?? 0) / 1_000).toFixed(1)} s`;
  return undefined;
}
