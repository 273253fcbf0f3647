import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Last change of a row of a followed list; written by triggers of its table. */
@Entity('row_changes')
export class RowChange {
  @PrimaryColumn({ type: 'text' })
  resource: string;

  @PrimaryColumn({ name: 'row_id', type: 'text' })
  rowId: string;

  @Column({ name: 'transaction_id', type: 'bigint' })
  transactionId: string;

  @Column({ name: 'changed_at', type: 'timestamptz', default: () => 'clock_timestamp()' })
  changedAt: Date;

  @Column({ type: 'boolean' })
  deleted: boolean;

  /** Owner of an unshared row; null when everybody may see it. */
  @Column({ name: 'owner_id', type: 'uuid', nullable: true })
  ownerId: string | null;

  /** Whether others could see it at any time. */
  @Column({ type: 'boolean' })
  shared: boolean;
}
