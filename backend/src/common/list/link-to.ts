import type { FastifyReply } from 'fastify';

/**
 * Adds a `Link` header (RFC 8288) with a cursor: the next page, or where to ask later for changes (`monitor`, RFC
 * 5989), with the same filter and size.
 */
export function linkTo(reply: FastifyReply, url: string, cursor: string, relation: 'next' | 'monitor'): void {
  const [path, query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('after', cursor);
  void reply.header('link', `<${path}?${search.toString()}>; rel="${relation}"`);
}
