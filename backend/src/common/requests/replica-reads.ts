import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadDatabase } from '../../database/replicas/read-database.js';
import { readAs } from '../../database/replicas/reader.js';
import type { WritePositions } from '../../database/replicas/write-positions.js';
import { wantsEvents } from './event-streams.js';

/** Responses that report work done meanwhile: the next read must show it. */
const TELLS_OF_WORK = /^\/api\/jobs(\/|$)/;

/**
 * Lets read-only requests use replicas, and records up to where each person has written before responding. Does
 * nothing without replicas.
 */
export function replicaReads(fastify: FastifyInstance, reads: ReadDatabase, positions: WritePositions): void {
  if (reads.replicas.length === 0) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { principal } = request;
    // Streams report what was just written.
    if (principal && onlyReads(request) && !wantsEvents(request)) readAs(principal.userId, done);
    else done();
  });
  fastify.addHook('preHandler', async (request) => {
    const { principal } = request;
    if (principal && reportsWrites(request) && wantsEvents(request))
      await positions.begin(principal.userId, request.id);
  });
  fastify.addHook('onSend', async (request) => {
    const { principal } = request;
    if (principal && reportsWrites(request) && !wantsEvents(request)) await positions.note(principal.userId);
  });
  fastify.addHook('onResponse', async (request) => {
    const { principal } = request;
    if (principal && reportsWrites(request) && wantsEvents(request))
      await positions.note(principal.userId, request.id);
  });
}

const onlyReads = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function reportsWrites(request: FastifyRequest): boolean {
  const { url = '', config } = request.routeOptions;
  // MCP requests are POSTs, and write only through requests they send.
  return onlyReads(request) ? TELLS_OF_WORK.test(url) : config.access?.anyScope !== true;
}
