import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request with an `Idempotency-Key`, and its answer. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  fingerprint: string;

  /** Key of the process that handles it. */
  @Column({ type: 'bigint' })
  holder: string;

  @Column({ type: 'boolean', default: false })
  committed: boolean;

  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Index('idempotency_keys_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
