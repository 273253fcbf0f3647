import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { RevenueSource } from './revenue.types.js';

/** Revenue of one game from one source in one month. */
@Entity('revenue_entries')
export class RevenueEntry {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** First day of the month, `YYYY-MM-DD`. */
  @Column({ type: 'date' })
  month: string;

  @Column({ type: 'text' })
  game: string;

  @Column({ type: 'text' })
  source: RevenueSource;

  /** US dollars with cents, in PostgreSQL's notation. */
  @Column({ type: 'numeric', precision: 14, scale: 2 })
  amount: string;

  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
