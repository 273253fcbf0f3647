import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { StoredDetail, StoredItem } from './analyses.types.js';

/** One answer of an engine about a game. A game's newest answer is its current one. */
@Entity('game_analysis')
export class GameAnalysis {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  /** Rises with each run; a repeated answer has the version of its run. */
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

  /** Finer forms of items, and what the stores state by themselves. */
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

  /** What the model wrote, as it came. */
  @Column({ name: 'raw_answer', type: 'text', nullable: true })
  rawAnswer: string | null;

  /** The run whose answer this entry repeats; null too when that run was deleted. */
  @Column({ type: 'uuid', nullable: true })
  repeats: string | null;

  @Column({ name: 'is_repeat', type: 'boolean', default: false })
  isRepeat: boolean;

  @Column({ name: 'is_current', type: 'boolean' })
  isCurrent: boolean;

  /** Source of the description; null of answers from before it was recorded. */
  @Column({ name: 'text_source', type: 'text', nullable: true })
  textSource: string | null;
}
