import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { WebhookFormat, WebhookType } from './webhooks.types.js';

/** An address that messages are sent to. */
@Entity('webhooks')
export class Webhook {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  url: string;

  /** Empty for all types. */
  @Column({ type: 'text', array: true, default: [] })
  types: WebhookType[];

  @Column({ type: 'boolean', default: true })
  active: boolean;

  /** Why it was turned off automatically; null otherwise. */
  @Column({ name: 'disabled_reason', type: 'text', nullable: true })
  disabledReason: string | null;

  @Column({ name: 'sealed_secret', type: 'bytea' })
  sealedSecret: Buffer;

  @Column({ name: 'sealed_old_secret', type: 'bytea', nullable: true })
  sealedOldSecret: Buffer | null;

  @Column({ name: 'old_secret_until', type: 'timestamptz', nullable: true })
  oldSecretUntil: Date | null;

  /** Id of the last market event that was queued. */
  @Column({ name: 'event_cursor', type: 'bigint' })
  eventCursor: string;

  /** Set for the webhook of a rule, which only gets the alerts of that rule. */
  @Column({ name: 'alert_rule_id', type: 'uuid', nullable: true })
  alertRuleId: string | null;

  @Column({ type: 'text', default: 'standard' })
  format: WebhookFormat;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
