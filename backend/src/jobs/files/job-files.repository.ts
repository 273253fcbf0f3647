import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';

const CHUNK_BYTES = 512 * 1024;

/** Files of jobs. They are stored in the database, so that any worker on any machine can read them. */
@Injectable()
export class JobFilesRepository {
  constructor(private readonly source: DataSource) {}

  /**
   * Stores `body` piece by piece.
   * @returns the digest of all bytes
   */
  async store(jobId: string, body: AsyncIterable<Buffer>): Promise<string> {
    const digest = createHash('sha256');
    let position = 0;
    let pending: Buffer[] = [];
    let pendingBytes = 0;
    const flush = async () => {
      if (pendingBytes === 0) return;
      await this.source.query('insert into job_file_chunks (job_id, position, bytes) values ($1, $2, $3)', [
        jobId,
        position,
        Buffer.concat(pending),
      ]);
      position += 1;
      pending = [];
      pendingBytes = 0;
    };
    for await (const chunk of body) {
      digest.update(chunk);
      pending.push(chunk);
      pendingBytes += chunk.length;
      if (pendingBytes >= CHUNK_BYTES) await flush();
    }
    await flush();
    return digest.digest('base64url');
  }

  /** The stored bytes in order. */
  async *read(jobId: string, manager: EntityManager): AsyncGenerator<Buffer> {
    for (let position = 0; ; position += 1) {
      const [row] = await manager.query<{ bytes: Buffer }[]>(
        'select bytes from job_file_chunks where job_id = $1 and position = $2',
        [jobId, position],
      );
      if (!row) return;
      yield row.bytes;
    }
  }

  async size(jobId: string): Promise<number> {
    const [row] = await this.source.query<{ bytes: string }[]>(
      'select coalesce(sum(octet_length(bytes)), 0) as bytes from job_file_chunks where job_id = $1',
      [jobId],
    );
    return Number(row?.bytes ?? 0);
  }

  async remove(jobId: string): Promise<void> {
    await this.source.query('delete from job_file_chunks where job_id = $1', [jobId]);
  }
}
