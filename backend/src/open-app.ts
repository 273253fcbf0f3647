import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AppModule } from './app.module.js';
import { assertAdminPassword } from './auth/accounts/first-admin.js';
import { configureApp, httpAdapter } from './app.setup.js';
import { ServerDrain } from './common/shutdown/server-drain.js';
import { type Env, readEnv, withSecrets } from './config/env.js';
import { AppLogger } from './config/logger.js';
import { startEmbeddedPostgres } from './database/embedded/embedded.js';

export interface OpenedApp {
  app: NestFastifyApplication;
  env: Env;
  /** Ends the application, and the embedded database when this process started it. */
  close(): Promise<void>;
}

interface OpenOptions {
  projectRoot: string;
  /** `document` uses a throw-away database: only the routes matter. */
  purpose: 'serve' | 'command' | 'document';
  /** Logs nothing: standard output belongs to the caller. */
  quiet?: boolean;
  /** Told what was done, with the time it took. */
  step?: (name: string, milliseconds: number) => void;
}

/**
 * Opens the application on the configured database, starting the embedded one when none is configured.
 * @throws SettingError, EmbeddedPostgresError: one line that says what to do
 */
export async function openApp({
  projectRoot,
  purpose,
  quiet = false,
  step = () => undefined,
}: OpenOptions): Promise<OpenedApp> {
  const scratch = purpose === 'document' ? mkdtempSync(path.join(tmpdir(), 'gamekit-')) : undefined;
  const source = scratch
    ? { DATA_DIR: scratch, PORT: '0', LOG_LEVEL: 'silent', SAMPLE_DATA: 'off' }
    : undefined;
  const settings = source ? readEnv(projectRoot, source) : readEnv(projectRoot);
  if (quiet) settings.LOG_LEVEL = 'silent';
  if (purpose === 'serve') assertAdminPassword(settings);
  const embedded = await measure(step, 'PostgreSQL', async () =>
    settings.DATABASE_URL
      ? undefined
      : startEmbeddedPostgres({
          dataDir: settings.DATA_DIR,
          projectRoot,
          throwaway: scratch !== undefined,
          log: (line) => process.stderr.write(`${line}\n`),
        }),
  );
  try {
    const env: Env = { ...withSecrets(settings), DATABASE_URL: settings.DATABASE_URL ?? embedded?.url };
    const app = await measure(step, 'Migrations and modules', async () => {
      const created = await NestFactory.create<NestFastifyApplication>(
        AppModule.with(env),
        httpAdapter(env),
        {
          bodyParser: false,
          abortOnError: false,
          logger: new AppLogger(env.LOG_LEVEL),
        },
      );
      await configureApp(created);
      return created;
    });
    const close = async () => {
      if (purpose === 'serve') await app.get(ServerDrain).begin();
      await app.close();
      await embedded?.stop();
      if (scratch) rmSync(scratch, { recursive: true, force: true });
    };
    return { app, env, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

async function measure<T>(
  step: (name: string, ms: number) => void,
  name: string,
  work: () => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const result = await work();
  step(name, performance.now() - started);
  return result;
}
