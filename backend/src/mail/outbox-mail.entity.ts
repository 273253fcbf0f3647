import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { MailState } from './mail.types.js';

/** A mail waiting to be sent, or kept here because no mail server is set up. */
@Entity('outbox')
export class OutboxMail {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  recipient: string;

  @Column({ type: 'text' })
  subject: string;

  /** Cleared once the mail was sent; always empty for confidential mail. */
  @Column({ type: 'text', nullable: true })
  body: string | null;

  /** HTML version of the body; cleared with it. */
  @Column({ type: 'text', nullable: true })
  html: string | null;

  @Column({ type: 'boolean', default: false })
  confidential: boolean;

  /** Encrypted text of confidential mail while it waits for delivery. */
  @Column({ name: 'sealed_body', type: 'bytea', nullable: true })
  sealedBody: Buffer | null;

  @Column({ type: 'text', default: 'queued' })
  state: MailState;

  @Column({ type: 'integer', default: 0 })
  attempts: number;

  @Column({ type: 'text', nullable: true })
  error: string | null;

  @Column({ name: 'next_try_at', type: 'timestamptz', default: () => 'now()' })
  nextTryAt: Date;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'sent_at', type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
