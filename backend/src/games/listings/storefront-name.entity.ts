import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Platform } from '../games.types.js';

/**
 * A storefront's own name for a game. The home storefront has no rows: its name is the game's, which also applies
 * to storefronts without a name of their own.
 */
@Entity('storefront_names')
export class StorefrontName {
  @PrimaryColumn({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text', nullable: true })
  developer: string | null;

  @Column({ name: 'icon_url', type: 'text', nullable: true })
  iconUrl: string | null;
}
