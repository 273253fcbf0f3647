import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An idea that a person keeps at the top of the list. */
@Entity('idea_pins')
export class IdeaPin {
  @PrimaryColumn({ name: 'idea_id', type: 'uuid' })
  ideaId: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
