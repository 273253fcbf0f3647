import pg from 'pg';
import { NOT_ALLOWED, restoreBackupFile, type RowCounts, toBackupError } from './backup-file.js';
import { BackupError } from './backup-format.js';
import { openClient } from './open-client.js';

/**
 * Restores a backup to a temporary database beside `url`, comparing counts and checksums of all tables.
 * @param signal stops it immediately
 * @throws BackupError that says what is wrong
 */
export async function verifyBackupFile(url: string, file: string, signal?: AbortSignal): Promise<RowCounts> {
  const client = await openClient(url);
  const scratch = new URL(url);
  const name = `${decodeURIComponent(scratch.pathname.slice(1))}_backup_check`;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  // Also removes one left by a killed process.
  const drop = () => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`);
  const stop = () => void drop().catch(() => undefined);
  try {
    await client.query('set statement_timeout = 0');
    await drop();
    await client.query(
      `create database ${pg.escapeIdentifier(name)} template template0 encoding 'UTF8' locale 'C'`,
    );
    signal?.addEventListener('abort', stop);
    return await restoreBackupFile(scratch.href, file).finally(drop);
  } catch (error) {
    if ((error as { code?: string }).code === NOT_ALLOWED)
      throw new BackupError(
        'The database role may not create the database for verifying backups. Run: alter role … createdb.',
      );
    throw toBackupError(error, file, 'read');
  } finally {
    signal?.removeEventListener('abort', stop);
    await client.end();
  }
}
