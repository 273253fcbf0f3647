import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredDetail, StoredItem } from './analyses.types.js';

/** One analysis of a game; the newest is the current one. */
@Entity('game_analysis')
export class GameAnalysis {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  /** Increases with each run; a repeated answer keeps the version of its run. */
  @Column({ type: 'integer' })
  version: number;

  @Column({ name: 'analyzed_at', type: 'timestamptz' })
  analyzedAt: Date;

  @Column({ name: 'analyzed_by', type: 'uuid', nullable: true })
  analyzedBy: string | null;

  @Column({ type: 'jsonb' })
  mechanics: StoredItem[];

  @Column({ name: 'meta_elements', type: 'jsonb' })
  metaElements: StoredItem[];

  /** More specific forms of items, and facts that the stores state. */
  @Column({ type: 'jsonb', default: [] })
  details: StoredDetail[];

  /** Keys of the details, for filters. */
  @Column({ name: 'detail_keys', type: 'text', array: true, default: [] })
  detailKeys: string[];

  /** Keys of all items, for filters. */
  @Column({ name: 'item_keys', type: 'text', array: true })
  itemKeys: string[];

  @Column({ type: 'text' })
  engine: string;

  @Column({ name: 'engine_version', type: 'text' })
  engineVersion: string;

  @Column({ type: 'text', nullable: true })
  model: string | null;

  @Column({ name: 'prompt_version', type: 'text', nullable: true })
  promptVersion: string | null;

  @Column({ name: 'taxonomy_version', type: 'text' })
  taxonomyVersion: string;

  @Column({ name: 'input_hash', type: 'text' })
  inputHash: string;

  @Column({ type: 'text' })
  language: string;

  @Column({ type: 'text', array: true, default: [] })
  notes: string[];

  @Column({ name: 'duration_ms', type: 'integer' })
  durationMs: number;

  @Column({ name: 'prompt_tokens', type: 'integer', nullable: true })
  promptTokens: number | null;

  @Column({ name: 'completion_tokens', type: 'integer', nullable: true })
  completionTokens: number | null;

  /** Raw answer of the model. */
  @Column({ name: 'raw_answer', type: 'text', nullable: true })
  rawAnswer: string | null;

  /** Run whose answer this entry repeats; also null when that run was deleted. */
  @Column({ type: 'uuid', nullable: true })
  repeats: string | null;

  @Column({ name: 'is_repeat', type: 'boolean', default: false })
  isRepeat: boolean;

  @Column({ name: 'is_current', type: 'boolean' })
  isCurrent: boolean;

  /** Source of the description; null when it was not recorded yet. */
  @Column({ name: 'text_source', type: 'text', nullable: true })
  textSource: string | null;
}
