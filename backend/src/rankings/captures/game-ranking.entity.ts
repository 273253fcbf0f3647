import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import { CaptureKeyColumns } from '../chart-key.entity.js';

/** One row of a captured chart. Partitioned by month of capture; its API id is derived from this key. */
@Entity('game_rankings')
@Index('game_rankings_history_idx', [
  'bundleId',
  'platform',
  'country',
  'category',
  'rankingType',
  'capturedAt',
])
export class GameRanking extends CaptureKeyColumns {
  @PrimaryColumn({ name: 'rank_position', type: 'integer' })
  rankPosition: number;

  @Column({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ type: 'boolean', default: false })
  sample: boolean;
}
