import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A password reset link, valid once. */
@Entity('password_resets')
export class PasswordReset {
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
