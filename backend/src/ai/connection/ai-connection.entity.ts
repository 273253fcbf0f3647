import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The model connected by administrators; at most one row. */
@Entity('ai_connection')
export class AiConnectionRow {
  @PrimaryColumn({ type: 'integer' })
  id: number;

  /** With `/v1`, of any OpenAI-compatible server. */
  @Column({ name: 'base_url', type: 'text' })
  baseUrl: string;

  @Column({ name: 'sealed_key', type: 'bytea', nullable: true })
  sealedKey: Buffer | null;

  @Column({ type: 'text' })
  model: string;

  /** Whether private addresses are allowed. */
  @Column({ name: 'allow_private', type: 'boolean', default: false })
  allowPrivate: boolean;

  /** US dollars per million tokens. */
  @Column({ name: 'prompt_price', type: 'numeric', nullable: true })
  promptPrice: string | null;

  @Column({ name: 'completion_price', type: 'numeric', nullable: true })
  completionPrice: string | null;

  /** US dollars per day for all people together. */
  @Column({ name: 'daily_budget', type: 'numeric', nullable: true })
  dailyBudget: string | null;

  @Column({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
