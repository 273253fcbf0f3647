import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';
import type { PluginStatus } from './plugins.types.js';

/** An extension of the kit. */
@Entity('plugins')
export class Plugin {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  author: string;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ type: 'text' })
  version: string;

  @Column({ type: 'text' })
  url: string;

  @Column({ type: 'text' })
  status: PluginStatus;

  /** Made-up figures of a sample row; real plugins count actual use. */
  @Column({ name: 'sample_downloads', type: 'integer', default: 0 })
  sampleDownloads: number;

  @Column({ name: 'sample_rating', type: 'numeric', precision: 2, scale: 1, nullable: true })
  sampleRating: string | null;

  @Column({ type: 'boolean', default: false })
  sample: boolean;

  @Column({ name: 'submitted_by', type: 'uuid', nullable: true })
  submittedBy: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt: Date;
}
