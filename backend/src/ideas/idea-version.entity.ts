import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Concept, IdeaItem } from './ideas.types.js';

/** An idea as it was before a change. */
@Entity('idea_versions')
export class IdeaVersion {
  @PrimaryColumn({ name: 'idea_id', type: 'uuid' })
  ideaId: string;

  @PrimaryColumn({ type: 'integer' })
  version: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'core_mechanics', type: 'jsonb' })
  coreMechanics: IdeaItem[];

  @Column({ name: 'meta_elements', type: 'jsonb' })
  metaElements: IdeaItem[];

  @Column({ type: 'jsonb', default: {} })
  concept: Partial<Concept>;

  /** Who made this version. */
  @Column({ name: 'changed_by', type: 'uuid', nullable: true })
  changedBy: string | null;

  /** When this version was made. */
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
