import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Platform, Rating, Share } from '../../games/games.types.js';

/** The figures of a listing at one time. Texts are not repeated here: the change log has every one that changed. */
@Entity('game_snapshots')
@Index('game_snapshots_listing_idx', ['platform', 'storeId', 'country', 'takenAt'])
export class GameSnapshot {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  platform: Platform;

  @Column({ name: 'store_id', type: 'text' })
  storeId: string;

  @Column({ type: 'text' })
  country: string;

  @Column({ name: 'taken_at', type: 'timestamptz' })
  takenAt: Date;

  @Column({ type: 'text', nullable: true })
  version: string | null;

  @Column({ type: 'text', nullable: true })
  price: string | null;

  @Column({ type: 'jsonb', nullable: true })
  downloads: Share | null;

  @Column({ type: 'jsonb', nullable: true })
  revenue: Share | null;

  @Column({ type: 'jsonb', nullable: true })
  rating: Rating | null;

  /** Field name → source. */
  @Column({ type: 'jsonb' })
  sources: Record<string, string>;
}
