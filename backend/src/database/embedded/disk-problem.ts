import { EmbeddedPostgresError } from './process.js';

/** What Node, the system and PostgreSQL say of a disk. */
const FULL = /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/;
const READ_ONLY = /EROFS|Read-only file system/i;

/** The one line about a full or read-only disk; any other error as it is. */
export function toDiskProblem(dir: string, error: unknown): unknown {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  const text = `${code} ${message}`;
  if (FULL.test(text))
    return new EmbeddedPostgresError(
      `The disk of DATA_DIR ${dir} is full. Free some space, then start again.`,
    );
  if (READ_ONLY.test(text))
    return new EmbeddedPostgresError(
      `DATA_DIR ${dir} lies on a read-only file system. Mount it for writing, or set DATA_DIR to another folder.`,
    );
  return error;
}
