import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { sendProblem } from '../common/errors/problem.filter.js';
import { toProblem } from '../common/errors/to-problem.js';
import { assertAllowed } from './access.guard.js';
import type { AccessService } from './access.service.js';

/**
 * Asks who is calling before the body is read, so that strangers are refused first, whatever they send.
 * The common case, a token that was checked before, ends without a promise or a query.
 */
export function accessHook(access: AccessService) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const level = request.routeOptions.config.access;
    // Pages and unknown addresses have no level; a controller without one is closed by the guard.
    if (level === undefined || level === 'public') return done();
    const { authorization } = request.headers;
    const known = access.peek(authorization);
    if (known && (level === 'user' || known.role === 'admin')) {
      request.principal = known;
      return done();
    }
    access
      .resolve(authorization)
      .then((principal) => {
        assertAllowed(level, principal);
        request.principal = principal;
        done();
      })
      .catch((error: unknown) => sendProblem(toProblem(error), request, reply));
  };
}
