import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Platform } from '../games.types.js';

/**
 * What a storefront abroad calls a game. The home storefront has no rows: what it says stands in the game itself, which
 * is also what others show of a game that they have not named.
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
