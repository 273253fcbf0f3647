import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A comment on an idea. */
@Entity('idea_comments')
export class IdeaComment {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'idea_id', type: 'uuid' })
  ideaId: string;

  @Column({ type: 'text' })
  content: string;

  /** Null once the account is gone. */
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
