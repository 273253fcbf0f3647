import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { IdeaItem } from './ideas.types.js';

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

  /** When this version was made. */
  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
