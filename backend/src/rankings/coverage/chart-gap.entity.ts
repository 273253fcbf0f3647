import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';
import type { RankingType } from '../rankings.types.js';

export const GAP_STATES = ['empty', 'blocked', 'missing'] as const;
export type GapState = (typeof GAP_STATES)[number];

/** A day on which a chart was not captured although it should have been; a later capture takes precedence. */
@Entity('chart_gaps')
export class ChartGap {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ type: 'text' })
  category: string;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @PrimaryColumn({ name: 'ranking_type', type: 'text' })
  rankingType: RankingType;

  @Index('chart_gaps_day_idx')
  @PrimaryColumn({ type: 'date' })
  day: string;

  @Column({ type: 'text' })
  state: GapState;

  /** Reason, in one sentence. */
  @Column({ type: 'text' })
  reason: string;

  /** When the schedule was to fetch it; null for a manual refresh. */
  @Column({ name: 'due_at', type: 'timestamptz', nullable: true })
  dueAt: Date | null;

  /** The refresh that failed. */
  @Column({ name: 'job_id', type: 'uuid', nullable: true })
  jobId: string | null;

  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @Column({ name: 'noted_at', type: 'timestamptz' })
  notedAt: Date;
}
