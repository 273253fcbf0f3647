import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';
import type { RankingType } from '../rankings.types.js';

/** The ready part of a current-lists document: one list as it is shown, written when its chart is captured. */
@Entity('ranking_lists')
export class RankingList {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ type: 'text' })
  category: string;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @PrimaryColumn({ name: 'ranking_type', type: 'text' })
  rankingType: RankingType;

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
