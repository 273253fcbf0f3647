import type { onSendHookHandler } from 'fastify';

/**
 * Address for routing, without the base path. Addresses without the prefix are accepted too: some proxies remove it,
 * and health checks do not use it.
 */
export function cutBasePath(url: string, basePath: string): string {
  if (!basePath || !url.startsWith(basePath)) return url;
  const rest = url.slice(basePath.length);
  if (rest === '' || rest.startsWith('?')) return `/${rest}`;
  return rest.startsWith('/') ? rest : url;
}

/** Rewrites addresses in response headers to what callers see. */
export function basePathHook(basePath: string): onSendHookHandler {
  return (_request, reply, payload, done) => {
    const { location, link } = reply.getHeaders();
    if (typeof location === 'string') void reply.header('location', location.replace(/^\//, `${basePath}/`));
    if (typeof link === 'string') void reply.header('link', link.replace(/^<\//, `<${basePath}/`));
    done(null, payload);
  };
}
