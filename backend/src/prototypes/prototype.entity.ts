import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { PrototypeDecision, PrototypeStatus } from './prototypes.types.js';

/** A game concept that the studio is prototyping. */
@Entity('prototypes')
export class Prototype {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text' })
  status: PrototypeStatus;

  /** Percent. */
  @Column({ type: 'integer', default: 0 })
  progress: number;

  /** Names of the people who work on it. */
  @Column({ type: 'text', array: true, default: '{}' })
  team: string[];

  /** The idea it was made from, which may have been deleted since. */
  @Column({ name: 'idea_id', type: 'uuid', nullable: true })
  ideaId: string | null;

  /** Name of that idea at the time. */
  @Column({ name: 'idea_name', type: 'text', nullable: true })
  ideaName: string | null;

  /** What is tested, and what would prove it. */
  @Column({ type: 'text', nullable: true })
  hypothesis: string | null;

  /** What it has shown so far. */
  @Column({ type: 'text', nullable: true })
  result: string | null;

  @Column({ type: 'text', nullable: true })
  decision: PrototypeDecision | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  /** Position within its column of the board, lowest first. */
  @Column({ type: 'double precision', default: 0 })
  place: number;

  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
