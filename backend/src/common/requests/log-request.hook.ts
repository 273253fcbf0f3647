import { Logger } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

const logger = new Logger('Requests');

/** Logs one line per request, without the query string, which may contain what people typed. */
export function logRequestHook(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  const path = request.url.split('?')[0];
  const milliseconds = reply.elapsedTime.toFixed(1);
  logger.debug(`${request.method} ${path} ${reply.statusCode} ${milliseconds} ms (request ${request.id})`);
  done();
}
