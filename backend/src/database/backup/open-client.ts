import type pg from 'pg';
import { DatabaseClient } from '../connection/database-client.js';

/** Opens a connection outside the pool. When the database stops, its queries fail; nothing else must. */
export async function openClient(connectionString: string): Promise<pg.Client> {
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 5_000 });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
