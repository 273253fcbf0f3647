import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';

/** The market that a person's screens open with. */
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
