import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Who does the work of a key right now. */
@Entity('leases')
export class Lease {
  @PrimaryColumn({ type: 'text' })
  key: string;

  @Column({ type: 'uuid' })
  owner: string;

  @Column({ name: 'lease_until', type: 'timestamptz' })
  leaseUntil: Date;
}
