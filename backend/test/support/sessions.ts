import type { TestApp } from './test-app.js';

/** Makes every session of the installation older; sessions follow the clock of the database, which a test cannot move. */
export async function ageSessions({ source }: TestApp, interval: string): Promise<void> {
  await source.query(
    `update sessions set created_at = created_at - $1::interval, rotated_at = rotated_at - $1::interval,
       last_used_at = last_used_at - $1::interval, expires_at = expires_at - $1::interval`,
    [interval],
  );
}
