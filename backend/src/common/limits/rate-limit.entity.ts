import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One counter of rate-limiter-flexible, which writes this table. */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'integer', default: 0 })
  points: number;

  /** Epoch milliseconds. */
  @Column({ type: 'bigint', nullable: true })
  expire: string | null;
}
