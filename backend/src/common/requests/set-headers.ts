import type { FastifyReply } from 'fastify';

/** @param headers names and values in turn, which Node writes much faster than an object of them */
export function setHeaders(reply: FastifyReply, headers: readonly string[]): void {
  for (let n = 0; n < headers.length; n += 2) void reply.header(headers[n]!, headers[n + 1]);
}
