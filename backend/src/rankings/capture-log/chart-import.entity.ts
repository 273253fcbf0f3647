import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** An imported file of charts. Its captures refer to it. */
@Entity('chart_imports')
export class ChartImport {
  @PrimaryColumn({ type: 'uuid' })
  id: string;

  @Column({ name: 'file_name', type: 'text' })
  fileName: string;

  /** Null for the command line. */
  @Index('chart_imports_job_id_idx')
  @Column({ name: 'job_id', type: 'uuid', nullable: true })
  jobId: string | null;

  /** Rows that were new or changed a stored row. */
  @Column({ name: 'row_count', type: 'integer' })
  rowCount: number;

  @Column({ name: 'chart_count', type: 'integer' })
  chartCount: number;

  @Index('chart_imports_created_at_idx')
  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
