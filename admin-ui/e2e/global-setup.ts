import { freePort, startProduct } from './product.js';

/**
 * Starts the built product for all journeys and stops it afterwards. With E2E_BASE_URL, E2E_EMAIL and E2E_PASSWORD set,
 * the journeys go to that product instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env.E2E_BASE_URL) return;
  process.env.E2E_EMAIL = 'analyst@example.com';
  process.env.E2E_PASSWORD = 'three harbours and a tile';
  // Nobody listens here until a journey waits for mail: until then mails stay queued, and readable.
  process.env.E2E_SMTP_PORT = String(await freePort());
  const product = await startProduct({
    ADMIN_EMAIL: process.env.E2E_EMAIL,
    ADMIN_PASSWORD: process.env.E2E_PASSWORD,
    // One journey has a product of its own for it.
    CONFIRM_EMAIL: 'off',
    SMTP_URL: `smtp://127.0.0.1:${process.env.E2E_SMTP_PORT}`,
  });
  process.env.E2E_BASE_URL = product.url;
  return product.stop;
}
