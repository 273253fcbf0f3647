import { Column, CreateDateColumn, Entity, Index } from 'typeorm';
import { CaptureKeyColumns } from '../chart-key.entity.js';

/** One chart at one moment. Its rows stand in game_rankings under the same key. */
@Entity('chart_captures')
@Index('chart_captures_captured_at_idx', ['capturedAt', 'platform', 'category', 'country', 'rankingType'])
export class ChartCapture extends CaptureKeyColumns {
  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @Column({ type: 'text' })
  source: string;

  /** How the list was derived when the store has no such chart. */
  @Column({ type: 'text', nullable: true })
  derived: string | null;

  /** Kept so that totals over the history cost a sum over captures, not a count of rows. */
  @Column({ name: 'row_count', type: 'integer', default: 0 })
  rowCount: number;

  /** The import that brought it; null for others, and for imports from before that was recorded. */
  @Index('chart_captures_import_id_idx', { where: 'import_id is not null' })
  @Column({ name: 'import_id', type: 'uuid', nullable: true })
  importId: string | null;

  /** The refresh that fetched it. */
  @Column({ name: 'job_id', type: 'uuid', nullable: true })
  jobId: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** When rows last came in or changed here; {@link capturedAt} may be long before. */
  @Index('chart_captures_updated_at_idx')
  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
