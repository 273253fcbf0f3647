import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Until when the charts of a market were checked for completeness. */
@Entity('coverage_checks')
export class CoverageCheck {
  @PrimaryColumn({ type: 'text' })
  country: string;

  @Column({ name: 'checked_until', type: 'timestamptz' })
  checkedUntil: Date;
}
