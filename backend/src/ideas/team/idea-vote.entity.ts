import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person's vote for an idea. */
@Entity('idea_votes')
export class IdeaVote {
  @PrimaryColumn({ name: 'idea_id', type: 'uuid' })
  ideaId: string;

  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
