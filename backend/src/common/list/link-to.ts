import type { FastifyReply } from 'fastify';

/**
 * Names the address behind a cursor (RFC 8288): of the next page, or where to ask later what changed meanwhile (`monitor`,
 * RFC 5989). Filter and size stay those of this page.
 */
export function linkTo(reply: FastifyReply, url: string, cursor: string, relation: 'next' | 'monitor'): void {
  const [path, query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('after', cursor);
  void reply.header('link', `<${path}?${search.toString()}>; rel="${relation}"`);
}
