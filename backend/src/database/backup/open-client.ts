import type pg from 'pg';
import { DatabaseClient } from '../connection/database-client.js';

/** Opens a connection outside the pool. When the database stops, its queries fail; nothing else must. */
export async function openClient(connectionString: string): Promise<pg.Client> {
  const client = new DatabaseClient({
    connectionString,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    // It waits while others work, as a holder of a lock.
    options: '-c idle_session_timeout=0',
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
