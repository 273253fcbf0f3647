import type { Env } from './env.js';

/** Public address of this installation. The Host header is not used: callers control it. */
export const ownAddress = ({
  PUBLIC_URL,
  BASE_PATH,
  PORT,
}: Pick<Env, 'PUBLIC_URL' | 'BASE_PATH' | 'PORT'>): string =>
  `${PUBLIC_URL ?? `http://localhost:${PORT}`}${BASE_PATH}`;
