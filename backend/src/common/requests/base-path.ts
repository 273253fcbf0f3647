import type { onSendHookHandler } from 'fastify';

/**
 * The address to route by: without the path below which the product stands. Addresses without it are answered as well,
 * those of proxies that cut it off and of whoever asks this process for its health.
 */
export function cutBasePath(url: string, basePath: string): string {
  if (!basePath || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** Addresses in the head of an answer, as callers see them. */
export function basePathHook(basePath: string): onSendHookHandler {
  return (_request, reply, payload, done) => {
    const { location, link } = reply.getHeaders();
    if (typeof location === 'string') void reply.header('location', location.replace(/^\//, `${basePath}/`));
    if (typeof link === 'string') void reply.header('link', link.replace(/^<\//, `<${basePath}/`));
    done(null, payload);
  };
}
