import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Cite } from './cites.js';
import type { ProposedIdea } from '../ideas/ideas.types.js';

/** One message of the talk about an idea. */
@Entity('idea_chats')
export class ChatMessage {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** Order of arrival: two messages may have one time. Given by the database. */
  @Column({ type: 'bigint', insert: false, update: false })
  position: string;

  @Column({ name: 'idea_id', type: 'uuid' })
  ideaId: string;

  /** Whose conversation it belongs to: each person has one of their own about an idea. */
  @Column({ name: 'created_by', type: 'uuid' })
  createdBy: string;

  @Column({ type: 'text' })
  role: 'user' | 'ai';

  @Column({ type: 'text' })
  content: string;

  /** Of a person's message: names it, so that it is stored once however often it is sent. */
  @Column({ name: 'client_id', type: 'uuid', nullable: true })
  clientId: string | null;

  /** Of an answer: the message it answers. */
  @Column({ name: 'reply_to', type: 'uuid', nullable: true })
  replyTo: string | null;

  @Column({ name: 'updated_idea', type: 'jsonb', nullable: true })
  updatedIdea: ProposedIdea | null;

  @Column({ type: 'text', nullable: true })
  engine: string | null;

  /** Of an answer: what it rests on. */
  @Column({ type: 'jsonb', default: () => "'[]'" })
  cites: Cite[];

  @Column({ type: 'boolean', default: false })
  stopped: boolean;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
