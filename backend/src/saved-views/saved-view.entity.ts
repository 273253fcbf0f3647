import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A list of the back office with its filters, sorting and columns. */
@Entity('saved_views')
export class SavedView {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  /** The list, by its address in the back office. */
  @Column({ type: 'text' })
  list: string;

  @Column({ type: 'text' })
  name: string;

  /** Whether the whole team sees it. */
  @Column({ type: 'boolean', default: false })
  shared: boolean;

  /** Query string of the address: filters and sorting. */
  @Column({ type: 'text', default: '' })
  query: string;

  /** Visible columns and their order; null keeps each person's own. */
  @Column({ type: 'jsonb', nullable: true })
  columns: Record<string, unknown> | null;

  @Column({ name: 'created_by', type: 'uuid' })
  createdBy: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
