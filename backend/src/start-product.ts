import { Logger } from '@nestjs/common';
import { FirstAdmin } from './auth/accounts/first-admin.js';
import { SettingError } from './config/env.js';
import type { StartedProduct } from './config/start-messages.js';
import { SameGames } from './games/same-games/same-games.service.js';
import { JobRunner } from './jobs/run/job-runner.js';
import type { OpenedApp } from './open-app.js';
import { SampleCatalog } from './seed/sample-catalog.service.js';

/** First admin, sample catalog, workers, and the open door. */
export async function startProduct(
  { app, env }: OpenedApp,
  step: (name: string, milliseconds: number) => void,
): Promise<StartedProduct> {
  const admin = await app.get(FirstAdmin).ensure();
  // Modules tell on initialization what goes with a game that is removed or united.
  await app.init();
  const started = performance.now();
  await app.get(SampleCatalog).removeFromRealGames();
  if (await app.get(SampleCatalog).load()) {
    await app.get(SameGames).search();
    step('Sample catalog', performance.now() - started);
  }
  await app.listen(env.PORT, env.HOST).catch((error: NodeJS.ErrnoException) => {
    if (error.syscall !== 'getaddrinfo') throw error;
    throw new SettingError('HOST', `is "${env.HOST}", a name that this machine does not know`);
  });
  await app.get(JobRunner).start();
  const { port } = app.getHttpServer().address() as { port: number };
  new Logger('Gamekit').log(`Listening on ${env.HOST}:${port} with the role ${env.ROLE}`);
  const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
  const origin = env.PUBLIC_URL ?? `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  return { url: origin + env.BASE_PATH, admin };
}
