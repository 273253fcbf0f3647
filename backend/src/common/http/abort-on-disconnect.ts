import type { FastifyReply } from 'fastify';

/** Aborted when the client goes away before it has its answer. */
export function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) left.abort();
  });
  return left.signal;
}
