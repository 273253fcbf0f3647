import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ADMIN, CLOSED_STORES } from './test-app.js';
import { waitUntil } from './wait-until.js';

const MAIN = path.resolve(__dirname, '../../dist/src/main.js');
/** Settings of an installation on this machine must not reach the product under test. */
const UNSET = [
  'PUBLIC_URL',
  'TRUST_PROXY',
  'DATABASE_DIRECT_URL',
  'BACKUP_CRON',
  'DATABASE_READ_URL',
  'HTTPS_PROXY',
  'RANKINGS_CRON',
  'REDIS_URL',
  'SMTP_URL',
  'CONFIRM_EMAIL',
];

/** The built product, running as a process of its own. */
export class Product {
  output = '';
  url = '';
  private readonly process: ChildProcess;
  private readonly exit: Promise<number | null>;

  constructor(databaseUrl: string, env: Record<string, string> = {}) {
    if (!existsSync(MAIN)) throw new Error('The backend is not built: node scripts/build.mjs');
    this.process = spawn(process.execPath, [MAIN], {
      env: {
        PATH: process.env.PATH,
        ...Object.fromEntries(UNSET.map((name) => [name, ''])),
        DATABASE_URL: databaseUrl,
        JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
        HOST: '127.0.0.1',
        PORT: '0',
        ROLE: 'all',
        LOG_LEVEL: 'warn',
        SAMPLE_DATA: 'off',
        RATE_LIMIT: 'off',
        ...CLOSED_STORES,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.process.stdout, this.process.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => (this.output += text));
    }
    this.exit = once(this.process, 'exit').then(([code]) => code as number | null);
  }

  /** Waits until it says where it answers. */
  async started(): Promise<this> {
    this.url = await waitUntil(
      'the product starts',
      () => {
        if (this.process.exitCode !== null) throw new Error(`It ended: ${this.output}`);
        return /ready at (http:\S+)/.exec(this.output)?.[1];
      },
      60,
    );
    return this;
  }

  send(signal: NodeJS.Signals): void {
    this.process.kill(signal);
  }

  /** @returns the exit code; null when it was killed */
  ended(): Promise<number | null> {
    return this.exit;
  }

  async kill(): Promise<void> {
    if (this.process.exitCode === null && this.process.signalCode === null) this.process.kill('SIGKILL');
    await this.exit;
  }
}
