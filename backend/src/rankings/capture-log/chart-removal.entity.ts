import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import { CaptureKeyColumns } from '../chart-key.entity.js';

/** Captures that were removed together and can be restored until they are purged. */
@Entity('chart_removals')
export class ChartRemoval {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** What was removed, for display. */
  @Column({ type: 'text' })
  label: string;

  @Index('chart_removals_import_id_idx')
  @Column({ name: 'import_id', type: 'uuid', nullable: true })
  importId: string | null;

  @Column({ name: 'chart_count', type: 'integer' })
  chartCount: number;

  @Column({ name: 'row_count', type: 'integer' })
  rowCount: number;

  @Index('chart_removals_removed_by_idx')
  @Column({ name: 'removed_by', type: 'uuid', nullable: true })
  removedBy: string | null;

  @Column({ name: 'removed_at', type: 'timestamptz' })
  removedAt: Date;

  @Column({ name: 'purge_at', type: 'timestamptz' })
  purgeAt: Date;
}

/** A removed capture with its ranks. */
@Entity('removed_captures')
export class RemovedCapture extends CaptureKeyColumns {
  @PrimaryColumn({ name: 'removal_id', type: 'uuid' })
  removalId: string;

  @Column({ type: 'boolean' })
  sample: boolean;

  @Column({ type: 'text' })
  source: string;

  @Column({ type: 'text', nullable: true })
  derived: string | null;

  @Column({ name: 'import_id', type: 'uuid', nullable: true })
  importId: string | null;

  @Column({ name: 'job_id', type: 'uuid', nullable: true })
  jobId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'integer', array: true })
  positions: number[];

  @Column({ name: 'bundle_ids', type: 'text', array: true })
  bundleIds: string[];
}
