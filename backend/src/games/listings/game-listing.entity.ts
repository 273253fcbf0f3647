import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Availability, FieldSources, Platform, Rating, Share, SimilarApp } from '../games.types.js';

/** The driver returns 64-bit numbers as strings. */
const toNumber = {
  from: (value: string | null) => (value === null ? null : Number(value)),
  to: (value: number | null) => value,
};

/** A game in one store: package name on Google Play, track id on the App Store. */
@Entity('game_listings')
export class GameListing {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ name: 'store_id', type: 'text' })
  storeId: string;

  @Index('game_listings_bundle_id_idx')
  @Column({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ type: 'text', nullable: true })
  url: string | null;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', nullable: true })
  developer: string | null;

  @Column({ name: 'icon_url', type: 'text', nullable: true })
  iconUrl: string | null;

  /** Storefront that the texts came from. */
  @Column({ type: 'text', nullable: true })
  country: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text', array: true, default: '{}' })
  categories: string[];

  @Column({ type: 'text', array: true, default: '{}' })
  screenshots: string[];

  @Column({ name: 'video_url', type: 'text', nullable: true })
  videoUrl: string | null;

  @Column({ name: 'developer_site', type: 'text', nullable: true })
  developerSite: string | null;

  @Column({ type: 'text', nullable: true })
  version: string | null;

  /** The store's "What's new" text for this version. */
  @Column({ name: 'release_notes', type: 'text', nullable: true })
  releaseNotes: string | null;

  @Column({ name: 'last_update', type: 'timestamptz', nullable: true })
  lastUpdate: Date | null;

  @Column({ name: 'release_date', type: 'timestamptz', nullable: true })
  releaseDate: Date | null;

  @Column({ name: 'similar_apps', type: 'jsonb', default: [] })
  similarApps: SimilarApp[];

  /** Amount and currency, for instance "0.00 USD". */
  @Column({ type: 'text', nullable: true })
  price: string | null;

  @Column({ name: 'in_app_purchases', type: 'boolean', nullable: true })
  inAppPurchases: boolean | null;

  /** Prices of in-app purchases in the store's words. */
  @Column({ name: 'purchase_range', type: 'text', nullable: true })
  purchaseRange: string | null;

  @Column({ name: 'contains_ads', type: 'boolean', nullable: true })
  containsAds: boolean | null;

  /** In the store's words, for instance "Teen" or "12+". */
  @Column({ name: 'content_rating', type: 'text', nullable: true })
  contentRating: string | null;

  @Column({ type: 'text', nullable: true })
  availability: Availability | null;

  /** Two-letter codes in upper case. */
  @Column({ type: 'text', array: true, default: '{}' })
  languages: string[];

  /** Lowest version of Android or iOS that the game runs on. */
  @Column({ name: 'minimum_os', type: 'text', nullable: true })
  minimumOs: string | null;

  @Column({ name: 'size_bytes', type: 'bigint', nullable: true, transformer: toNumber })
  sizeBytes: number | null;

  /** Since release, as the store states it. */
  @Column({ name: 'install_count', type: 'bigint', nullable: true, transformer: toNumber })
  installCount: number | null;

  /** Mean over the last measured days, up to {@link rateDay}. */
  @Column({ name: 'installs_per_day', type: 'double precision', nullable: true })
  installsPerDay: number | null;

  @Column({ name: 'rate_day', type: 'date', nullable: true })
  rateDay: string | null;

  @Column({ type: 'jsonb', nullable: true })
  downloads: Share | null;

  @Column({ type: 'jsonb', nullable: true })
  revenue: Share | null;

  @Column({ type: 'jsonb', nullable: true })
  rating: Rating | null;

  /** Source and time of each field. */
  @Column({ name: 'field_sources', type: 'jsonb', default: {} })
  fieldSources: FieldSources;

  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @CreateDateColumn({ name: 'first_seen_at', type: 'timestamptz' })
  firstSeenAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
