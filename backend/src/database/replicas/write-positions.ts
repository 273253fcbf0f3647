import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseEvents } from '../database-events.js';
import { COMMITTED_POSITION, parsePosition } from './log-position.js';

const CHANNEL = 'written';
/** By then every replica in use has the data: those that lag more than five seconds are not used. */
const KEPT_MS = 30_000;
/** Work without an end for this long was lost with its process. */
const MAX_WORK_MS = 10 * 60_000;

const NOTE = `select pg_notify('${CHANNEL}',
  jsonb_build_object('userId', $1::text, 'work', $2::text, 'position', ${COMMITTED_POSITION})::text)`;

interface WriteNotice {
  userId: string;
  /** The writes of the person are before this position. */
  position?: string;
  /** Id of work that writes while it is answered, at its start; with a position it has ended. */
  work?: string;
}

interface CommittedWrite {
  position: bigint;
  at: number;
  /** Running work, with the time at which it counts as lost. */
  open: Map<string, number>;
}

/**
 * Log position of the last write of each person, shared with every process. Readers call {@link
 * DatabaseEvents.catchUp} first.
 */
@Injectable()
export class WritePositions {
  private readonly people = new Map<string, CommittedWrite>();

  constructor(
    private readonly events: DatabaseEvents,
    private readonly source: DataSource,
  ) {
    events.on(CHANNEL, (payload) => this.applyNotice(JSON.parse(payload) as WriteNotice));
  }

  /** Records a write of a person. Await it before responding. */
  async note(userId: string, work?: string): Promise<void> {
    const params = [userId, work ?? null];
    await this.source
      .query(NOTE, params)
      // The pool may be exhausted; without a database nobody reads a replica either.
      .catch(() => this.events.queryListener(NOTE, params))
      .catch(() => undefined);
  }

  /** The person reads the primary until {@link note} is called for the same work. */
  async begin(userId: string, work: string): Promise<void> {
    await this.events.notify(CHANNEL, JSON.stringify({ userId, work })).catch(() => undefined);
  }

  /** Position that a replica must have reached; null for primary only, undefined for any. */
  find(userId: string): bigint | null | undefined {
    const written = this.people.get(userId);
    if (!written) return undefined;
    return written.open.size > 0 ? null : written.position;
  }

  /** Drops positions that every replica has reached. */
  forgetOld(): void {
    const now = performance.now();
    for (const [userId, { at, open }] of this.people) {
      for (const [work, until] of open) if (until < now) open.delete(work);
      if (open.size === 0 && at + KEPT_MS < now) this.people.delete(userId);
    }
  }

  private applyNotice({ userId, position, work }: WriteNotice): void {
    const at = performance.now();
    const written = this.people.get(userId) ?? { position: 0n, at, open: new Map<string, number>() };
    this.people.set(userId, written);
    written.at = at;
    if (!position) {
      if (work) written.open.set(work, at + MAX_WORK_MS);
      return;
    }
    if (work) written.open.delete(work);
    const reached = parsePosition(position);
    if (reached > written.position) written.position = reached;
  }
}
