import type { EntityManager } from 'typeorm';
import type { ArchivedTable } from './archive-tables.js';

const BATCH = 2_000;

/** A month of history. */
export interface ArchiveSpan {
  /** Month, as `2024-03`. */
  month: string;
  from: Date;
  to: Date;
  /** First moment to keep, for all months. */
  cutoff: Date;
}

/** Number of rows and their checksum: equal when nothing changed. */
export interface Fingerprint {
  rows: number;
  sum: string;
}

const FINGERPRINT = `count(*)::int as rows, coalesce(sum(hashtextextended(t::text, 0)), 0)::text as sum`;

const inSpan = ({ time, where }: ArchivedTable): string =>
  `${time} >= $1 and ${time} < $2 and $3::timestamptz is not null and ${where}`;
const toParams = ({ from, to, cutoff }: ArchiveSpan) => [from, to, cutoff];

export async function readFingerprint(
  table: ArchivedTable,
  span: ArchiveSpan,
  manager: EntityManager,
): Promise<Fingerprint> {
  const [found] = await manager.query<Fingerprint[]>(
    `select ${FINGERPRINT} from ${table.name} t where ${inSpan(table)}`,
    toParams(span),
  );
  return found!;
}

/** Reads the rows of a table in a month in batches, through a cursor of the current transaction. */
export async function* readRows(
  table: ArchivedTable,
  span: ArchiveSpan,
  manager: EntityManager,
): AsyncGenerator<Record<string, unknown>[]> {
  // The driver would convert days to local times.
  const columns = table.columns.map(({ name, type }) => (type === 'date' ? `${name}::text` : name));
  await manager.query(
    `declare archived_rows no scroll cursor for select ${columns.join(', ')} from ${table.name} t where ${inSpan(table)}`,
    toParams(span),
  );
  for (;;) {
    const rows = await manager.query<Record<string, unknown>[]>(`fetch ${BATCH} from archived_rows`);
    if (rows.length === 0) break;
    yield rows;
  }
  await manager.query('close archived_rows');
}

/** @returns what was deleted */
export async function deleteRows(
  table: ArchivedTable,
  span: ArchiveSpan,
  manager: EntityManager,
): Promise<Fingerprint> {
  const [found] = await manager.query<Fingerprint[]>(
    `with gone as (delete from ${table.name} t where ${inSpan(table)} returning t.*)
     select ${FINGERPRINT} from gone t`,
    toParams(span),
  );
  return found!;
}
