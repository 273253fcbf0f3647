import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WatchlistKind } from './watchlists.types.js';

/** A named list of games to follow. */
@Entity('watchlists')
export class Watchlist {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  /** Whether the whole team sees it. */
  @Column({ type: 'boolean', default: false })
  shared: boolean;

  @Column({ type: 'text' })
  kind: WatchlistKind;

  /** The filter of the games list that finds its games; empty for picked games. */
  @Column({ type: 'jsonb', default: {} })
  filter: Record<string, unknown>;

  /** Name of the tag or developer at the time; the tag may have been deleted since. */
  @Column({ name: 'source_name', type: 'text', nullable: true })
  sourceName: string | null;

  @Column({ name: 'created_by', type: 'uuid' })
  createdBy: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
