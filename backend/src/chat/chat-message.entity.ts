import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Cite } from './cites.js';
import type { ProposedIdea } from '../ideas/ideas.types.js';

/** A message of the chat about an idea. */
@Entity('idea_chats')
export class ChatMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Order of arrival, set by the database: two messages may have the same time. */
  @Column({ type: 'bigint', insert: false, update: false })
  position: string;

  @Column({ name: 'idea_id', type: 'uuid' })
  ideaId: string;

  /** Person whose conversation it belongs to: each has their own about an idea. */
  @Column({ name: 'created_by', type: 'uuid' })
  createdBy: string;

  @Column({ type: 'text' })
  role: 'user' | 'ai';

  @Column({ type: 'text' })
  content: string;

  /** Identifies a message of a person across retries. */
  @Column({ name: 'client_id', type: 'uuid', nullable: true })
  clientId: string | null;

  /** For an answer: the message it answers. */
  @Column({ name: 'reply_to', type: 'uuid', nullable: true })
  replyTo: string | null;

  @Column({ name: 'updated_idea', type: 'jsonb', nullable: true })
  updatedIdea: ProposedIdea | null;

  @Column({ type: 'text', nullable: true })
  engine: string | null;

  /** For an answer: its sources. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  cites: Cite[];

  @Column({ type: 'boolean', default: false })
  stopped: boolean;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
