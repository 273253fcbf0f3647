/**
 * A backup is one gzip stream: a JSON line (head), then for each table of the head, in order, its rows in COPY text
 * format closed by a line `\.`, then a JSON line (tail).
 */
export interface BackupHead {
  gamekitBackup: 1;
  /** ISO-8601 UTC. */
  createdAt: string;
  /** Names of the applied migrations, in order. */
  migrations: string[];
  /** Each table comes after the tables it references. */
  tables: { name: string; columns: string[] }[];
  partitions: { table: string; name: string; bounds: string }[];
}

/** Distinguishes a complete backup from a truncated one. */
export interface BackupTail {
  end: true;
  rows: Record<string, number>;
  /** By table; absent in older backups. */
  checksums?: Record<string, string>;
  /** Last number of each sequence, which may be beyond that of any row; absent in older backups. */
  sequences?: Record<string, string>;
}

/** Tables with state of one moment or one machine. */
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
  if (head?.gamekitBackup !== 1) throw new BackupError('This is not a Gamekit backup.');
  if (head.migrations.some((name) => !knownMigrations.includes(name))) {
    throw new BackupError(
      'This backup was made by a newer or another version of Gamekit. Restore it with that version.',
    );
  }
  return head;
}

/** @throws BackupError when the backup was cut off */
export function parseTail(line: string): BackupTail {
  const tail = parseLine(line) as BackupTail | undefined;
  if (tail?.end !== true) throw cutOffError();
  return tail;
}

export const cutOffError = () =>
  new BackupError('The backup is incomplete: the file was cut off. Copy it again, or use another one.');

function parseLine(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
