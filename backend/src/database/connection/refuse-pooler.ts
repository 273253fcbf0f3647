import pg from 'pg';
import { StartError } from '../../config/start-messages.js';

/** A pooler shares a server connection between clients only while it is free, so one check is not enough. */
const LOOKS = 10;

/**
 * LISTEN and session locks belong to one server connection. A pooler in transaction mode changes it per transaction,
 * which would silently lose both.
 * @throws StartError naming the setting that is missing or wrong
 */
export async function refusePooler(url: string, isDirectUrl: boolean): Promise<void> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 }));
  const [one, two] = clients as [pg.Client, pg.Client];
  // A connection that is lost meanwhile also fails its query.
  for (const client of clients) client.on('error', () => undefined);
  try {
    await one.connect().catch((error: Error) => {
      throw Object.assign(error, { setting: isDirectUrl ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL' });
    });
    // A pooler reports its own key where a server reports its process.
    if ((one as unknown as { processID: number }).processID === (await getServer(one))) return;
    await two.connect();
    for (let look = 0; look < LOOKS; look += 1) {
      const before = await getServer(one);
      await two.query('begin');
      const other = await getServer(two);
      const after = await getServer(one);
      await two.query('rollback');
      if (before === other || before !== after) throw new StartError(describeMissing(isDirectUrl));
    }
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

async function getServer(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]!.pid;
}

const describeMissing = (isDirectUrl: boolean): string =>
  isDirectUrl
    ? 'DATABASE_DIRECT_URL leads to a pooler in transaction mode: set it to the PostgreSQL behind the pooler.'
    : 'DATABASE_URL leads to a pooler in transaction mode, which loses LISTEN and locks: set DATABASE_DIRECT_URL to the PostgreSQL behind it.';
