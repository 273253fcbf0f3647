import type { Env } from './env.js';

/** Where this installation is reached from outside. The Host header is never asked: callers choose what it says. */
export const ownAddress = ({ PUBLIC_URL, PORT }: Pick<Env, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;
