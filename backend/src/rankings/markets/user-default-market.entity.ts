import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';

/** Where a person's screens open. */
@Entity('user_default_markets')
export class UserDefaultMarket {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  platform: Platform;

  @Column({ type: 'text' })
  country: string;

  @Column({ type: 'text' })
  category: string;
}
