import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Time at which the token bucket of a host is full again, in ms since 1970. */
@Entity('host_budgets')
export class StoredHostBudget {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'next_free', type: 'double precision', nullable: true })
  nextFree: number | null;
}
