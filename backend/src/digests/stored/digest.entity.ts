import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { DigestCounts, DigestPeriod, DigestScope } from '../digests.types.js';

/** A stored digest; it never changes. */
@Entity('digests')
export class Digest {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ name: 'user_id', type: 'uuid' })
  userId: string;

  /** Null once the subscription is deleted. */
  @Column({ name: 'subscription_id', type: 'uuid', nullable: true })
  subscriptionId: string | null;

  @Column({ type: 'text' })
  scope: DigestScope;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  title: string;

  @Column({ type: 'text' })
  summary: string;

  @Column({ type: 'text' })
  period: DigestPeriod;

  @Column({ name: 'first_day', type: 'date' })
  firstDay: string;

  @Column({ name: 'last_day', type: 'date' })
  lastDay: string;

  @Column({ type: 'boolean' })
  sample: boolean;

  @Column({ type: 'jsonb' })
  counts: DigestCounts;

  @Column({ type: 'text' })
  html: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
