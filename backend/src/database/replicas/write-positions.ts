import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DatabaseEvents } from '../database-events.js';
import { COMMITTED_POSITION, parsePosition } from './log-position.js';

const CHANNEL = 'written';
/** By then every replica that is read has it: one that lags by more than five seconds is not. */
const KEPT_MS = 30_000;
/** Work that goes on for longer than this without an end was lost with its process. */
const LONGEST_WORK_MS = 10 * 60_000;

const NOTE = `select pg_notify('${CHANNEL}',
  jsonb_build_object('userId', $1::text, 'work', $2::text, 'position', ${COMMITTED_POSITION})::text)`;

interface Notice {
  userId: string;
  /** The person's writes lie before this position. */
  position?: string;
  /** Names work that writes while it is answered, as it begins; with a position it has ended. */
  work?: string;
}

interface Written {
  position: bigint;
  at: number;
  /** Work under way, with when it is taken for lost. */
  open: Map<string, number>;
}

/** Up to where each person has written, told to every process. Whoever reads asks {@link DatabaseEvents.catchUp} first. */
@Injectable()
export class WritePositions {
  private readonly people = new Map<string, Written>();

  constructor(
    private readonly events: DatabaseEvents,
    private readonly source: DataSource,
  ) {
    events.on(CHANNEL, (payload) => this.take(JSON.parse(payload) as Notice));
  }

  /** Notes what a person has written. To be awaited before the person is answered. */
  async note(userId: string, work?: string): Promise<void> {
    const params = [userId, work ?? null];
    await this.source
      .query(NOTE, params)
      // The pool may have nothing free; without a database nobody reads on a replica either.
      .catch(() => this.events.ask(NOTE, params))
      .catch(() => undefined);
  }

  /** The person reads what is committed until {@link note} is called for the same work. */
  async begin(userId: string, work: string): Promise<void> {
    await this.events.notify(CHANNEL, JSON.stringify({ userId, work })).catch(() => undefined);
  }

  /** The position that a replica must have reached; null while only the primary will do, undefined when any will. */
  find(userId: string): bigint | null | undefined {
    const written = this.people.get(userId);
    if (!written) return undefined;
    return written.open.size > 0 ? null : written.position;
  }

  /** Drops what every replica has by now. */
  forgetOld(): void {
    const now = performance.now();
    for (const [userId, { at, open }] of this.people) {
      for (const [work, until] of open) if (until < now) open.delete(work);
      if (open.size === 0 && at + KEPT_MS < now) this.people.delete(userId);
    }
  }

  private take({ userId, position, work }: Notice): void {
    const at = performance.now();
    const written = this.people.get(userId) ?? { position: 0n, at, open: new Map<string, number>() };
    this.people.set(userId, written);
    written.at = at;
    if (!position) {
      if (work) written.open.set(work, at + LONGEST_WORK_MS);
      return;
    }
    if (work) written.open.delete(work);
    const reached = parsePosition(position);
    if (reached > written.position) written.position = reached;
  }
}
