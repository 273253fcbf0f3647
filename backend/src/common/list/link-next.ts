import type { FastifyReply } from 'fastify';

/** Names the address of the page behind a cursor (RFC 8288); filter and size stay those of this page. */
export function linkNext(reply: FastifyReply, url: string, cursor: string): void {
  const [path, query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set('after', cursor);
  void reply.header('link', `<${path}?${search.toString()}>; rel="next"`);
}
