import { startProduct } from './product.js';

/**
 * Starts the built product for all journeys and stops it afterwards. With E2E_BASE_URL, E2E_EMAIL and E2E_PASSWORD set,
 * the journeys go to that product instead.
 */
export default async function globalSetup(): Promise<(() => Promise<void>) | void> {
  if (process.env.E2E_BASE_URL) return;
  process.env.E2E_EMAIL = 'analyst@example.com';
  process.env.E2E_PASSWORD = 'three harbours and a tile';
  const product = await startProduct({
    ADMIN_EMAIL: process.env.E2E_EMAIL,
    ADMIN_PASSWORD: process.env.E2E_PASSWORD,
  });
  process.env.E2E_BASE_URL = product.url;
  return product.stop;
}
