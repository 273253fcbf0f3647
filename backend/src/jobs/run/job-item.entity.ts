import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ItemState } from '../jobs.types.js';

/** One piece of work, run by one process. A single-piece job has one item with an empty key. */
@Entity('job_items')
export class JobItem {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  /** Items of a lane run in this order. */
  @Column({ type: 'bigint', generated: 'identity', generatedIdentity: 'ALWAYS' })
  position: string;

  @Column({ type: 'text' })
  scope: string;

  @Column({ type: 'text' })
  lane: string;

  @Column({ type: 'text' })
  label: string;

  @Column({ type: 'jsonb', default: {} })
  params: Record<string, unknown>;

  @Column({ type: 'text', default: 'queued' })
  state: ItemState;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'jsonb', nullable: true })
  outcome: Record<string, unknown> | null;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  /** Key of the process that runs it; that process holds an advisory lock with this key for as long as it lives. */
  @Column({ type: 'integer', nullable: true })
  worker: number | null;

  @Column({ name: 'not_before', type: 'timestamptz', nullable: true })
  notBefore: Date | null;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
