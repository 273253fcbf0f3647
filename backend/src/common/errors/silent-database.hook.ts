import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { unavailable } from './problem.js';
import { sendProblem } from './problem.filter.js';
import type { DatabaseEvents } from '../../database/database-events.js';

/**
 * Answers 503 at once while the database does not respond, since queries would hang. Health checks ask the database
 * themselves; unauthenticated requests still get 401.
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
