import type { Writable } from 'node:stream';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupHead, type BackupTail, LEFT_OUT } from './backup-format.js';
import { checksumQuery, SAME_TEXTS } from './checksums.js';
import { openClient } from './open-client.js';
import { quote } from './quote.js';

/** A foreign key from `child` to a table that must be filled first. */
interface Reference {
  child: string;
  parent: string;
}

/**
 * Writes all tables from one snapshot while the product keeps working.
 * @param sink takes the uncompressed stream and is left open
 * @returns rows by table
 */
export async function writeBackup(
  databaseUrl: string,
  sink: Writable,
  { onTable, signal }: { onTable?: (table: string) => void; signal?: AbortSignal } = {},
): Promise<Record<string, number>> {
  const client = await openClient(databaseUrl);
  const stop = () => void client.end();
  signal?.addEventListener('abort', stop);
  try {
    signal?.throwIfAborted();
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
    await client.query(SAME_TEXTS);
    const head = await readHead(client);
    await write(sink, `${JSON.stringify(head)}\n`);
    const tail: BackupTail = { end: true, rows: {}, checksums: {} };
    for (const { name, columns } of head.tables) {
      onTable?.(name);
      const copied = client.query(
        copyTo(`copy (select ${columns.map(quote).join(', ')} from ${quote(name)}) to stdout`),
      );
      // Not a pipeline: one per table would leave its listeners on the sink.
      for await (const chunk of copied as AsyncIterable<Buffer>) await write(sink, chunk);
      tail.rows[name] = copied.rowCount ?? 0;
      await write(sink, '\\.\n');
      const summed = await client.query<{ checksum: string }>(checksumQuery(name, columns));
      tail.checksums = { ...tail.checksums, [name]: summed.rows[0]?.checksum ?? '' };
    }
    tail.sequences = await readSequences(client);
    await write(sink, `${JSON.stringify(tail)}\n`);
    return tail.rows;
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}

async function readHead(client: pg.Client): Promise<BackupHead> {
  const migrations = await client.query<{ name: string }>('select name from migrations order by id');
  const tables = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`,
  );
  const references = await client.query<Reference>(
    `select conrelid::regclass::text as child, confrelid::regclass::text as parent
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`,
  );
  const partitions = await client.query<BackupHead['partitions'][number]>(
    `select p.relname as table, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_class p on p.oid = i.inhparent
     where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 2`,
  );
  return {
    gamekitBackup: 1,
    createdAt: new Date().toISOString(),
    migrations: migrations.rows.map(({ name }) => name),
    tables: sortByReferences(
      tables.rows.filter(({ name }) => !LEFT_OUT.has(name)),
      references.rows,
    ),
    partitions: partitions.rows,
  };
}

async function readSequences(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** Sorts tables so that each follows those it references. */
export function sortByReferences<Table extends { name: string }>(
  tables: Table[],
  references: Reference[],
): Table[] {
  const ordered: Table[] = [];
  const placed = new Set<string>();
  let remaining = tables;
  while (remaining.length > 0) {
    const waiting = new Set(remaining.map(({ name }) => name));
    const ready = remaining.filter(
      ({ name }) => !references.some(({ child, parent }) => child === name && waiting.has(parent)),
    );
    if (ready.length === 0)
      throw new Error(`Tables refer to each other in a circle: ${[...waiting].join(', ')}`);
    for (const table of ready) placed.add(table.name);
    ordered.push(...ready);
    remaining = remaining.filter(({ name }) => !placed.has(name));
  }
  return ordered;
}

/** A sink that is destroyed while it waits for its reader does not call back. */
function write(sink: Writable, text: string | Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(sink.errored ?? new Error('The sink was closed.'));
    sink.once('close', fail);
    sink.write(text, (error) => {
      sink.off('close', fail);
      if (error) reject(error);
      else resolve();
    });
  });
}
