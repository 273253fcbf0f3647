import type { Env } from './env.js';

/** Where this installation is reached from outside. The Host header is never asked: callers choose what it says. */
export const ownAddress = ({
  PUBLIC_URL,
  BASE_PATH,
  PORT,
}: Pick<Env, 'PUBLIC_URL' | 'BASE_PATH' | 'PORT'>): string =>
  `${PUBLIC_URL ?? `http://localhost:${PORT}`}${BASE_PATH}`;
