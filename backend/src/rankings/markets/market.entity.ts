import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';

/** How the last refresh of a market ended. */
export interface MarketRun {
  jobId: string;
  charts: number;
  found: number;
  rows: number;
}

/** A country whose charts are collected. */
@Entity('markets')
export class Market {
  @PrimaryColumn({ type: 'text' })
  country: string;

  @Column({ type: 'text', array: true, default: '{android,ios}' })
  platforms: Platform[];

  /** Five fields, UTC; null follows the schedule of the installation. */
  @Column({ type: 'text', nullable: true })
  cron: string | null;

  @Column({ type: 'boolean', default: false })
  paused: boolean;

  /** Watched for soft launches: only the overall charts are collected there. */
  @Column({ name: 'is_test', type: 'boolean', default: false })
  isTest: boolean;

  @Column({ name: 'last_run_at', type: 'timestamptz', nullable: true })
  lastRunAt: Date | null;

  @Column({ name: 'last_run', type: 'jsonb', nullable: true })
  lastRun: MarketRun | null;

  /** Set of the one market that the screens of the installation open at, with {@link defaultCategory}. */
  @Column({ name: 'default_platform', type: 'text', nullable: true })
  defaultPlatform: Platform | null;

  @Column({ name: 'default_category', type: 'text', nullable: true })
  defaultCategory: string | null;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
