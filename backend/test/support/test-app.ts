import type { LoggerService } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import path from 'node:path';
import { DataSource } from 'typeorm';
import { AppModule } from '../../src/app.module.js';
import { configureApp, httpAdapter } from '../../src/app.setup.js';
import { FirstAdmin } from '../../src/auth/accounts/first-admin.js';
import { Clock } from '../../src/common/time/clock.js';
import { readEnv } from '../../src/config/env.js';
import { AppLogger } from '../../src/config/logger.js';
import { JobRunner } from '../../src/jobs/run/job-runner.js';
import { type Api, api } from './api.js';
import { createMigratedDatabase, patientConnection } from './test-database.js';

export const ADMIN = { email: 'ada@studio.example', password: 'correct horse battery' };

/** Where nothing listens: a test that needs a store names its own, none reaches the real ones. */
export const CLOSED_STORES = {
  APP_STORE_URL: 'http://127.0.0.1:9',
  GOOGLE_PLAY_URL: 'http://127.0.0.1:9',
  STORE_PICTURES_URL: 'http://127.0.0.1:9',
};

/** The name that @nestjs/typeorm provides its options by. */
const TYPEORM_OPTIONS = 'TypeOrmModuleOptions';

interface TestAppOptions {
  /** Settings on top of those every test runs with; volume limits are off unless `RATE_LIMIT: 'on'`. */
  env?: Record<string, string>;
  /** Replaces providers, for instance an outside service. */
  override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
  /** Runs jobs; without it they stay queued. */
  workers?: boolean;
  /** Takes what would be logged; without it nothing is. */
  logger?: LoggerService;
  /** Where the built front ends are looked for; by default those of this checkout. */
  projectRoot?: string;
  /** Another application's database, or a way to it; without it the application gets one of its own. */
  databaseUrl?: string;
  /** Gives the database up as soon as the product does, however busy this machine is. */
  impatient?: boolean;
}

export interface TestApp {
  app: NestFastifyApplication;
  url: string;
  databaseUrl: string;
  source: DataSource;
  clock: TestClock;
  /** Calls of nobody. */
  api: Api;
  /** Calls of the first administrator, {@link ADMIN}. */
  admin: Api;
  /** Signs in and gives the access token. */
  getToken(email: string, password: string): Promise<string>;
  close(): Promise<void>;
}

/** The real time, which a test may move. */
export class TestClock extends Clock {
  private offsetMs = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMs);
  }

  advance(milliseconds: number): void {
    this.offsetMs += milliseconds;
  }

  /** Makes it differ from the real time by this much; negative is slow. */
  set(offsetMs: number): void {
    this.offsetMs = offsetMs;
  }
}

/** Opens the whole application on a database of its own, with one administrator. */
export async function openTestApp({
  env = {},
  override,
  workers = false,
  logger,
  databaseUrl,
  impatient = false,
  projectRoot = path.resolve(__dirname, '../../..'),
}: TestAppOptions = {}): Promise<TestApp> {
  const database = databaseUrl
    ? { url: databaseUrl, drop: () => Promise.resolve() }
    : await createMigratedDatabase();
  const settings = readEnv(projectRoot, {
    DATABASE_URL: database.url,
    JWT_SECRET: 'only-for-tests-0123456789-abcdefghijklmnop',
    PORT: '0',
    LOG_LEVEL: 'silent',
    SAMPLE_DATA: 'off',
    RATE_LIMIT: 'off',
    ...CLOSED_STORES,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  });
  const clock = new TestClock();
  const builder = Test.createTestingModule({ imports: [AppModule.with(settings)] })
    .overrideProvider(Clock)
    .useValue(clock);
  if (!impatient) {
    builder
      .overrideProvider(TYPEORM_OPTIONS)
      .useValue({ ...patientConnection(database.url), autoLoadEntities: true, retryAttempts: 0 });
  }
  const module = await (override ? override(builder) : builder).compile();
  const app = module.createNestApplication<NestFastifyApplication>(httpAdapter(settings), {
    bodyParser: false,
    logger: logger ?? new AppLogger(settings.LOG_LEVEL),
  });
  await configureApp(app);
  await app.get(FirstAdmin).ensure();
  await app.listen(0, '127.0.0.1');
  if (workers) await app.get(JobRunner).start();
  const calls = api(app);
  const getToken = async (email: string, password: string) => {
    const answer = await calls.post('/api/auth/login').send({ email, password }).expect(200);
    return (answer.body as { accessToken: string }).accessToken;
  };
  return {
    app,
    url: await app.getUrl(),
    databaseUrl: database.url,
    source: app.get(DataSource),
    clock,
    api: calls,
    admin: calls.as(await getToken(ADMIN.email, ADMIN.password)),
    getToken,
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}
