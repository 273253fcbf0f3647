import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** An unconfirmed sign-up; it has no account yet. */
@Entity('sign_ups')
export class SignUp {
  @PrimaryColumn({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  @Index('sign_ups_email_idx')
  @Column({ type: 'text' })
  email: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
