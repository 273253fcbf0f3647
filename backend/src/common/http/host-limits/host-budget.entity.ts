import { Column, Entity, PrimaryColumn } from 'typeorm';

/** When the bucket of calls to a host is full again, in ms since 1970. */
@Entity('host_budgets')
export class StoredHostBudget {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ name: 'next_free', type: 'double precision', nullable: true })
  nextFree: number | null;
}
