import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { unavailable } from './problem.js';
import { sendProblem } from './problem.filter.js';
import type { DatabaseEvents } from '../../database/database-events.js';

/**
 * Answers 503 at once while the database is silent: a query would not fail but wait. Health is asked the database
 * itself; strangers are still told that they are strangers.
 */
export function silentDatabaseHook(events: DatabaseEvents, isPublic: (request: FastifyRequest) => boolean) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const asksDatabase =
      events.silent &&
      request.routeOptions.config.access !== undefined &&
      !request.url.startsWith('/api/health/') &&
      (isPublic(request) || request.headers.authorization !== undefined);
    if (!asksDatabase) return done();
    sendProblem(
      unavailable('The database is not reachable right now.', 'database_unavailable'),
      request,
      reply,
    );
  };
}
