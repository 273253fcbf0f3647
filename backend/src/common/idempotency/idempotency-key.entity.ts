import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A request that came with an `Idempotency-Key`, and what was answered to it. */
@Entity('idempotency_keys')
export class IdempotencyKey {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  fingerprint: string;

  /** Key of the process that carries it out. */
  @Column({ type: 'bigint' })
  holder: string;

  @Column({ type: 'boolean', default: false })
  committed: boolean;

  /** JSON. */
  @Column({ type: 'text', nullable: true })
  answer: string | null;

  @Index('idempotency_keys_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
