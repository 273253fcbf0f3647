import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Platform } from '../../market-data.types.js';

/** The newest merged answer for a listing in a country. */
@Entity('market_data_copies')
export class MarketDataCopy {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ name: 'store_id', type: 'text' })
  storeId: string;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @Column({ name: 'fetched_at', type: 'timestamptz' })
  fetchedAt: Date;

  @Column({ type: 'jsonb' })
  document: object;
}
