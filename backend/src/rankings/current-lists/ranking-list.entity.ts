import { Column, Entity, UpdateDateColumn } from 'typeorm';
import { ChartKeyColumns } from '../chart-key.entity.js';

/** One list of a current-lists document as served, written when its chart is captured. */
@Entity('ranking_lists')
export class RankingList extends ChartKeyColumns {
  @Column({ name: 'captured_at', type: 'timestamptz' })
  capturedAt: Date;

  @Column({ type: 'boolean' })
  sample: boolean;

  @Column({ type: 'text' })
  source: string;

  @Column({ type: 'text', nullable: true })
  derived: string | null;

  /** Rows of the whole capture; at most 50 of them are served. */
  @Column({ type: 'integer' })
  total: number;

  /** Rows of the previous capture; null when there is none, and for merged lists. */
  @Column({ name: 'previous_total', type: 'integer', nullable: true })
  previousTotal: number | null;

  /** JSON array of the rows served. */
  @Column({ type: 'text' })
  rows: string;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
