import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Until when it was looked whether the charts of a market came in. */
@Entity('coverage_checks')
export class CoverageCheck {
  @PrimaryColumn({ type: 'text' })
  country: string;

  @Column({ name: 'checked_until', type: 'timestamptz' })
  checkedUntil: Date;
}
