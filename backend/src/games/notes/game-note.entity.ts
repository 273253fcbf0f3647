import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A note that a team member wrote about a game. */
@Entity('game_notes')
@Index('game_notes_bundle_id_idx', ['bundleId', 'createdAt'])
export class GameNote {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'bundle_id', type: 'text' })
  bundleId: string;

  @Column({ type: 'text' })
  text: string;

  @Index('game_notes_created_by_idx')
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
