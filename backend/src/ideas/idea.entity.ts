import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Concept, IdeaItem, IdeaSource, IdeaStatus, Lineage } from './ideas.types.js';

/** A game idea: its maker's own, or shared with everybody who may enter. */
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

  @Column({ type: 'boolean', default: false })
  shared: boolean;

  @Column({ type: 'text', default: 'draft' })
  status: IdeaStatus;

  /** Why it has this status. */
  @Column({ name: 'status_reason', type: 'text', nullable: true })
  statusReason: string | null;

  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  @Column({ name: 'created_by', type: 'uuid' })
  createdBy: string;

  /** Who made the present version. */
  @Column({ name: 'updated_by', type: 'uuid', nullable: true })
  updatedBy: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
