import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from '../../src/app.module.js';
import { configureApp, httpAdapter } from '../../src/app.setup.js';
import { readEnv } from '../../src/config/env.js';
import { AppLogger } from '../../src/config/logger.js';

/** The application on the benchmark's database. */
export async function openBenchApp(
  projectRoot: string,
  settings: Record<string, string>,
): Promise<NestFastifyApplication> {
  const env = readEnv(projectRoot, settings);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.with(env), httpAdapter(env), {
    bodyParser: false,
    abortOnError: false,
    logger: new AppLogger('error'),
  });
  await configureApp(app);
  return app;
}
