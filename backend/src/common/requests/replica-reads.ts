import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReadDatabase } from '../../database/replicas/read-database.js';
import { readAs } from '../../database/replicas/reader.js';
import type { WritePositions } from '../../database/replicas/write-positions.js';
import { wantsEvents } from './event-streams.js';

/** Routes whose answers tell people what was written for them meanwhile: their next read must show it. */
const TELLS_OF_WORK = /^\/api\/jobs(\/|$)/;

/**
 * Lets requests that only read use replicas, and notes up to where each person has written before that person is
 * answered. Registers nothing while there are no replicas.
 */
export function replicaReads(fastify: FastifyInstance, reads: ReadDatabase, positions: WritePositions): void {
  if (reads.replicas.length === 0) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { principal } = request;
    // What is streamed is read because something was written just now.
    if (principal && onlyReads(request) && !wantsEvents(request)) readAs(principal.userId, done);
    else done();
  });
  fastify.addHook('preHandler', async (request) => {
    const { principal } = request;
    if (principal && tellsOfWrites(request) && wantsEvents(request))
      await positions.begin(principal.userId, request.id);
  });
  fastify.addHook('onSend', async (request) => {
    const { principal } = request;
    if (principal && tellsOfWrites(request) && !wantsEvents(request)) await positions.note(principal.userId);
  });
  fastify.addHook('onResponse', async (request) => {
    const { principal } = request;
    if (principal && tellsOfWrites(request) && wantsEvents(request))
      await positions.note(principal.userId, request.id);
  });
}

const onlyReads = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';

function tellsOfWrites(request: FastifyRequest): boolean {
  const { url = '', config } = request.routeOptions;
  // Tools ask by POST, and write only by the requests that they send.
  return onlyReads(request) ? TELLS_OF_WORK.test(url) : config.access?.anyScope !== true;
}
