import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** Score of an engine on the gold set. */
@Entity('engine_scores')
export class EngineScore {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  engine: string;

  @Column({ name: 'engine_version', type: 'text' })
  engineVersion: string;

  @Column({ type: 'text', nullable: true })
  model: string | null;

  @Column({ name: 'taxonomy_version', type: 'text' })
  taxonomyVersion: string;

  @Column({ type: 'integer' })
  games: number;

  /** Judged items found rightly, found wrongly, and missed. */
  @Column({ name: 'right_items', type: 'integer' })
  right: number;

  @Column({ name: 'wrong_items', type: 'integer' })
  wrong: number;

  @Column({ name: 'missed_items', type: 'integer' })
  missed: number;

  /** Games without an answer. */
  @Column({ type: 'integer' })
  failed: number;

  @Column({ name: 'duration_ms', type: 'double precision' })
  durationMs: number;

  /** US dollars at list price; null when the price is unknown. */
  @Column({ type: 'double precision', nullable: true })
  cost: number | null;

  @Index('engine_scores_scored_by_idx')
  @Column({ name: 'scored_by', type: 'uuid', nullable: true })
  scoredBy: string | null;

  @Column({ name: 'scored_at', type: 'timestamptz' })
  scoredAt: Date;
}
