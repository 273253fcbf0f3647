import { Column, CreateDateColumn, Entity, Index, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { Role } from '../common/access/access.types.js';
import type { ProfileStatus } from './profile.types.js';

/** A person's role and status; has the same id as the user who signs in. */
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

  /** Maintained by the database: true exactly when status is approved. */
  @Column({
    type: 'boolean',
    generatedType: 'STORED',
    asExpression: `status = 'approved'`,
    insert: false,
    update: false,
  })
  approved: boolean;

  /**
   * Incremented by role change, disabling, password change and sign-out everywhere, which invalidates older access
   * tokens.
   */
  @Column({ name: 'session_version', type: 'integer', default: 0 })
  sessionVersion: number;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** A service account, which has API tokens and no password. */
  @Column({ name: 'is_service', type: 'boolean', default: false })
  isService: boolean;

  /** When access was last requested; null for accounts that an operator created. */
  @Column({ name: 'requested_at', type: 'timestamptz', nullable: true })
  requestedAt: Date | null;

  /** How many times access was requested. */
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

  @Index('profiles_updated_at_idx')
  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
