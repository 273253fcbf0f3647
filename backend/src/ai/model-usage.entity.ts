import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Model calls of one person on one day. */
@Entity('model_usage')
export class ModelUsageDay {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'date' })
  day: string;

  @Column({ name: 'minute_ends', type: 'timestamptz' })
  minuteEnds: Date;

  @Column({ name: 'minute_calls', type: 'integer' })
  minuteCalls: number;

  @Column({ name: 'day_calls', type: 'integer' })
  dayCalls: number;

  @Column({ name: 'prompt_tokens', type: 'bigint', default: 0 })
  promptTokens: string;

  @Column({ name: 'completion_tokens', type: 'bigint', default: 0 })
  completionTokens: string;

  /** US dollars by list price. */
  @Column({ type: 'numeric', default: 0 })
  cost: string;

  /** Calls of models without a known price. */
  @Column({ name: 'unpriced_calls', type: 'integer', default: 0 })
  unpricedCalls: number;
}
