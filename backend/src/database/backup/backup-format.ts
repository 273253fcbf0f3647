/**
 * A backup is one gzip stream: a line of JSON (the head), then for each table of the head, in its order, the rows in
 * PostgreSQL's COPY text form, closed by a line `\.`, then a line of JSON (the tail).
 */
export interface BackupHead {
  gamekitBackup: 1;
  /** ISO-8601 UTC. */
  createdAt: string;
  /** Names of the migrations that made the tables, in their order. */
  migrations: string[];
  /** A table comes after every table that it refers to. */
  tables: { name: string; columns: string[] }[];
  partitions: { table: string; name: string; bounds: string }[];
}

/** Tells a whole backup from one that was cut off. */
export interface BackupTail {
  end: true;
  rows: Record<string, number>;
  /** Of the rows of each table; older backups have none. */
  checksums?: Record<string, string>;
}

/** What is true of one moment or one machine only. */
export const LEFT_OUT = new Set([
  'migrations',
  'typeorm_metadata',
  'rate_limits',
  'idempotency_keys',
  'row_changes',
]);

export class BackupError extends Error {}

/** @throws BackupError when the line is no head of a backup that this version can read */
export function parseHead(line: string, knownMigrations: readonly string[]): BackupHead {
  const head = parseLine(line) as BackupHead | undefined;
  if (head?.gamekitBackup !== 1) throw new BackupError('This is not a backup of Gamekit.');
  const own = knownMigrations.slice(0, head.migrations.length);
  if (own.join() !== head.migrations.join()) {
    throw new BackupError('This backup was made by a newer or another version of Gamekit.');
  }
  return head;
}

/** @throws BackupError when the backup was cut off */
export function parseTail(line: string): BackupTail {
  const tail = parseLine(line) as BackupTail | undefined;
  if (tail?.end !== true) throw cutOffError();
  return tail;
}

export const cutOffError = () => new BackupError('The backup is not complete: it was cut off.');

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
