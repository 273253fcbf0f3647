import type { FastifyInstance } from 'fastify';

/** Lists the methods of an address for a 405; empty for an unknown address. */
export type OtherMethods = (path: string) => string[];

/** Must be called before routes are added. */
export function methodNotAllowed(fastify: FastifyInstance): OtherMethods {
  const routes: { pattern: RegExp; method: string }[] = [];
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/')) return;
    const pattern = new RegExp(`^${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`);
    for (const name of [method].flat()) routes.push({ pattern, method: name });
  });
  return (path) => [
    ...new Set(routes.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method)),
  ];
}
