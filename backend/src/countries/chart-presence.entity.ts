import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Platform } from '../games/games.types.js';
import type { RankingType } from '../rankings/rankings.types.js';

/** First day on which a chart listed a game; stored, since the ranks are too many to scan per request. */
@Entity('chart_presence')
@Index('chart_presence_first_day_idx', ['platform', 'category', 'rankingType', 'country', 'firstDay'])
export class ChartPresence {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ type: 'text' })
  category: string;

  @PrimaryColumn({ name: 'ranking_type', type: 'text' })
  rankingType: RankingType;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @Index('chart_presence_bundle_id_idx')
  @PrimaryColumn({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  /** Sample charts have a separate history. */
  @PrimaryColumn({ type: 'boolean' })
  sample: boolean;

  @Column({ name: 'first_day', type: 'date' })
  firstDay: string;

  /** First day within the top 20, 50, …, since charts of different depth cannot be compared. */
  @Column({ name: 'first_top_20', type: 'date', nullable: true })
  firstTop20: string | null;

  @Column({ name: 'first_top_50', type: 'date', nullable: true })
  firstTop50: string | null;

  @Column({ name: 'first_top_100', type: 'date', nullable: true })
  firstTop100: string | null;

  @Column({ name: 'first_top_200', type: 'date', nullable: true })
  firstTop200: string | null;
}

/** The captures that {@link ChartPresence} of a chart is based on. */
@Entity('chart_presence_lists')
export class ChartPresenceList {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ type: 'text' })
  category: string;

  @PrimaryColumn({ name: 'ranking_type', type: 'text' })
  rankingType: RankingType;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @Column({ type: 'integer' })
  captures: number;

  @Column({ type: 'bigint' })
  entries: string;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;

  @Column({ name: 'captured_until', type: 'timestamptz' })
  capturedUntil: Date;
}
