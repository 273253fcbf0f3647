import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { ProfileStatus, Role } from './profile.types.js';

/** What a person is and may do; its id is that of the user who signs in. */
@Entity('profiles')
export class Profile {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'display_name', type: 'text', nullable: true })
  displayName: string | null;

  @Column({ type: 'text', default: 'user' })
  role: Role;

  @Column({ type: 'text', default: 'pending' })
  status: ProfileStatus;

  /** Kept by the database: true exactly when status is approved. */
  @Column({
    type: 'boolean',
    generatedType: 'STORED',
    asExpression: `status = 'approved'`,
    insert: false,
    update: false,
  })
  approved: boolean;

  /** Raised by role change, disable, password change and sign-out everywhere: older access tokens die. */
  @Column({ name: 'session_version', type: 'integer', default: 0 })
  sessionVersion: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** A program, which has API tokens and no password. */
  @Column({ name: 'is_service', type: 'boolean', default: false })
  isService: boolean;

  /** When access was asked for; null for accounts that an operator made. */
  @Column({ name: 'requested_at', type: 'timestamptz', nullable: true })
  requestedAt: Date | null;

  /** How often access was asked for. */
  @Column({ name: 'request_count', type: 'integer', default: 0 })
  requestCount: number;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ name: 'decided_by', type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ name: 'decision_reason', type: 'text', nullable: true })
  decisionReason: string | null;

  @Column({ name: 'last_active_at', type: 'timestamptz', nullable: true })
  lastActiveAt: Date | null;
}
