import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Concept, IdeaItem, IdeaSource, Lineage } from './ideas.types.js';

/** A game idea of one person. */
@Entity('game_ideas')
export class Idea {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ name: 'core_mechanics', type: 'jsonb', default: [] })
  coreMechanics: IdeaItem[];

  @Column({ name: 'meta_elements', type: 'jsonb', default: [] })
  metaElements: IdeaItem[];

  /** Only the fields that are written down. */
  @Column({ type: 'jsonb', default: {} })
  concept: Partial<Concept>;

  @Column({ type: 'jsonb', default: [] })
  sources: IdeaSource[];

  /** Null for an idea that a person began. */
  @Column({ type: 'jsonb', nullable: true })
  lineage: Lineage | null;

  /** Rises with each change of name, concept or items. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  @Column({ name: 'created_by', type: 'uuid' })
  createdBy: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
