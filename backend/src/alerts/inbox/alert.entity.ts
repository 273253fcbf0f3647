import { Column, Entity, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';
import type { Finding, RuleDelivery } from '../alerts.types.js';

/** Something that a rule told of. */
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

  /** Of a summary: its UTC day. */
  @Column({ name: 'summary_day', type: 'date', nullable: true })
  summaryDay: string | null;

  /** How many findings it stands for. */
  @Column({ type: 'integer', default: 1 })
  hits: number;

  @Column({ name: 'occurred_at', type: 'timestamptz' })
  occurredAt: Date;

  @Column({ type: 'text' })
  delivery: RuleDelivery;

  @Column({ type: 'boolean', default: false })
  sample: boolean;

  /** In the outbox. */
  @Column({ name: 'mail_id', type: 'uuid', nullable: true })
  mailId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}

/** A finding that a rule has told of. */
@Entity('alert_hits')
export class AlertHit {
  @PrimaryColumn({ name: 'rule_id', type: 'uuid' })
  ruleId: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'alert_id', type: 'uuid' })
  alertId: string;

  /** The game, or the chart. */
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

/** Alerts that somebody does not want to get: those of a rule, or of one game in it. */
@Entity('alert_mutes')
export class AlertMute {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'rule_id', type: 'uuid' })
  ruleId: string;

  /** Null: all of the rule. */
  @Column({ name: 'bundle_id', type: 'text', nullable: true })
  bundleId: string | null;

  @Column({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** Null: until it is taken back. */
  @Column({ type: 'timestamptz', nullable: true })
  until: Date | null;
}

/** How far the feed of events was looked through; its only row is held by the process that looks. */
@Entity('alert_cursor')
export class AlertCursor {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  @Column({ name: 'event_cursor', type: 'bigint' })
  eventCursor: string;
}
