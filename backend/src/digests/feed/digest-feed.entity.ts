import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The private feed of a person's digests; only the hash of its address is kept. */
@Entity('digest_feeds')
export class DigestFeed {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  /** Last characters of the token, by which its owner knows it. */
  @Column({ type: 'text' })
  ending: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
