import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';
import type { RankingType } from '../rankings.types.js';

/** One row of one captured chart. Partitioned by month of capture; its id in the API is made from this key. */
@Entity('game_rankings')
@Index('game_rankings_history_idx', [
  'bundleId',
  'platform',
  'country',
  'category',
  'rankingType',
  'capturedAt',
])
export class GameRanking {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ type: 'text' })
  category: string;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @PrimaryColumn({ name: 'ranking_type', type: 'text' })
  rankingType: RankingType;

  @PrimaryColumn({ name: 'captured_at', type: 'timestamptz' })
  capturedAt: Date;

  @PrimaryColumn({ name: 'rank_position', type: 'integer' })
  rankPosition: number;

  @Column({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ type: 'boolean', default: false })
  sample: boolean;
}
