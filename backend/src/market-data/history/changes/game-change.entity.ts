import { Column, Entity, Index, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Platform } from '../../../games/games.types.js';
import type { ChangeField } from './changes.js';

/** One change of a store page. */
@Entity('game_changes')
@Index('game_changes_listing_idx', ['platform', 'storeId', 'changedAt'])
@Index('game_changes_changed_at_idx', ['changedAt', 'id'])
export class GameChange {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  platform: Platform;

  @Column({ name: 'store_id', type: 'text' })
  storeId: string;

  @Column({ type: 'text' })
  country: string;

  @Column({ type: 'text' })
  field: ChangeField;

  @Column({ name: 'from_value', type: 'text' })
  from: string;

  @Column({ name: 'to_value', type: 'text' })
  to: string;

  @Column({ type: 'text' })
  source: string;

  @Column({ name: 'changed_at', type: 'timestamptz' })
  changedAt: Date;
}

/** The last value of a field by source: changes are only detected within the same source and country. */
@Entity('game_field_snapshots')
export class GameFieldSnapshot {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ name: 'store_id', type: 'text' })
  storeId: string;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @PrimaryColumn({ type: 'text' })
  source: string;

  @PrimaryColumn({ type: 'text' })
  field: ChangeField;

  @Column({ type: 'text' })
  value: string;

  @Column({ name: 'seen_at', type: 'timestamptz' })
  seenAt: Date;
}
