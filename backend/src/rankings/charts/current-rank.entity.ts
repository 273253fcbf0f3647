import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';
import type { RankChange, RankingType } from '../rankings.types.js';

/** A game's place in the newest capture of a chart; lists that are put together from others have none. */
@Entity('current_ranks')
export class CurrentRank {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ type: 'text' })
  category: string;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @PrimaryColumn({ name: 'ranking_type', type: 'text' })
  rankingType: RankingType;

  @PrimaryColumn({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ name: 'rank_position', type: 'integer' })
  rankPosition: number;

  @Column({ name: 'previous_position', type: 'integer', nullable: true })
  previousPosition: number | null;

  @Column({ name: 'rank_change', type: 'text', nullable: true })
  rankChange: RankChange;
}
