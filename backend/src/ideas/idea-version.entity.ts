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

  /** When this version was made. */
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
