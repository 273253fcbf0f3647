import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Until when the schedule of a market was followed, and its charts were checked for completeness. */
@Entity('coverage_checks')
export class CoverageCheck {
  @PrimaryColumn({ type: 'text' })
  country: string;

  @Column({ name: 'checked_until', type: 'timestamptz' })
  checkedUntil: Date;

  /** The schedule that `startedUntil` is about. */
  @Column({ type: 'text', nullable: true })
  schedule: string | null;

  /** Until when refreshes that were due have been started. */
  @Column({ name: 'started_until', type: 'timestamptz', nullable: true })
  startedUntil: Date | null;

  /** When a missed refresh was last started late. */
  @Column({ name: 'made_up_at', type: 'timestamptz', nullable: true })
  madeUpAt: Date | null;
}
