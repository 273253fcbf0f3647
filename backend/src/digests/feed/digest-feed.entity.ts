import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The private feed of a person; only the hash of its token is stored. */
@Entity('digest_feeds')
export class DigestFeed {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'token_hash', type: 'bytea' })
  tokenHash: Buffer;

  /** Last characters of the token, for recognition. */
  @Column({ type: 'text' })
  ending: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
