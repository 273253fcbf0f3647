import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ItemKind, StoredVerdict } from '../analyses.types.js';

/** Feedback on an item; it belongs to the game, not to one run. */
@Entity('analysis_feedback')
export class AnalysisFeedback {
  @PrimaryColumn({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @PrimaryColumn({ type: 'text' })
  kind: ItemKind;

  @PrimaryColumn({ name: 'item_key', type: 'text' })
  itemKey: string;

  @Column({ name: 'item_name', type: 'text' })
  itemName: string;

  @Column({ type: 'text' })
  verdict: StoredVerdict;

  @Column({ type: 'text', nullable: true })
  name: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  /** Sentence that an analyst gave as evidence. */
  @Column({ type: 'text', nullable: true })
  quote: string | null;

  /** Cues that found the item. */
  @Column({ type: 'text', array: true, default: [] })
  cues: string[];

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
