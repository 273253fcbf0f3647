import { EmbeddedPostgresError } from './process.js';

/** Disk errors of Node, the system and PostgreSQL. */
const FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;
const READ_ONLY = /EROFS|Read-only file system/i;

/** Converts errors of a full or read-only disk to one line; returns others unchanged. */
export function toDiskProblem(dir: string, error: unknown): unknown {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  const text = `${code} ${message}`;
  if (FULL.test(text))
    return new EmbeddedPostgresError(
      `The disk of DATA_DIR ${dir} is full. Free some space, then start again.`,
    );
  if (READ_ONLY.test(text))
    return new EmbeddedPostgresError(
      `DATA_DIR ${dir} is on a read-only file system. Mount it writable, or set DATA_DIR to another folder.`,
    );
  return error;
}
