import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Finding, RuleDelivery } from '../alerts.types.js';

/** An alert of a rule. */
@Entity('alerts')
export class Alert {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'rule_id', type: 'uuid' })
  ruleId: string;

  /** Null for charts and summaries. */
  @Column({ name: 'bundle_id', type: 'text', nullable: true })
  bundleId: string | null;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  text: string;

  /** UTC day of a summary; null for a single alert. */
  @Column({ name: 'summary_day', type: 'date', nullable: true })
  summaryDay: string | null;

  /** Number of findings. */
  @Column({ type: 'integer', default: 1 })
  hits: number;

  @Column({ name: 'occurred_at', type: 'timestamptz' })
  occurredAt: Date;

  @Column({ type: 'text' })
  delivery: RuleDelivery;

  @Column({ type: 'boolean', default: false })
  sample: boolean;

  /** Id of the mail in the outbox. */
  @Column({ name: 'mail_id', type: 'uuid', nullable: true })
  mailId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** A finding that a rule has alerted about. */
@Entity('alert_hits')
export class AlertHit {
  @PrimaryColumn({ name: 'rule_id', type: 'uuid' })
  ruleId: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'alert_id', type: 'uuid' })
  alertId: string;

  /** Key of the game or chart. */
  @Column({ type: 'text' })
  subject: string;

  @Column({ name: 'occurred_at', type: 'timestamptz' })
  occurredAt: Date;

  @Column({ type: 'jsonb' })
  hit: Omit<Finding, 'occurredAt'> & { title: string; text: string };
}

/** An alert that somebody has read. */
@Entity('alert_reads')
export class AlertRead {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'alert_id', type: 'uuid' })
  alertId: string;

  @Column({ name: 'read_at', type: 'timestamptz' })
  readAt: Date;
}

/** A mute of a rule, or of one game in it. */
@Entity('alert_mutes')
export class AlertMute {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'rule_id', type: 'uuid' })
  ruleId: string;

  /** Null mutes the whole rule. */
  @Column({ name: 'bundle_id', type: 'text', nullable: true })
  bundleId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** End of the mute; null for no end. */
  @Column({ type: 'timestamptz', nullable: true })
  until: Date | null;
}

/** The position up to which events were evaluated; the evaluating process locks its only row. */
@Entity('alert_cursor')
export class AlertCursor {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ name: 'event_cursor', type: 'bigint' })
  eventCursor: string;
}
