import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';
import type { RankingType } from '../../rankings/rankings.types.js';
import type { DigestPeriod, DigestScope, DigestSubject, Weekday } from '../digests.types.js';

/** A subscription to a digest. */
@Entity('digest_subscriptions')
export class DigestSubscription implements DigestSubject {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  scope: DigestScope;

  /** Null for a market, and once the watchlist is deleted. */
  @Column({ name: 'watchlist_id', type: 'uuid', nullable: true })
  watchlistId: string | null;

  /** Name of the watchlist, which may be deleted by now. */
  @Column({ name: 'watchlist_name', type: 'text', nullable: true })
  watchlistName: string | null;

  @Column({ type: 'text', nullable: true })
  platform: Platform | null;

  @Column({ type: 'text', nullable: true })
  country: string | null;

  @Column({ type: 'text', nullable: true })
  category: string | null;

  @Column({ name: 'ranking_type', type: 'text', nullable: true })
  rankingType: RankingType | null;

  @Column({ type: 'text' })
  period: DigestPeriod;

  /** Day of a weekly digest. */
  @Column({ type: 'text' })
  weekday: Weekday;

  @Column({ type: 'boolean' })
  mail: boolean;

  @Column({ type: 'boolean' })
  active: boolean;

  /** Earlier due digests are not written. */
  @Column({ type: 'timestamptz' })
  since: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
