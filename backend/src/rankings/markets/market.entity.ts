import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';

/** Result of the last refresh of a market. */
export interface MarketRun {
  jobId: string;
  charts: number;
  found: number;
  rows: number;
}

/** A country whose charts are fetched. */
@Entity('markets')
export class Market {
  @PrimaryColumn({ type: 'text' })
  country: string;

  @Column({ type: 'text', array: true, default: '{android,ios}' })
  platforms: Platform[];

  /** Five cron fields in UTC; null follows the installation's schedule. */
  @Column({ type: 'text', nullable: true })
  cron: string | null;

  @Column({ type: 'boolean', default: false })
  paused: boolean;

  /** A soft-launch market: only the overall charts are fetched. */
  @Column({ name: 'is_test', type: 'boolean', default: false })
  isTest: boolean;

  @Column({ name: 'last_run_at', type: 'timestamptz', nullable: true })
  lastRunAt: Date | null;

  @Column({ name: 'last_run', type: 'jsonb', nullable: true })
  lastRun: MarketRun | null;

  /** Set for the one market that the installation's screens open with, together with {@link defaultCategory}. */
  @Column({ name: 'default_platform', type: 'text', nullable: true })
  defaultPlatform: Platform | null;

  @Column({ name: 'default_category', type: 'text', nullable: true })
  defaultCategory: string | null;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
