import { Column, Entity, PrimaryColumn } from 'typeorm';
import { ChartKeyColumns } from '../chart-key.entity.js';
import type { RankChange } from '../rankings.types.js';

/** A game's rank in the newest capture of a chart; merged lists have none. */
@Entity('current_ranks')
export class CurrentRank extends ChartKeyColumns {
  @PrimaryColumn({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ name: 'rank_position', type: 'integer' })
  rankPosition: number;

  @Column({ name: 'previous_position', type: 'integer', nullable: true })
  previousPosition: number | null;

  @Column({ name: 'rank_change', type: 'text', nullable: true })
  rankChange: RankChange;
}
