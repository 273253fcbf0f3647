import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Platform } from '../../games/games.types.js';
import type { RuleCondition, RuleDelivery, RuleKind, RuleScope } from '../alerts.types.js';

/** A rule that creates alerts. */
@Entity('alert_rules')
export class AlertRule {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  kind: RuleKind;

  @Column({ type: 'jsonb', default: {} })
  condition: RuleCondition;

  @Column({ type: 'text' })
  scope: RuleScope;

  /** Id of the watchlist, tag or developer, or bundle id; null for all games. */
  @Column({ name: 'scope_id', type: 'text', nullable: true })
  scopeId: string | null;

  /** Its name when the rule was saved; it may be deleted by now. */
  @Column({ name: 'scope_name', type: 'text', nullable: true })
  scopeName: string | null;

  @Column({ type: 'text', nullable: true })
  platform: Platform | null;

  /** Empty for every country. */
  @Column({ type: 'text', array: true, default: [] })
  countries: string[];

  @Column({ type: 'text', nullable: true })
  category: string | null;

  @Column({ name: 'ranking_type', type: 'text', nullable: true })
  rankingType: string | null;

  @Column({ name: 'cooldown_days', type: 'integer', default: 7 })
  cooldownDays: number;

  @Column({ type: 'text' })
  delivery: RuleDelivery;

  /** Whether alerts are mailed to the owner. */
  @Column({ type: 'boolean', default: false })
  mail: boolean;

  @Column({ type: 'boolean', default: false })
  shared: boolean;

  @Column({ type: 'boolean', default: true })
  active: boolean;

  /** Only data that arrived since creates alerts. */
  @Column({ name: 'active_since', type: 'timestamptz' })
  activeSince: Date;

  @Column({ name: 'created_by', type: 'uuid' })
  createdBy: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
