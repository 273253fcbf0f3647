import { Command } from 'commander';
import { backupCommands } from '../../src/cli/operations/backup.commands.js';
import type { TestApp } from './test-app.js';

/** Runs `backup` or `restore` on the database of an application. @returns what it prints */
export async function runBackupCommand({ app }: TestApp, ...words: string[]): Promise<string> {
  const program = new Command().exitOverride().configureOutput({ writeErr: () => undefined });
  backupCommands(program, {
    openApp: () => Promise.resolve({ app, close: () => Promise.resolve() }) as never,
  });
  const printed = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const told = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  try {
    await program.parseAsync(['node', 'cli', ...words]);
    return printed.mock.calls.map(([text]) => String(text)).join('');
  } finally {
    printed.mockRestore();
    told.mockRestore();
  }
}
