import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Platform } from '../games/games.types.js';

/** A new capture of a list, or a store page that was read; deleted once it was processed. */
@Entity('history_changes')
export class HistoryChange {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: string;

  @Column({ type: 'text' })
  platform: Platform;

  @Column({ type: 'text', nullable: true })
  category: string | null;

  @Column({ type: 'text' })
  country: string;

  @Column({ name: 'ranking_type', type: 'text', nullable: true })
  rankingType: string | null;

  /** For a capture: the newest of its list. */
  @Column({ name: 'captured_at', type: 'timestamptz', nullable: true })
  capturedAt: Date | null;

  /** For a store page. */
  @Column({ name: 'bundle_id', type: 'text', nullable: true })
  bundleId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
