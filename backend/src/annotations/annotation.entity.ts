import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A note of the team on a day of a game or a chart. */
@Entity('annotations')
@Index('annotations_bundle_id_idx', ['bundleId', 'day'])
@Index('annotations_chart_idx', ['platform', 'country', 'category', 'day'])
export class Annotation {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'text' })
  text: string;

  /** Null for a note on a chart. */
  @Column({ name: 'bundle_id', type: 'text', nullable: true })
  bundleId: string | null;

  /** Store of the chart; null for a note on a game, like country and category. */
  @Column({ type: 'text', nullable: true })
  platform: string | null;

  @Column({ type: 'text', nullable: true })
  country: string | null;

  @Column({ type: 'text', nullable: true })
  category: string | null;

  @Index('annotations_created_by_idx')
  @Column({ name: 'created_by', type: 'uuid', nullable: true })
  createdBy: string | null;

  @Column({ name: 'created_at', type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
