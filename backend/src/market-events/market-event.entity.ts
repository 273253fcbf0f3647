import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Platform } from '../games/games.types.js';
import type { MarketEventType } from './market-events.types.js';

/**
 * Something that changed in a chart, on a store page or in an analysis. Derived from the history, so it can be
 * derived again. Partitioned by month; no foreign keys, like the history.
 */
@Entity('market_events')
export class MarketEvent {
  /** Assigned in the order in which events become visible. */
  @PrimaryGeneratedColumn({ type: 'bigint' })
  id: string;

  @Column({ type: 'text' })
  type: MarketEventType;

  /** Null for events about a whole chart. */
  @Column({ name: 'bundle_id', type: 'text', nullable: true })
  bundleId: string | null;

  @Column({ type: 'text', nullable: true })
  platform: Platform | null;

  @Column({ type: 'text', nullable: true })
  country: string | null;

  @Column({ type: 'text', nullable: true })
  category: string | null;

  @Column({ name: 'ranking_type', type: 'text', nullable: true })
  rankingType: string | null;

  /** Time of the capture, snapshot or analysis that shows it. */
  @PrimaryColumn({ name: 'happened_at', type: 'timestamptz' })
  happenedAt: Date;

  /** When it was recorded. */
  @Column({ name: 'recorded_at', type: 'timestamptz' })
  recordedAt: Date;

  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @Column({ type: 'jsonb', default: {} })
  data: Record<string, unknown>;
}
