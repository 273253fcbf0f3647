import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A piece of a job's file. */
@Entity('job_file_chunks')
export class JobFileChunk {
  @PrimaryColumn({ name: 'job_id', type: 'uuid' })
  jobId: string;

  @PrimaryColumn({ type: 'integer' })
  position: number;

  @Column({ type: 'bytea' })
  bytes: Buffer;
}
