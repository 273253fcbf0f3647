import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ItemKind, StoredVerdict } from '../analyses.types.js';

/** What an analyst says of an item; it belongs to the game, not to one run. */
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

  /** The sentence that an analyst added an item with. */
  @Column({ type: 'text', nullable: true })
  quote: string | null;

  /** Cues that had found the item. */
  @Column({ type: 'text', array: true, default: [] })
  cues: string[];

  @Column({ name: 'user_id', type: 'uuid', nullable: true })
  userId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
