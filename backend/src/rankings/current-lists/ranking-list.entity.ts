import { Column, Entity, UpdateDateColumn } from 'typeorm';
import { ChartKeyColumns } from '../chart-key.entity.js';

/** The ready part of a current-lists document: one list as it is shown, written when its chart is captured. */
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

  /** Rows of the whole capture; at most 50 of them are shown. */
  @Column({ type: 'integer' })
  total: number;

  /** Rows of the capture before; null when there is none, and of a list that is put together from others. */
  @Column({ name: 'previous_total', type: 'integer', nullable: true })
  previousTotal: number | null;

  /** JSON array of the rows shown. */
  @Column({ type: 'text' })
  rows: string;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
