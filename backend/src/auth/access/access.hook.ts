import type { FastifyReply, FastifyRequest, HookHandlerDoneFunction } from 'fastify';
import { sendProblem } from '../../common/errors/problem.filter.js';
import { toProblem } from '../../common/errors/to-problem.js';
import { assertAllowed, isAllowed, toRequestedRoute } from './access.guard.js';
import type { AccessService } from './access.service.js';
import type { Principal } from '../../common/access/access.types.js';
import { PICTURE_COOKIE } from '../auth.types.js';

/** Notifies long responses when their reader signs out, is disabled, or loses the role. */
export function watchAccess(access: AccessService) {
  return function (this: FastifyRequest, onLost: () => void): () => void {
    const { principal } = this;
    const requested = toRequestedRoute(this);
    const route = this.routeOptions.config.access;
    if (!principal) return () => undefined;
    const { authorization } = this.headers;
    return access.watch(
      { principal, authorization, isAllowed: (now) => isAllowed(route, now, requested) },
      onLost,
    );
  };
}

/** The Authorization header, or the cookie where a page element cannot send one. */
export function getAuthorization({ headers, routeOptions, server }: FastifyRequest): string | undefined {
  if (headers.authorization || !headers.cookie || !routeOptions.config.access?.pictureCookie)
    return headers.authorization;
  // The cookie plugin runs after this hook.
  const token = server.parseCookie(headers.cookie)[PICTURE_COOKIE];
  return token && `Bearer ${token}`;
}

/**
 * Authenticates before the body is read, so that strangers are refused first. The common case, a cached token, needs
 * no promise and no query.
 */
export function accessHook(access: AccessService) {
  return (request: FastifyRequest, reply: FastifyReply, done: HookHandlerDoneFunction): void => {
    const route = request.routeOptions.config.access;
    // Pages and unknown addresses have no access decorator; the guard closes controllers without one.
    if (route === undefined || route.level === 'public') return done();
    const refuse = (error: unknown) => sendProblem(toProblem(error), request, reply);
    const admit = (principal: Principal) => {
      try {
        assertAllowed(route, principal, toRequestedRoute(request));
      } catch (error) {
        return refuse(error);
      }
      request.principal = principal;
      done();
    };
    const authorization = getAuthorization(request);
    const known = access.peek(authorization);
    if (known) return admit(known);
    void access.resolve(authorization).then(admit, refuse);
  };
}
