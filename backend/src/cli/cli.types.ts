import type { OpenedApp } from '../open-app.js';

/** What commands are given: the application, opened only by those that need it. */
export interface CliContext {
  openApp(options?: { quiet: boolean }): Promise<OpenedApp>;
}

/** Ends a command with exit code 1 and this one line. */
export class CommandError extends Error {
  override readonly name = 'SettingError';
}
