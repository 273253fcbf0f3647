import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { ENV, type Env } from '../../config/env.js';
import { DatabaseEvents } from '../database-events.js';
import { queryPrepared } from '../rows/prepared.js';
import { COMMITTED_POSITION, parsePosition } from './log-position.js';
import { currentReader, type Reader } from './reader.js';
import { beginSession, type OpenedSession, openSession, type ReadSession } from './read-session.js';
import { type Expectation, IDENTITY, Replica } from './replica.js';
import { WritePositions } from './write-positions.js';

const PROBE_MS = 500;
/** Number of stored positions of the primary. */
const KEPT_SAMPLES = 240;
/** If the primary reports its position more slowly, it answers the read itself. */
const CATCH_UP_MS = 250;

/**
 * Routes reads to standbys (`DATABASE_READ_URL`). A person reads there only data at least as new as their own writes;
 * everything else, and everything outside read-only requests, uses the primary. Without the setting all reads do.
 */
@Injectable()
export class ReadDatabase implements OnModuleInit, OnApplicationShutdown {
  readonly replicas: readonly Replica[];
  /** Number of statements and transactions by server. */
  readonly counts = new Map<string, number>();

  private readonly samples: { at: number; position: bigint }[] = [];
  private expected: Expectation | undefined;
  private timer: NodeJS.Timeout | undefined;
  private nextIndex = 0;

  constructor(
    @Inject(ENV) env: Env,
    private readonly primary: DataSource,
    private readonly events: DatabaseEvents,
    private readonly positions: WritePositions,
  ) {
    this.replicas = env.DATABASE_READ_URL.map((url) => new Replica(url));
  }

  async onModuleInit(): Promise<void> {
    if (this.replicas.length === 0) return;
    const [row] = await this.primary.query<{ identity: string; position: string }[]>(
      `select ${IDENTITY} as identity, ${COMMITTED_POSITION} as position`,
    );
    this.expected = {
      identity: row!.identity,
      floor: parsePosition(row!.position),
      measureLag: (replayed) => this.measureLag(replayed),
    };
    this.timer = setInterval(() => void this.probe(), PROBE_MS);
    this.timer.unref();
    void this.probe();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await Promise.all(this.replicas.map((replica) => replica.close()));
  }

  /** Probes every replica. */
  async probe(): Promise<void> {
    const { expected } = this;
    if (!expected) return;
    this.positions.forgetOld();
    await this.sample();
    await Promise.all(this.replicas.map((replica) => replica.probe(expected)));
  }

  /** @param name of a statement that the primary should plan once per connection; unique for its text */
  async query<Rows>(sql: string, params?: unknown[], name?: string): Promise<Rows> {
    return this.run(
      (replica) => replica.query<Rows>(sql, params),
      () => (name ? this.queryPrepared(name, sql, params) : this.primary.query<Rows>(sql, params)),
    );
  }

  private async queryPrepared<Rows>(name: string, sql: string, params: unknown[] = []): Promise<Rows> {
    const runner = this.primary.createQueryRunner();
    try {
      return (await queryPrepared(runner.manager, name, sql, params)) as Rows;
    } finally {
      await runner.release();
    }
  }

  /** Runs several statements in one transaction; they must be read-only, since they may be repeated. */
  async transaction<T>(work: (session: ReadSession) => Promise<T>): Promise<T> {
    const { session, begun } = await this.open(work);
    await session.close();
    return begun;
  }

  /** Like {@link transaction}, for callers that keep reading after `begin` and close the session. */
  open<T>(begin: (session: ReadSession) => Promise<T>): Promise<OpenedSession<T>> {
    return this.run(
      async (replica) => beginSession(await replica.open(), begin),
      async () => beginSession(await openSession(this.primary), begin),
    );
  }

  private async run<T>(there: (replica: Replica) => Promise<T>, here: () => Promise<T>): Promise<T> {
    if (this.replicas.length === 0) return here();
    const replica = await this.choose();
    if (replica) {
      try {
        const answer = await there(replica);
        this.count(replica.name);
        return answer;
      } catch (error) {
        if (!replica.markIfBroken(error)) throw error;
      }
    }
    this.count('primary');
    return here();
  }

  private async choose(): Promise<Replica | undefined> {
    const reader = currentReader();
    if (!reader) return undefined;
    reader.choice ??= this.chooseFor(reader);
    const replica = await reader.choice;
    return replica?.serving ? replica : undefined;
  }

  private async chooseFor({ userId, isForAll }: Reader): Promise<Replica | undefined> {
    if (!this.replicas.some(({ serving }) => serving)) return undefined;
    // Only now does this process know everything the person was told is written.
    const now = await this.sample();
    if (now === undefined) return undefined;
    const position = isForAll ? now : this.positions.find(userId);
    if (position === null) return undefined;
    const serving = this.replicas.filter((replica) => replica.serving);
    const ready = serving.filter(({ replayed }) => position === undefined || replayed >= position);
    const among = ready.length > 0 ? ready : serving;
    const replica = among[(this.nextIndex += 1) % among.length];
    return replica && (position === undefined || (await replica.reach(position))) ? replica : undefined;
  }

  /** Samples the position of the primary. */
  private async sample(): Promise<bigint | undefined> {
    const text = await this.events.catchUp(CATCH_UP_MS);
    if (text === undefined) return undefined;
    const position = parsePosition(text);
    const last = this.samples.at(-1);
    const at = performance.now();
    if (!last || (position > last.position && at - last.at >= PROBE_MS / 2))
      this.samples.push({ at, position });
    if (this.samples.length > KEPT_SAMPLES) this.samples.shift();
    return position;
  }

  private measureLag(replayed: bigint): number {
    const missing = this.samples.find(({ position }) => position > replayed);
    return missing ? performance.now() - missing.at : 0;
  }

  private count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
}
