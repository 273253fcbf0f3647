import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { JobFailure, JobState } from './jobs.types.js';

/** Long work as people see it. Its remaining work is in its items. */
@Entity('jobs')
export class Job {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  kind: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'jsonb', default: {} })
  params: Record<string, unknown>;

  @Column({ type: 'text', default: 'queued' })
  state: JobState;

  @Column({ name: 'progress_done', type: 'bigint', default: 0 })
  progressDone: string;

  @Column({ name: 'progress_total', type: 'bigint', default: 0 })
  progressTotal: string;

  @Column({ name: 'progress_label', type: 'text', default: '' })
  progressLabel: string;

  @Column({ type: 'jsonb', default: [] })
  failures: JobFailure[];

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ type: 'jsonb', nullable: true })
  result: Record<string, unknown> | null;

  /** A second request with the key of a live job joins that job. */
  @Column({ name: 'join_key', type: 'text', nullable: true })
  joinKey: string | null;

  @Column({ name: 'cancel_requested', type: 'boolean', default: false })
  cancelRequested: boolean;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'started_at', type: 'timestamptz', nullable: true })
  startedAt: Date | null;

  @Column({ name: 'finished_at', type: 'timestamptz', nullable: true })
  finishedAt: Date | null;
}
