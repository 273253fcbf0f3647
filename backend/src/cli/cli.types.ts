import type { OpenedApp } from '../open-app.js';

/** Context of commands; the application is started only by those that need it. */
export interface CliContext {
  openApp(options?: { quiet: boolean }): Promise<OpenedApp>;
}

/** Ends a command with exit code 1 and this message as one line. */
export class CommandError extends Error {
  override readonly name = 'SettingError';
}
