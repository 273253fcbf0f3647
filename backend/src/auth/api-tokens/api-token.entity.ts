import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { TokenScope } from '../../common/access/access.types.js';
import type { Scope } from '../scopes.js';

/** A personal API token; only its hash is kept. */
@Entity('api_tokens')
export class ApiToken {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  scope: TokenScope;

  /** Scopes; null for everything that its owner may do. */
  @Column({ type: 'text', array: true, nullable: true })
  scopes: Scope[] | null;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  /** Hash of the previous secret, which works until `previousUntil`. */
  @Column({ name: 'previous_hash', type: 'bytea', nullable: true })
  previousHash: Buffer | null;

  @Column({ name: 'previous_until', type: 'timestamptz', nullable: true })
  previousUntil: Date | null;

  /** Last characters of the token, for recognition. */
  @Column({ type: 'text' })
  ending: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz', nullable: true })
  expiresAt: Date | null;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
