import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Current holder of the lease of a key. */
@Entity('leases')
export class Lease {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'uuid' })
  owner: string;

  @Column({ name: 'lease_until', type: 'timestamptz' })
  leaseUntil: Date;
}
