import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { PrototypeStatus } from './prototypes.types.js';

/** When a prototype was moved to a column of the board. */
@Entity('prototype_moves')
export class PrototypeMove {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'prototype_id', type: 'uuid' })
  prototypeId: string;

  @Column({ type: 'text' })
  status: PrototypeStatus;

  @Column({ name: 'moved_at', type: 'timestamptz', default: () => 'now()' })
  movedAt: Date;
}
