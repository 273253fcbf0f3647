import { Column, CreateDateColumn, Entity, Index } from 'typeorm';
import { CaptureKeyColumns } from '../chart-key.entity.js';

/** One chart at one moment. Its rows are in game_rankings under the same key. */
@Entity('chart_captures')
@Index('chart_captures_captured_at_idx', ['capturedAt', 'platform', 'category', 'country', 'rankingType'])
export class ChartCapture extends CaptureKeyColumns {
  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @Column({ type: 'text' })
  source: string;

  /** How the chart was derived when the store has none. */
  @Column({ type: 'text', nullable: true })
  derived: string | null;

  /** Stored, so that totals over the history sum captures instead of counting rows. */
  @Column({ name: 'row_count', type: 'integer', default: 0 })
  rowCount: number;

  /** The import that added it; null for other sources, and for imports older than this column. */
  @Index('chart_captures_import_id_idx', { where: 'import_id is not null' })
  @Column({ name: 'import_id', type: 'uuid', nullable: true })
  importId: string | null;

  /** The refresh that fetched it. */
  @Column({ name: 'job_id', type: 'uuid', nullable: true })
  jobId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When rows were last added or changed; may be long after {@link capturedAt}. */
  @Index('chart_captures_updated_at_idx')
  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
