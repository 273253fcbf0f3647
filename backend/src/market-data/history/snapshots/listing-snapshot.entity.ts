import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ListingJson } from '../../../games/listings/listing-fields.types.js';
import type { Platform } from '../../market-data.types.js';

/** Facts that change rarely: known fields of a listing by name. */
export type SnapshotFacts = Partial<ListingJson>;

/**
 * A listing on a UTC day in one storefront. Partitioned by month; no foreign keys, because history is read by
 * country and time.
 */
@Entity('listing_snapshots')
export class ListingSnapshot {
  @PrimaryColumn({ type: 'text' })
  country: string;

  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ name: 'store_id', type: 'text' })
  storeId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  /** Time of the day's last snapshot. */
  @Column({ name: 'taken_at', type: 'timestamptz' })
  takenAt: Date;

  @Column({ name: 'install_count', type: 'bigint', nullable: true })
  installCount: string | null;

  @Column({ name: 'rating_score', type: 'real', nullable: true })
  ratingScore: number | null;

  @Column({ name: 'rating_total', type: 'bigint', nullable: true })
  ratingTotal: string | null;

  /** Ratings with one star, two, … five. */
  @Column({ name: 'rating_counts', type: 'bigint', array: true, nullable: true })
  ratingCounts: string[] | null;

  /** Null: same as on the last day that has them. */
  @Column({ type: 'jsonb', nullable: true })
  facts: SnapshotFacts | null;

  /** Field name → source; null: same as on the last day that has them. */
  @Column({ type: 'jsonb', nullable: true })
  sources: Record<string, string> | null;

  /** Source → its own values, where they differ from the preferred source. */
  @Column({ type: 'jsonb', nullable: true })
  others: Record<string, Record<string, unknown>> | null;
}
