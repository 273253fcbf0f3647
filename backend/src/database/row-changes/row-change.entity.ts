import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last change of one row of a list that copies elsewhere follow; written by triggers of its table. */
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

  /** Who may see a row that is not shared; null when everybody may. */
  @Column({ name: 'owner_id', type: 'uuid', nullable: true })
  ownerId: string | null;

  /** Whether others could ever see it. */
  @Column({ type: 'boolean' })
  shared: boolean;
}
