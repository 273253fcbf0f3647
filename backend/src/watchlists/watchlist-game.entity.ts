import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A game picked for a watchlist. */
@Entity('watchlist_games')
export class WatchlistGame {
  @PrimaryColumn({ name: 'watchlist_id', type: 'uuid' })
  watchlistId: string;

  @PrimaryColumn({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ name: 'added_at', type: 'timestamptz', default: () => 'now()' })
  addedAt: Date;
}
